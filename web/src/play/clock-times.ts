/** What each player's clock showed when he had completed a move, for the scoresheet. */
import type { Side, View } from '../api/types';
import { effectIn } from './effects';

export class ClockTimes {
  private all: { side: Side; ms: number }[] = [];

  take(view: View): void {
    const over = effectIn(view, 'clock_goes_over');
    if (over && view.clocks) {
      const side = over['side'] === 'white' ? 'white' : 'black';
      this.all.push({ side, ms: side === 'white' ? view.clocks.white_ms : view.clocks.black_ms });
    }
    // A move that is taken back leaves no time behind.
    if (effectIn(view, 'position_restored') || effectIn(view, 'turn_returned')) this.all.pop();
    if (effectIn(view, 'started_anew')) this.all = [];
  }

  /** Forgets what is beyond the moves that are in force. */
  keep(plies: number): void {
    if (this.all.length > plies) this.all = this.all.slice(0, plies);
  }

  /** After the ply, from 0. */
  after(ply: number): number | undefined {
    return this.all[ply]?.ms;
  }
}
