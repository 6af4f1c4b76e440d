/** Links that were just made; their secrets are told only once, so they are to be printed or sent. */
import { html, nothing, type TemplateResult } from 'lit';
import { addressOf } from '../api/links';
import type { NewLink } from '../api/types';
import { t } from '../words/words';
import { roleWords } from '../parts/role-words';
import './link-card';

export interface LinkGroup {
  title: string;
  links: NewLink[];
}

/** Assistants are rare; their links are made on demand. */
const LEFT_OUT = ['white-assistant', 'black-assistant'];

export function createdLinks(groups: LinkGroup[]): TemplateResult | typeof nothing {
  if (groups.length === 0) return nothing;
  return html`<section class="created" aria-labelledby="created-title">
    <h2 id="created-title" tabindex="-1">${t('links-made')}</h2>
    <p class="warn">${t('links-once')}</p>
    <p class="no-print"><button type="button" @click=${() => window.print()}>${t('links-print')}</button></p>
    ${groups.map(
      (group) => html`<section>
        <h3>${group.title}</h3>
        <div class="link-grid">
          ${group.links
            .filter((link) => !LEFT_OUT.includes(link.role))
            .map(
              (link) =>
                html`<link-card
                  .heading=${roleWords(link.role)}
                  .name=${link.name}
                  .address=${addressOf(link)}
                ></link-card>`,
            )}
        </div>
      </section>`,
    )}
  </section>`;
}
