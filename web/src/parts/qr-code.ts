/** An address as a square of dots for the camera of a phone. */
import { encode } from 'uqr';
import { html, svg, type TemplateResult } from 'lit';

export function qrCode(text: string, label: string): TemplateResult {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path fill="#000" d=${dots.join('')} />`}
  </svg>`;
}
