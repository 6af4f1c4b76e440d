/** One article with all that the rule book has about it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { inWords } from '../api/client';
import { article, EDITIONS, lawAddress, type Article, type Brief, type Clause } from '../api/laws';
import { currentLanguage, onLanguage, t } from '../words/words';
import './law-case';

@customElement('law-article')
export class LawArticle extends Part {
  @property() number = '';
  @property() edition = '';
  @state() private page: Article | undefined;
  @state() private failure = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(onLanguage(() => void this.read()));
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('number') || changed.has('edition')) void this.read();
  }

  private async read(): Promise<void> {
    const { number, edition } = this;
    try {
      const page = await article(number, edition);
      if (number !== this.number || edition !== this.edition) return;
      this.page = page;
      this.failure = '';
    } catch (error) {
      this.page = undefined;
      this.failure = inWords(error);
    }
  }

  protected override render(): TemplateResult {
    if (this.failure) return html`<p class="error" role="alert">${this.failure}</p>`;
    const { page } = this;
    if (!page) return html`<p class="soft">${t('laws-loading')}</p>`;
    const clause = page.clauses[this.edition];
    const name = t('laws-article', { article: clause?.number ?? page.id });
    return html`
      <article class="law card" aria-labelledby="law-title">
        <p class="law-back"><a href="/laws">${t('laws-all')}</a></p>
        <h2 id="law-title">
          <span class="law-number">${name}</span>
          <span>${clause?.title ?? page.title}</span>
        </h2>
        ${clause ? this.body(clause) : this.elsewhere(page)} ${this.numbers(page)}
        ${this.briefs('laws-parts', page.parts)} ${this.differences(page)}
        ${this.entries('laws-notes', page.notes.map((note) => [note.title, note.text]))}
        ${this.open(page)} ${this.cases(page)} ${this.words(page)}
        ${this.briefs('laws-related', page.see_also)}
      </article>
    `;
  }

  private body(clause: Clause): TemplateResult {
    const { setting } = clause;
    return html`
      <p class="law-text">${clause.summary}</p>
      <p class="soft">${t(clause.heading ? 'laws-heading' : `laws-kind-${clause.kind}`)}</p>
      ${clause.penalties.length === 0
        ? nothing
        : html`<p><b>${t('laws-penalties')}:</b> ${clause.penalties.join(', ')}</p>`}
      ${setting
        ? html`<p>
            <b>${t('laws-setting')}:</b>
            ${t('laws-default', { setting: setting.name, default: setting.default })}
          </p>`
        : nothing}
    `;
  }

  /** The edition has no such article, or has it under another. */
  private elsewhere(page: Article): TemplateResult {
    const place = page.places[this.edition];
    return html`<p>
      ${place
        ? t('laws-stands-in', { edition: this.edition, number: place })
        : t('laws-not-in-edition', { edition: this.edition })}
    </p>`;
  }

  private numbers(page: Article): TemplateResult {
    const differs = page.clauses[this.edition]?.differs;
    return html`
      <h3>${t('laws-numbers')}</h3>
      <ul class="law-numbers">
        ${EDITIONS.map((year) => {
          const number = page.numbers[year];
          const here = year === this.edition;
          return html`<li class=${here ? 'here' : ''}>
            <span class="soft">${year}</span>
            ${number ? html`<a href=${lawAddress(number, year)}>${number}</a>` : html`–`}
          </li>`;
        })}
      </ul>
      ${differs ? html`<h3>${t('laws-changed')}</h3><p>${differs}</p>` : nothing}
    `;
  }

  private briefs(heading: string, all: Brief[]): TemplateResult | typeof nothing {
    if (all.length === 0) return nothing;
    return html`
      <h3>${t(heading)}</h3>
      <ul class="law-briefs">
        ${all.map((it) => {
          const number = it.number ?? it.id;
          return html`<li>
            <a href=${lawAddress(number, this.edition)}><b>${number}</b> ${it.title}</a>
          </li>`;
        })}
      </ul>
    `;
  }

  private differences(page: Article): TemplateResult | typeof nothing {
    if (page.differences.length === 0) return nothing;
    return html`
      <h3>${t('laws-differences')}</h3>
      ${page.differences.map(
        (it) => html`
          <p><b>${it.subject}</b></p>
          <dl class="law-years">
            ${[...EDITIONS].reverse().map(
              (year) => html`<dt>${year}</dt><dd>${it.says[year] ?? '–'}</dd>`,
            )}
          </dl>
        `,
      )}
    `;
  }

  private entries(heading: string, all: [string, string][]): TemplateResult | typeof nothing {
    if (all.length === 0) return nothing;
    return html`<h3>${t(heading)}</h3>
      ${all.map(([about, text]) => html`<p><b>${about}.</b> ${text}</p>`)}`;
  }

  private open(page: Article): TemplateResult | typeof nothing {
    if (page.open_points.length === 0) return nothing;
    return html`<h3>${t('laws-open-points')}</h3>
      ${page.open_points.map(
        (it) => html`<p><b>${it.subject}.</b> ${it.open} <b>${t('laws-decision')}</b> ${it.decision}</p>`,
      )}`;
  }

  private cases(page: Article): TemplateResult | typeof nothing {
    if (page.cases.length === 0) return nothing;
    return html`<h3>${t('laws-cases')}</h3>
      <p class="soft">${t('laws-cases-hint')}</p>
      ${page.cases.map(
        (it) => html`<law-case .page=${it.page} .heading=${it.title} .editions=${it.editions}></law-case>`,
      )}`;
  }

  private words(page: Article): TemplateResult | typeof nothing {
    if (page.glossary.length === 0) return nothing;
    const own = currentLanguage();
    const others = (['en', 'pl', 'sk'] as const).filter((code) => code !== own);
    return html`<h3>${t('laws-words')}</h3>
      <dl class="law-words">
        ${page.glossary.map(
          (it) => html`
            <dt>
              ${it[own]}
              <span class="soft">(${others.map((code, i) => html`${i ? ', ' : ''}${code} <span lang=${code}>${it[code]}</span>`)})</span>
            </dt>
            <dd>${it.meaning}</dd>
          `,
        )}
      </dl>`;
  }
}
