/** What is chosen for a new game, and how the server is asked for it. */
import type { Edition, NewGame } from '../api/generated/wire';
import type { Regulations } from '../api/types';

export type Class = Regulations['class'];

export interface Settings {
  white: string;
  black: string;
  edition: Edition;
  /** The control in text; nothing for a game without clock. */
  control: string;
  class: Class;
  supervision: 'full' | 'limited';
  observer: 'engine' | 'arbiter';
  recording: 'automatic' | 'players';
  moving: 'by_hand' | 'joined';
  start: 'standard' | 'chess960';
  /** The number of the starting position; drawn if left out. */
  number: string;
  offers: 'allowed' | 'never' | 'from_move' | 'by_arbiter';
  offersFrom: number;
  whiteLanguage: string;
  blackLanguage: string;
}

export const PRESETS = ['90m/40 + 30m, +30s', '90m, +30s', '25m, +10s', '15m, +10s', '10m, +5s', '5m, +3s', '3m, +2s', ''];
export const EDITIONS: readonly Edition[] = ['2023', '2018', '2014', '1993'];

/** On a screen every act is seen, so that the rules hold in full and the engine rules at once. */
export function defaults(language: string): Settings {
  return {
    white: '',
    black: '',
    edition: '2023',
    control: '15m, +10s',
    class: 'rapid',
    supervision: 'full',
    observer: 'engine',
    recording: 'automatic',
    moving: 'by_hand',
    start: 'standard',
    number: '',
    offers: 'allowed',
    offersFrom: 30,
    whiteLanguage: language,
    blackLanguage: language,
  };
}

/** A day: the round begins when the game is made, and nobody should lose for opening their link late. */
const DEFAULT_TIME_MS = 24 * 3600 * 1000;

/** The body of `POST /api/games`. */
export function asked(settings: Settings, draw: () => number): NewGame {
  const number = settings.number.trim() === '' ? draw() : Number(settings.number);
  return {
    white: settings.white.trim(),
    black: settings.black.trim(),
    moving: settings.moving,
    regulations: {
      edition: settings.edition,
      class: settings.class,
      supervision: settings.supervision,
      observer: settings.observer,
      control: settings.control.trim() === '' ? null : settings.control.trim(),
      recording: settings.recording,
      start: settings.start === 'chess960' ? { chess960: number } : 'standard',
      draw_offers: settings.offers === 'from_move' ? { from_move: settings.offersFrom } : settings.offers,
      languages: [settings.whiteLanguage, settings.blackLanguage],
      default_time_ms: DEFAULT_TIME_MS,
    },
  };
}

/** One of the 960 starting positions, each as likely. */
export function drawNumber(): number {
  const values = new Uint16Array(1);
  // Above the last multiple of 960 some numbers would be likelier than others.
  do crypto.getRandomValues(values);
  while ((values[0] ?? 0) >= 65_280);
  return (values[0] ?? 0) % 960;
}
