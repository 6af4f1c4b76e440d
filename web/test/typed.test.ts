import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '../src/board/letters';
import { piecesOf } from '../src/board/pieces';
import { typed } from '../src/board/typed';

const START = piecesOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
const MIDDLE = piecesOf('r3k2r/pP1p4/8/2pP4/3N4/8/1N3P2/R3K2R');

describe('typed moves', () => {
  it('are read in the language of the player', () => {
    expect(typed('Nf3', 'en', 'white', START)).toEqual({ move: 'g1f3' });
    expect(typed('Sf3', 'pl', 'white', START)).toEqual({ move: 'g1f3' });
    expect(typed('Jf3', 'sk', 'white', START)).toEqual({ move: 'g1f3' });
    expect(typed('♘f3', 'pl', 'white', START)).toEqual({ move: 'g1f3' });
    expect(typed('e5', 'en', 'black', START)).toEqual({ move: 'e7e5' });
    expect(typed('e2e4', 'en', 'white', START)).toEqual({ move: 'e2e4' });
    expect(typed('e2-e4!', 'en', 'white', START)).toEqual({ move: 'e2e4' });
  });

  it('take, castle and promote', () => {
    expect(typed('dxc6 e.p.', 'en', 'white', MIDDLE)).toEqual({ move: 'd5c6' });
    expect(typed('d6', 'en', 'white', MIDDLE)).toEqual({ move: 'd5d6' });
    expect(typed('bxa8=H', 'pl', 'white', MIDDLE)).toEqual({ move: 'b7a8q' });
    expect(typed('b8N+', 'en', 'white', MIDDLE)).toEqual({ move: 'b7b8n' });
    expect(typed('b7b8q', 'pl', 'white', MIDDLE)).toEqual({ move: 'b7b8q' });
    expect(typed('O-O', 'en', 'white', MIDDLE)).toEqual({ move: 'e1h1' });
    expect(typed('0-0-0', 'pl', 'black', MIDDLE)).toEqual({ move: 'e8a8' });
  });

  it('are asked for again when it is not clear which piece is meant', () => {
    const two = piecesOf('4k3/8/8/8/8/2N5/8/4K1N1');
    expect(typed('Ne2', 'en', 'white', two)).toEqual({ unclear: true });
    expect(typed('Nge2', 'en', 'white', two)).toEqual({ move: 'g1e2' });
    expect(typed('N3e2', 'en', 'white', two)).toEqual({ move: 'c3e2' });
    for (const text of ['', 'Qz9', 'hello', 'Nh8']) {
      expect(typed(text, 'en', 'white', START)).toEqual({ unclear: true });
    }
  });

  it('do not ask whether a move is legal', () => {
    const pinned = piecesOf('4r1k1/8/8/8/8/8/4B3/4K3');
    expect(typed('Bd3', 'en', 'white', pinned)).toEqual({ move: 'e2d3' });
    expect(typed('e2e7', 'en', 'white', START)).toEqual({ move: 'e2e7' });
  });

  it('know the letters of every language that the server knows', () => {
    const path = join(import.meta.dirname, '../../crates/jadoube-notation/src/letters.rs');
    const text = readFileSync(path, 'utf8');
    const rows = [...text.matchAll(/^\s*"(\w\w)" \w+\s+\w+:\s*((?:\[[^\]]*\]\s*){6});/gm)];
    expect(rows.length).toBe(Object.keys(LETTERS).length);
    for (const [, code = '', lists = ''] of rows) {
      const letters = [...lists.matchAll(/\[([^\]]*)\]/g)].slice(1).map(([, list = '']) => [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1]));
      expect(Object.values(LETTERS[code] ?? {}), code).toEqual(letters);
    }
  });
});
