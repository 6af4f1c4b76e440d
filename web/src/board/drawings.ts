/**
 * The pieces as they are drawn: outlines of our own in the manner of Staunton, on a field of 100 by 100. `body`
 * has the colour of the piece, `line` and `eye` are drawn on it; `board.css` gives the colours.
 */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Kind } from './pieces';

const DRAWINGS: Record<Kind, SVGTemplateResult> = {
  king: svg`
    <path class="body" d="M50 5.6L53 5.6L53 11L58.6 11L58.6 16.8L53 16.8L53 22C60.6 22.6 67.8 24.8 71.4 28C72.6 29 72.8 30.2 72.2 31.6L63.6 50.6L66.6 51.6C69.8 52.7 69.6 57 66.4 57.6L61 58.4C61.6 66.4 65.6 72.4 72.6 76.6C76.5 80.4 78 82 78 84.6L78 86C79.6 86.3 80.6 87.2 80.6 88.8L80.6 91C80.6 92.1 79.7 93 78.6 93L50 93L21.4 93C20.3 93 19.4 92.1 19.4 91L19.4 88.8C19.4 87.2 20.4 86.3 22 86L22 84.6C22 82 23.5 80.4 27.4 76.6C34.4 72.4 38.4 66.4 39 58.4L33.6 57.6C30.4 57 30.2 52.7 33.4 51.6L36.4 50.6L27.8 31.6C27.2 30.2 27.4 29 28.6 28C32.2 24.8 39.4 22.6 47 22L47 16.8L41.4 16.8L41.4 11L47 11L47 5.6L50 5.6Z"/>
    <path class="line" d="M37.2 51.2H62.8"/>
    <path class="line" d="M31.5 34.5C43 31.2 57 31.2 68.5 34.5"/>
    <path class="line" d="M23 84.8H77"/>`,
  queen: svg`
    <path class="body" d="M50 17.6C51.4 24.4 53.6 28.6 56.2 28.6C58.8 28.6 61.2 25.4 62.6 20C63.2 26.6 64.4 30.8 67 31.4C69.6 32 72.8 29.6 75.6 25.4L63.4 50.6L66.4 51.6C69.6 52.7 69.4 57 66.2 57.6L60.8 58.4C61.4 66.4 65.4 72.4 72.4 76.6C76 80.4 77.5 82 77.5 84.6L77.5 86C79.1 86.3 80.1 87.2 80.1 88.8L80.1 91C80.1 92.1 79.2 93 78.1 93L50 93L21.9 93C20.8 93 19.9 92.1 19.9 91L19.9 88.8C19.9 87.2 20.9 86.3 22.5 86L22.5 84.6C22.5 82 24 80.4 27.6 76.6C34.6 72.4 38.6 66.4 39.2 58.4L33.8 57.6C30.6 57 30.4 52.7 33.6 51.6L36.6 50.6L24.4 25.4C27.2 29.6 30.4 32 33 31.4C35.6 30.8 36.8 26.6 37.4 20C38.8 25.4 41.2 28.6 43.8 28.6C46.4 28.6 48.6 24.4 50 17.6Z"/>
    <circle class="body" cx="50" cy="15.6" r="3.3"/>
    <circle class="body" cx="37.4" cy="18.4" r="3.3"/>
    <circle class="body" cx="62.6" cy="18.4" r="3.3"/>
    <circle class="body" cx="24.4" cy="23.6" r="3.3"/>
    <circle class="body" cx="75.6" cy="23.6" r="3.3"/>
    <path class="line" d="M31.6 39.5C43 36.6 57 36.6 68.4 39.5M37.4 51.2H62.6"/>
    <path class="line" d="M23.5 84.8H76.5"/>`,
  rook: svg`
    <path class="body" d="M50 20L55.2 20L55.2 26.6L61.4 26.6L61.4 20L70.6 20L70.6 33.6C70.6 35.4 69.8 36.8 68.2 37.8L62.6 41.4C62.8 55 64.6 66 71 76.2C74 80.4 75.5 82 75.5 84.6L75.5 86C77.1 86.3 78.1 87.2 78.1 88.8L78.1 91C78.1 92.1 77.2 93 76.1 93L50 93L23.9 93C22.8 93 21.9 92.1 21.9 91L21.9 88.8C21.9 87.2 22.9 86.3 24.5 86L24.5 84.6C24.5 82 26 80.4 29 76.2C35.4 66 37.2 55 37.4 41.4L31.8 37.8C30.2 36.8 29.4 35.4 29.4 33.6L29.4 20L38.6 20L38.6 26.6L44.8 26.6L44.8 20L50 20Z"/>
    <path class="line" d="M37.8 41.6H62.2"/>
    <path class="line" d="M31.5 34.6H68.5"/>
    <path class="line" d="M29.5 76.8H70.5"/>`,
  bishop: svg`
    <path class="body" d="M50 9.4C52.9 9.4 55.2 11.7 55.2 14.6C55.2 16.5 54.2 18.1 52.7 19C61.2 25 66.4 32.4 66.4 39.8C66.4 45.4 63.2 49.6 58.2 52L62.6 53C65.9 53.9 65.8 58.4 62.4 58.9L57.4 59.6C58.2 67 62.6 72.4 69.6 76.6C73 80.4 74.5 82 74.5 84.6L74.5 86C76.1 86.3 77.1 87.2 77.1 88.8L77.1 91C77.1 92.1 76.2 93 75.1 93L50 93L24.9 93C23.8 93 22.9 92.1 22.9 91L22.9 88.8C22.9 87.2 23.9 86.3 25.5 86L25.5 84.6C25.5 82 27 80.4 30.4 76.6C37.4 72.4 41.8 67 42.6 59.6L37.6 58.9C34.2 58.4 34.1 53.9 37.4 53L41.8 52C36.8 49.6 33.6 45.4 33.6 39.8C33.6 32.4 38.8 25 47.3 19C45.8 18.1 44.8 16.5 44.8 14.6C44.8 11.7 47.1 9.4 50 9.4Z"/>
    <path class="line" d="M57.4 27.4L50.4 37.4"/>
    <path class="line" d="M42.2 52.4H57.8"/>
    <path class="line" d="M26.5 84.8H73.5"/>`,
  knight: svg`
    <path class="body" d="M29.5 77.5C29.5 67.6 36.2 61.6 42.6 56.2C45.6 53.6 46.9 51.4 47 48.6C43.4 51.4 38.4 51.6 34.4 53.4C31.2 54.9 29.6 58.4 26.2 59.2C21.4 60.2 17 55.6 17.6 50.2C18 47.4 19.9 45.2 21.6 42.4C25.2 36.4 26.6 30.6 30.6 25.8C32.6 23.4 35 21.6 37.6 20.2C37.2 16.2 37.6 12.4 39 8.8C42.4 10.8 45.2 13.4 47 16.6C48.2 14.4 49.8 12.4 52 10.8C53.2 13 53.8 15.2 54 17.6C65.4 21.6 73.4 31.6 75.6 45.4C77.4 56.8 76.2 67.6 72 77.5Z"/>
    <path class="body" d="M50 77.5L71.5 77.5C75 80.4 76.5 82 76.5 84.6L76.5 86C78.1 86.3 79.1 87.2 79.1 88.8L79.1 91C79.1 92.1 78.2 93 77.1 93L50 93L22.9 93C21.8 93 20.9 92.1 20.9 91L20.9 88.8C20.9 87.2 21.9 86.3 23.5 86L23.5 84.6C23.5 82 25 80.4 28.5 77.5L50 77.5Z"/>
    <path class="eye" d="M33.6 33.2a3 3 0 1 1 5.6 1.2c-1.8 1-4.2.8-5.6-1.2z"/>
    <path class="eye" d="M22.2 49.6c.6-1.7 2.4-2.3 3.4-1.5.6 1.2-.6 2.9-2 3.1-.9.1-1.6-.7-1.4-1.6z"/>
    <path class="line" d="M53.5 23.5C63.5 28.5 69.2 38.5 70 51C70.4 58.5 69.4 65 67.4 71"/>
    <path class="line" d="M24.5 84.8H75.5"/>`,
  pawn: svg`
    <path class="body" d="M50 22C56.6 22 62 27.4 62 34C62 38.2 59.9 41.8 56.6 44L61.6 45.4C64.9 46.4 64.7 50.9 61.4 51.4L56.8 52C57.4 62.5 61.6 70.4 69 76.4C72 80.4 73.5 82 73.5 84.6L73.5 86C75.1 86.3 76.1 87.2 76.1 88.8L76.1 91C76.1 92.1 75.2 93 74.1 93L50 93L25.9 93C24.8 93 23.9 92.1 23.9 91L23.9 88.8C23.9 87.2 24.9 86.3 26.5 86L26.5 84.6C26.5 82 28 80.4 31 76.4C38.4 70.4 42.6 62.5 43.2 52L38.6 51.4C35.3 50.9 35.1 46.4 38.4 45.4L43.4 44C40.1 41.8 38 38.2 38 34C38 27.4 43.4 22 50 22Z"/>
    <path class="line" d="M43.8 44.6H56.2"/>
    <path class="line" d="M27.5 84.8H72.5"/>`,
};

/** One piece, to be drawn in an `svg` of its own or within another. */
export function drawn(kind: Kind): SVGTemplateResult {
  return DRAWINGS[kind];
}

/** A picture of a piece by itself; whoever shows it names it. */
export function picture(side: 'white' | 'black', kind: Kind): TemplateResult {
  return html`<svg class="piece piece-${side}" viewBox="0 0 100 100" aria-hidden="true">
    ${drawn(kind)}
  </svg>`;
}

/** The shading of both colours; once in each page that shows pieces. */
export const shading = html`<svg class="piece-shading" width="0" height="0" aria-hidden="true">
  <defs>
    <linearGradient id="piece-white">
      <stop class="piece-white-lit" offset="0.3" />
      <stop class="piece-white-shade" offset="1" />
    </linearGradient>
    <linearGradient id="piece-black">
      <stop class="piece-black-lit" offset="0.05" />
      <stop class="piece-black-shade" offset="1" />
    </linearGradient>
  </defs>
</svg>`;
