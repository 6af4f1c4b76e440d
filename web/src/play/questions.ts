/** Questions that a player types instead of a move: what they could see on the board and the clock. */
import type { Side } from '../api/types';
import { squareLabel } from '../board/chess-board';
import { isSquare, type Kind, type Pieces } from '../board/pieces';
import { remaining, type Snapshot } from '../clock/reading';
import { span } from '../words/told';
import { t } from '../words/words';

const ORDER: Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** Where the pieces of a side stand, piece by piece. */
export function pieceWords(pieces: Pieces, side: Side): string {
  const parts = ORDER.map((kind) => {
    const on = [...pieces].filter(([, piece]) => piece.side === side && piece.kind === kind).map(([square]) => square);
    return on.length === 0 ? '' : `${t('piece-name', { piece: kind })} ${on.sort().join(' ')}`;
  });
  return `${t(`side-${side}`)}: ${parts.filter((part) => part !== '').join(', ')}`;
}

export function clockWords(snapshot: Snapshot | null): string {
  if (!snapshot) return t('clock-none');
  const left = (side: Side) => span(Math.floor(remaining(snapshot, side, performance.now()) / 1000) * 1000);
  const running = snapshot.running ? t('clock-running-side', { side: snapshot.running }) : t('clock-stopped');
  return `${t('side-white')} ${left('white')}, ${t('side-black')} ${left('black')}. ${running}`;
}

/** The answer to a question; none if it is no question. */
export function answer(
  text: string,
  about: { pieces: Pieces; snapshot: Snapshot | null; last: string },
): string | undefined {
  const [word = '', what = ''] = text.toLowerCase().split(/\s+/);
  if (word === 'c' && what === '') return clockWords(about.snapshot);
  if (word === 'l' && what === '') return about.last || t('answer-nothing-yet');
  if (word === 's' && isSquare(what)) return squareLabel(what, about.pieces);
  if (word === 'p' && what === '') return `${pieceWords(about.pieces, 'white')}. ${pieceWords(about.pieces, 'black')}.`;
  return undefined;
}
