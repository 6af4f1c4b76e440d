/** A board in the grid of a competition: who plays, the clocks, and what it needs. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { BoardBrief } from '../api/officials';
import type { Side } from '../api/officials';
import { scoreText } from '../parts/score-text';
import { told } from '../words/told';
import { t } from '../words/words';
import { needWords } from './needs';
import { needSign } from './signs';
import './board-picture';
import './running-time';

@customElement('board-card')
export class BoardCard extends Part {
  @property({ attribute: false }) board!: BoardBrief;
  @property({ type: Number }) number = 0;
  /** When the board was told, by this device's clock. */
  @property({ type: Number }) told = 0;
  @property() address = '';

  protected override render(): TemplateResult {
    const { board } = this;
    const need = board.desk?.need ?? (board.over ? 'over' : 'playing');
    return html`
      <article class="board-card need-${need}" aria-labelledby=${`b-${board.game}`}>
        <h3 id=${`b-${board.game}`}>
          <a href=${this.address}>
            <span class="board-number">${t('board-number', { number: this.number })}</span>
            <span class="visually-hidden">${board.white} – ${board.black}</span>
          </a>
        </h3>
        ${this.badge(need)}
        <board-picture
          .pieces=${board.board}
          .last=${board.last?.uci ?? ''}
          aria-hidden="true"
        ></board-picture>
        <div class="board-players">${this.player('black')} ${this.player('white')}</div>
        ${this.why()}
      </article>
    `;
  }

  private badge(need: BoardCardNeed): TemplateResult | typeof nothing {
    const { board } = this;
    if (need === 'playing') {
      const last = board.last;
      return html`<p class="badge">${last ? t('board-move', { number: last.number }) : t('need-playing')}</p>`;
    }
    const words = board.outcome && need === 'over' ? scoreText(board.outcome.score) : needWords(need, board);
    return html`<p class="badge">
      ${needSign(need === 'decision' && board.desk?.call ? 'call' : need)}${words}
    </p>`;
  }

  private player(side: Side): TemplateResult {
    const { board } = this;
    const clocks = board.clocks;
    const runs = clocks?.running === side;
    const flag = clocks?.first_flag === side;
    const illegal = board.illegal_moves?.[side] ?? 0;
    return html`
      <div class="board-player ${runs ? 'runs' : ''}">
        <span class="board-side ${side}" role="img" aria-label=${t('side', { side })}></span>
        <span class="board-name">${board[side] || t('side', { side })}</span>
        ${illegal > 0
          ? html`<span class="tally" title=${t('tally-illegal', { count: illegal })}>
              <span aria-hidden="true">×${illegal}</span>
              <span class="visually-hidden">${t('tally-illegal', { count: illegal })}</span>
            </span>`
          : nothing}
        ${clocks
          ? html`<span class="board-time ${board.over ? 'over' : ''}">
              ${flag ? html`<span class="flag" role="img" aria-label=${t('flag-first')}>⚑</span>` : nothing}
              ${runs ? html`<span class="visually-hidden">${t('clock-runs')}</span>` : nothing}<running-time .clocks=${clocks} .side=${side} .told=${this.told}></running-time>
            </span>`
          : nothing}
      </div>
    `;
  }

  /** In a sentence, what the arbiter is needed for. */
  private why(): TemplateResult | typeof nothing {
    const desk = this.board.desk;
    if (!desk) return nothing;
    const said: string[] = [];
    if (this.board.broken !== undefined) said.push(t('record-broken-why', { why: this.board.broken }));
    if (desk.call) {
      said.push(
        desk.call.because === null
          ? t('call-by', { side: desk.call.by })
          : t('call-by-because', { side: desk.call.by, text: desk.call.because }),
      );
    }
    else if (desk.question) said.push(told(desk.question));
    if (desk.appeal) said.push(t('appeal-by', { side: desk.appeal }));
    said.push(...desk.facts.map((fact) => told(fact.message)));
    return said.length === 0 ? nothing : html`<p class="board-why">${said.join(' ')}</p>`;
  }
}

type BoardCardNeed = Parameters<typeof needWords>[0];
