/** What belongs to each completed move besides the move: the time on its player's clock, a draw offer. */
import type { Side, View } from '../api/types';
import { effectIn } from './effects';

interface Ply {
  side: Side;
  ms: number | undefined;
}

export class PlyLog {
  private plies: Ply[] = [];
  private offered = new Set<number>();

  take(view: View): void {
    const offer = effectIn(view, 'offer_opened');
    if (offer) this.offered.add(this.placeOf(offer.by));
    const over = effectIn(view, 'clock_goes_over');
    if (over) {
      const { side } = over;
      this.plies.push({ side, ms: side === 'white' ? view.clocks?.white_ms : view.clocks?.black_ms });
    }
    // A move that is taken back leaves nothing behind: the player who made it has the move again.
    const back = effectIn(view, 'position_restored') ?? effectIn(view, 'turn_returned');
    if (back) {
      const toMove = back.standing.split(' ')[1] === 'w' ? 'white' : 'black';
      if (this.plies.at(-1)?.side === toMove) this.plies.pop();
    }
    if (effectIn(view, 'started_anew')) this.plies = [];
  }

  /** Forgets what is beyond the moves that are in force. */
  keep(count: number): void {
    if (this.plies.length > count) this.plies = this.plies.slice(0, count);
  }

  /** What the player's clock showed after a ply, counted from 0. */
  timeAfter(ply: number): number | undefined {
    return this.plies[ply]?.ms;
  }

  /** The plies with which a draw was offered. */
  get offers(): number[] {
    return [...this.offered];
  }

  /** An offer belongs to the move on the board or to come; after the press, to the move made. */
  private placeOf(by: Side): number {
    return this.plies.at(-1)?.side === by ? this.plies.length - 1 : this.plies.length;
  }
}
