/** The links of games made in this tab. Their secrets are told only once, so the tab keeps them. */
import type { Created } from '../api/types';

const place = (competition: string) => `jadoube.made.${competition}`;

export function keepMade(made: Created): void {
  sessionStorage.setItem(place(made.competition), JSON.stringify(made));
}

export function made(competition: string): Created | undefined {
  const kept = sessionStorage.getItem(place(competition));
  return kept === null ? undefined : (JSON.parse(kept) as Created);
}
