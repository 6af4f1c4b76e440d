/** A move in the reader's own letters: in notation where it is told, else as everybody could see it. */
import type { GameMove } from '../api/officials';
import { LETTERS } from '../board/letters';
import type { Kind } from '../board/pieces';
import { currentLanguage } from '../words/words';

const KINDS: Record<string, Kind> = { N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' };

export function moveText(move: GameMove | undefined): string {
  if (!move) return '';
  // Files are small letters and castling is written with noughts, so that capitals are pieces.
  if (move.san) return move.san.replace(/[NBRQK]/g, (letter) => letterOf(KINDS[letter] ?? 'pawn'));
  const uci = move.uci ?? '…';
  // Castling that was named, in Chess960.
  if (!/^([a-h][1-8]){2}/.test(uci)) return uci.replaceAll('O', '0');
  const [from, to, promoted] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4).toUpperCase()];
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  if (move.piece === 'king' && Math.abs(files) > 1) return files > 0 ? '0-0' : '0-0-0';
  const promotion = promoted === '' ? '' : letterOf(KINDS[promoted] ?? 'pawn');
  return `${letterOf(move.piece ?? 'pawn')}${from}${move.takes ? 'x' : '–'}${to}${promotion}`;
}

function letterOf(kind: Kind): string {
  return kind === 'pawn' ? '' : (LETTERS[currentLanguage()]?.[kind][0] ?? '');
}
