import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/api/types';
import { piecesByRuling, Table } from '../src/board/table';
import { piecesOf, rows } from '../src/board/pieces';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('the table', () => {
  it("moves the player's own piece that was touched last", () => {
    const table = new Table(START);
    table.after('white', { piece_touched: { on: ['g1'] } });
    table.after('white', { piece_touched: { on: ['e7'] } });
    expect(table.touched('white')).toBe('g1');
    table.after('white', { piece_released: { on: 'f3' } });
    expect(table.pieces.get('f3')).toEqual({ side: 'white', kind: 'knight' });
    expect(table.pieces.has('g1')).toBe(false);
    expect(table.marks).toEqual(['g1', 'f3']);
    expect(table.touched('white')).toBeUndefined();
  });

  it('lets a piece stand in the place of another, lawful or not', () => {
    const table = new Table(START);
    table.after('black', { piece_touched: { on: ['d8'] } });
    table.after('black', { piece_released: { on: 'd2' } });
    expect(table.pieces.get('d2')).toEqual({ side: 'black', kind: 'queen' });
  });

  it('puts the piece of a promotion in place of the pawn', () => {
    const table = new Table('8/4P3/8/8/8/8/8/8');
    table.after('white', { piece_touched: { on: ['e7'] } });
    table.after('white', { piece_released: { on: 'e8' } });
    table.after('white', { piece_put: { kind: 'queen', on: 'e8' } });
    expect([...table.pieces]).toEqual([['e8', { side: 'white', kind: 'queen' }]]);
  });

  it('keeps a displaced piece on the board while it stands or lies at a square', () => {
    const table = new Table('8/8/8/8/4P3/8/8/R6K');
    table.after('white', { piece_displaced: { from: 'e4', to: { shifted: 'e5' } } });
    expect(table.pieces.get('e5')).toEqual({ side: 'white', kind: 'pawn' });
    table.after('white', { piece_displaced: { from: 'e5', to: 'e6' } });
    expect(table.pieces.get('e6')).toEqual({ side: 'white', kind: 'pawn' });
    table.after('white', { piece_displaced: { from: 'e6', to: { lying: 'e6' } } });
    table.after('white', { piece_displaced: { from: 'a1', to: 'beside' } });
    table.after('white', { piece_displaced: { from: 'h1', to: null } });
    expect([...table.pieces.keys()]).toEqual(['h1', 'e6']);
    table.after('white', { piece_displaced: { from: 'e6', to: 'h1' } });
    expect([...table.pieces]).toEqual([['h1', { side: 'white', kind: 'king' }]]);
  });

  it('leaves the pieces where they are if it cannot follow', () => {
    const table = new Table(START);
    table.after('white', { piece_released: { on: 'e4' } });
    expect([...table.pieces]).toEqual([...new Table(START).pieces]);
  });

  it('keeps a hand at its piece when the pieces are put as they stand', () => {
    const table = new Table(START);
    table.after('white', { piece_touched: { on: ['e2'] } });
    table.reset(START);
    expect(table.touched('white')).toBe('e2');
    table.reset('8/8/8/8/8/8/8/8');
    expect(table.touched('white')).toBeUndefined();
  });

  it('finds the pieces in a ruling that restores a position', () => {
    const of = (effect: Effect) =>
      piecesByRuling({ effect, articles: [], message: { id: '' }, routine: false });
    expect(of({ position_restored: { kept: 0, standing: `${START} w - - 0 1`, touched: [] } })).toContain(START);
    expect(of({ becomes_queen: { on: 'e8', after: '4Q3/8' } })).toBe('4Q3/8');
    expect(of('no_penalty')).toBeUndefined();
    expect(of({ time_added: { to: 'white', ms: 1 } })).toBeUndefined();
  });
});

describe('the squares', () => {
  it('lie as the player sees them', () => {
    expect(rows('white')[0]?.[0]).toBe('a8');
    expect(rows('white')[7]?.[7]).toBe('h1');
    expect(rows('black')[0]?.[0]).toBe('h1');
    expect(piecesOf(START).size).toBe(32);
    expect(piecesOf(START).get('d8')).toEqual({ side: 'black', kind: 'queen' });
  });
});
