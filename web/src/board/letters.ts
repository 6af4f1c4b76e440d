/**
 * What each language writes for the pieces; a test holds it against `crates/jadoube-notation/src/letters.rs`.
 * All of each list are read, the first is written: knight, bishop, rook, queen, king.
 */
import type { Kind } from './pieces';

type Letters = Record<Exclude<Kind, 'pawn'>, string[]>;

export const LETTERS: Record<string, Letters> = {
  bg: { knight: ['К'], bishop: ['О'], rook: ['Т'], queen: ['Д'], king: ['Ц'] },
  ca: { knight: ['C'], bishop: ['A'], rook: ['T'], queen: ['D'], king: ['R'] },
  hr: { knight: ['S'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  cs: { knight: ['J'], bishop: ['S'], rook: ['V'], queen: ['D'], king: ['K'] },
  da: { knight: ['S'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  nl: { knight: ['P'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  en: { knight: ['N', 'Kt'], bishop: ['B'], rook: ['R'], queen: ['Q'], king: ['K'] },
  et: { knight: ['R'], bishop: ['O'], rook: ['V'], queen: ['L'], king: ['K'] },
  fi: { knight: ['R'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  fr: { knight: ['C'], bishop: ['F'], rook: ['T'], queen: ['D'], king: ['R'] },
  de: { knight: ['S'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  el: { knight: ['Ι'], bishop: ['Α'], rook: ['Π'], queen: ['Β'], king: ['Ρ'] },
  hu: { knight: ['H'], bishop: ['F'], rook: ['B'], queen: ['V'], king: ['K'] },
  is: { knight: ['R'], bishop: ['B'], rook: ['H'], queen: ['D'], king: ['K'] },
  it: { knight: ['C'], bishop: ['A'], rook: ['T'], queen: ['D'], king: ['R'] },
  lv: { knight: ['Z'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  lt: { knight: ['Ž', 'Z'], bishop: ['R'], rook: ['B'], queen: ['V'], king: ['K'] },
  no: { knight: ['S'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  pl: { knight: ['S'], bishop: ['G'], rook: ['W'], queen: ['H'], king: ['K'] },
  pt: { knight: ['C'], bishop: ['B'], rook: ['T'], queen: ['D'], king: ['R'] },
  ro: { knight: ['C'], bishop: ['N'], rook: ['T'], queen: ['D'], king: ['R'] },
  ru: { knight: ['К'], bishop: ['С'], rook: ['Л'], queen: ['Ф'], king: ['Кр'] },
  sr: { knight: ['S', 'С'], bishop: ['L', 'Л'], rook: ['T', 'Т'], queen: ['D', 'Д'], king: ['K', 'К'] },
  sk: { knight: ['J'], bishop: ['S'], rook: ['V'], queen: ['D'], king: ['K'] },
  sl: { knight: ['S'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  es: { knight: ['C'], bishop: ['A'], rook: ['T'], queen: ['D'], king: ['R'] },
  sv: { knight: ['S'], bishop: ['L'], rook: ['T'], queen: ['D'], king: ['K'] },
  tr: { knight: ['A'], bishop: ['F'], rook: ['K'], queen: ['V'], king: ['Ş', 'S'] },
  uk: { knight: ['К'], bishop: ['С'], rook: ['Т'], queen: ['Ф'], king: ['Кр'] },
};
