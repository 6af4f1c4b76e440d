/**
 * The live connection to a game: views come in order, each once; acts go out, each once. After a break
 * it asks for the views it has missed and sends acts again that were not answered, with the same ids,
 * so that nothing is lost or doubled.
 */
import { Line, type Connection } from './line';
import type { LiveAnswer, StateChange } from './generated/wire';
import type { Done, ProblemBody, State, View } from './types';

export interface LiveListener {
  view(view: View): void;
  /** How the game stands: all of it first and after each break, then what changes. */
  state(told: State | StateChange): void;
  done(done: Done): void;
  refused(problem: ProblemBody): void;
  connection(now: Connection, reason: string): void;
}

interface KeptAct {
  id: string;
  act: string;
}

/** The server answers at once when it is asked to do nothing. */
const SILENCE = { afterMs: 6000, ask: '{"acts":[]}' };

export class Live {
  private readonly line: Line;
  private kept: KeptAct[];

  constructor(
    game: string,
    private readonly link: string,
    private since: number,
    private readonly listener: LiveListener,
  ) {
    this.kept = this.read();
    const path = () => `/api/games/${game}/live?since=${this.since}&state=true&link=${link}`;
    this.line = new Line(path, SILENCE, {
      opened: () => this.sendAgain(undefined),
      heard: (text) => this.take(text),
      connection: (now, reason) => listener.connection(now, reason),
    });
  }

  /** Does an act, now or when the connection is back; returns its id. */
  act(words: string): string {
    const kept = { id: newId(), act: words };
    this.kept.push(kept);
    this.write();
    this.send(kept);
    return kept.id;
  }

  /** The acts that the server has not answered yet. */
  get waiting(): readonly string[] {
    return this.kept.map((kept) => kept.act);
  }

  /** Connects at once, as when the device has just woken up. */
  hurry(): void {
    this.line.hurry();
  }

  end(): void {
    this.line.end();
  }

  private take(text: string): void {
    const message = JSON.parse(text) as View | LiveAnswer | { state: State | StateChange };
    if ('n' in message) {
      if (message.n !== this.since + 1) return;
      this.since = message.n;
      this.listener.view(message);
    } else if ('state' in message) {
      this.listener.state(message.state);
    } else if ('done' in message) {
      this.answered(message.done.id);
      this.listener.done(message.done);
    } else if ('refused' in message) {
      this.refused(message.refused);
    }
  }

  private refused(problem: ProblemBody): void {
    // What the server cannot take now is sent again later.
    if (problem.status === 503 || problem.status === 429 || problem.code === 'game-moved') {
      setTimeout(() => this.sendAgain(problem.act), 1000);
      return;
    }
    if (problem.act !== undefined) this.answered(problem.act);
    this.listener.refused(problem);
  }

  private sendAgain(id: string | undefined): void {
    for (const kept of this.kept) if (id === undefined || kept.id === id) this.send(kept);
  }

  private answered(id: string): void {
    this.kept = this.kept.filter((kept) => kept.id !== id);
    this.write();
  }

  private send(kept: KeptAct): void {
    this.line.say(JSON.stringify({ acts: [kept] }));
  }

  private get place(): string {
    return `jadoube.acts.${this.link}`;
  }

  private read(): KeptAct[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? '[]') as KeptAct[];
    } catch {
      return [];
    }
  }

  private write(): void {
    sessionStorage.setItem(this.place, JSON.stringify(this.kept));
  }
}

/** A name that nothing else has. `randomUUID` is missing where a hall's server has no certificate. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
