/** The live connection to a competition: all boards in short, again whenever one changes. */
import { Line, type Connection } from './line';
import type { BoardOrProblem, Boards } from './generated/wire';

export interface BoardsListener {
  /** The boards that changed, or all of them. */
  boards(boards: BoardOrProblem[], all: boolean): void;
  connection(now: Connection, reason: string): void;
}

/** The server tells of all boards every 20 seconds, whatever happens. */
const SILENCE = { afterMs: 45_000 };

export function competitionLive(competition: string, link: string, listener: BoardsListener): Line {
  return new Line(() => `/api/competitions/${competition}/live?link=${link}`, SILENCE, {
    opened: () => undefined,
    heard: (text) => {
      const { boards, all } = JSON.parse(text) as Boards;
      listener.boards(boards, all ?? false);
    },
    connection: (now, reason) => listener.connection(now, reason),
  });
}
