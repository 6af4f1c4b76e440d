/** The rule book: searched by words or numbers, read article by article, in every edition. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { go } from '../app/router';
import { inWords } from '../api/client';
import {
  contents,
  EDITIONS,
  lawAddress,
  NEWEST,
  search,
  type Brief,
  type Chapter,
  type Hits,
} from '../api/laws';
import { onLanguage, t } from '../words/words';
import '../laws/law-article';
import '../styles/laws.css';

/** How long to wait for the next letter before looking. */
const PAUSE_MS = 200;

@customElement('laws-page')
export class LawsPage extends Part {
  /** The number of the article that is read, if one is. */
  @property() article = '';
  @property() edition: string = NEWEST;
  @property() words = '';

  @state() private chapters: Chapter[] = [];
  @state() private hits: Hits | undefined;
  @state() private failure = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(onLanguage(() => void this.read()));
    this.whileHere(() => clearTimeout(this.timer));
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    // Whoever opens an article while a search waits for the next letter stays with the article.
    if (changed.has('article')) clearTimeout(this.timer);
    if (changed.has('edition') || changed.has('words')) void this.read();
  }

  private async read(): Promise<void> {
    const { edition, words } = this;
    try {
      const found = words === '' ? undefined : await search(words, edition);
      const chapters = await contents(edition);
      if (edition !== this.edition || words !== this.words) return;
      this.hits = found;
      this.chapters = chapters;
      this.failure = '';
    } catch (error) {
      this.failure = inWords(error);
    }
  }

  private address(edition: string, words: string): string {
    const query = new URLSearchParams();
    if (edition !== NEWEST) query.set('edition', edition);
    if (words !== '') query.set('q', words);
    const text = query.toString();
    return `/laws${text === '' ? '' : `?${text}`}`;
  }

  private look(words: string): void {
    clearTimeout(this.timer);
    const to = this.address(this.edition, words.trim());
    // Letters that are typed one after the other are one step back.
    this.timer = setTimeout(() => go(to, this.article === '' ? 'replace' : 'push'), PAUSE_MS);
  }

  private choose(edition: string): void {
    go(this.article === '' ? this.address(edition, this.words) : lawAddress(this.article, edition));
  }

  protected override render(): TemplateResult {
    const reads = this.article !== '';
    return html`
      <section class="page laws ${reads ? 'reads' : ''}">
        <h1>${t('page-laws')}</h1>
        <p class="soft laws-note">${t('laws-own-words')}</p>
        <form class="laws-search" role="search" @submit=${this.submit}>
          <label class="laws-words">
            <span>${t('laws-search')}</span>
            <input
              type="search"
              name="q"
              autocomplete="off"
              placeholder=${t('laws-search-hint')}
              .value=${this.words}
              @input=${(event: Event) => this.look((event.target as HTMLInputElement).value)}
            />
          </label>
          <label>
            <span>${t('laws-edition')}</span>
            <select
              name="edition"
              @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}
            >
              ${EDITIONS.map(
                (year) =>
                  html`<option value=${year} ?selected=${year === this.edition}>${year}</option>`,
              )}
            </select>
          </label>
        </form>
        ${this.failure ? html`<p class="error" role="alert">${this.failure}</p>` : nothing}
        <div class="laws-columns">
          <div class="laws-list">${this.hits ? this.found(this.hits) : this.table()}</div>
          ${reads
            ? html`<law-article .number=${this.article} .edition=${this.edition}></law-article>`
            : nothing}
        </div>
      </section>
    `;
  }

  private submit(event: Event): void {
    event.preventDefault();
    const first = this.hits?.articles[0];
    if (this.words !== '' && first) go(lawAddress(first.number ?? first.id, this.edition));
  }

  private found(hits: Hits): TemplateResult {
    const count = hits.articles.length;
    let said = t('laws-found', { count: hits.count });
    if (count === 0) said = t('laws-found-none', { words: this.words });
    else if (!hits.has_all_words) said = t('laws-not-all-words', { words: this.words });
    return html`
      <p role="status">${said}</p>
      <ul class="laws-hits">
        ${hits.articles.map((it) => this.item(it, true))}
      </ul>
    `;
  }

  private table(): TemplateResult {
    const here = this.article.split('.')[0];
    return html`<nav aria-label=${t('laws-chapters')}>
      ${this.chapters.map(
        (chapter) => html`
          <details class="laws-chapter" ?open=${chapter.name === here}>
            <summary><b>${chapter.name}</b> ${chapter.title}</summary>
            <ul>
              ${chapter.articles.map((it) => this.item(it, false))}
            </ul>
          </details>
        `,
      )}
    </nav>`;
  }

  private item(it: Brief, full: boolean): TemplateResult {
    const number = it.number ?? it.id;
    const here = number === this.article;
    return html`
      <li class=${it.heading ? 'heading' : ''}>
        <a href=${lawAddress(number, this.edition)} aria-current=${here ? 'page' : nothing}>
          <b>${number}</b> ${it.title}
        </a>
        ${full && it.summary ? html`<p class="soft">${it.summary}</p>` : nothing}
      </li>
    `;
  }
}
