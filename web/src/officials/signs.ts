/** Small signs for what a board needs, drawn so that they look alike on every device. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Need } from '../api/officials';

const SIGNS: Record<Need, SVGTemplateResult> = {
  decision: svg`<path d="M5.6 6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7M8 12.6v.2" />`,
  // A raised hand.
  call: svg`<path d="M4.2 9.2V5.4M6.4 8V3M8.6 8V2.6M10.8 8.2V3.6M4.2 9.2c0 3 1.5 4.6 4 4.6s4.2-1.6 4.2-4.4V6.6" />`,
  notice: svg`<path d="M8 3v6.2M8 12.4v.4" />`,
  paused: svg`<path d="M5.6 3.6v8.8M10.4 3.6v8.8" />`,
  'time-trouble': svg`<path d="M8 3.4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM8 5.6v2.8l1.8 1.2M6.6 1.6h2.8" />`,
  'not-started': svg`<path d="M8 3.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z" />`,
  playing: svg`<path d="M5.6 3.6v8.8l6.6-4.4z" />`,
  over: svg`<path d="M3.4 8.4l3.2 3.2 6-7" />`,
};

export function needSign(need: Need): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${SIGNS[need]}</svg>`;
}

/** A bell, struck through when it is silent. */
export function bellSign(on: boolean): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    ${svg`<path d="M4 11.2V7.4a4 4 0 0 1 8 0v3.8l1 1.2H3zM7 14h2" />`}
    ${on ? '' : svg`<path d="M2.4 2.4l11.2 11.2" />`}
  </svg>`;
}
