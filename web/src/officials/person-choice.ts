/** Whom an act is about: White, Black, perhaps somebody who looks on; as acts name them. */
import { html, type TemplateResult } from 'lit';
import type { GameState } from '../api/officials';
import { t } from '../words/words';

export type Person = 'White' | 'Black' | 'Bystander';

export const PLAYERS: Person[] = ['White', 'Black'];
export const ANYBODY: Person[] = [...PLAYERS, 'Bystander'];

export function personChoice(
  legend: string,
  people: Person[],
  game: GameState | undefined,
  chosen: Person | undefined,
  choose: (person: Person) => void,
): TemplateResult {
  const named = (person: Person) => {
    if (person === 'Bystander') return html`${t('actor-bystander')}`;
    const side = person === 'White' ? 'white' : 'black';
    return html`${t('side', { side })} <span class="soft">${game?.[side] ?? ''}</span>`;
  };
  return html`<fieldset class="sides">
    <legend>${legend}</legend>
    ${people.map(
      (person) => html`<label class="offer">
        <input type="radio" name="person" value=${person} .checked=${chosen === person} @change=${() => choose(person)} />
        <span>${named(person)}</span>
      </label>`,
    )}
  </fieldset>`;
}
