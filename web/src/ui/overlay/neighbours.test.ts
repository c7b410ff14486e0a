import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const rows = [{ id: 7 }, { id: 3 }, { id: 5 }];
const moves = (open: number | undefined) => {
  const went: number[] = [];
  const ways = neighboursOf({ rows, idOf: ({ id }) => id, open, onMove: (id) => went.push(id) });
  ways.onPrevious?.();
  ways.onNext?.();
  return { went, previous: ways.onPrevious !== undefined, next: ways.onNext !== undefined };
};

describe('neighboursOf', () => {
  it('leads to the row before and the row after, as they are listed', () => {
    expect(moves(3)).toEqual({ went: [7, 5], previous: true, next: true });
  });

  it('ends with the list', () => {
    expect(moves(7)).toEqual({ went: [3], previous: false, next: true });
    expect(moves(5)).toEqual({ went: [3], previous: true, next: false });
  });

  it('leads nowhere from a row that is not listed', () => {
    expect(moves(9)).toEqual({ went: [], previous: false, next: false });
    expect(moves(undefined)).toEqual({ went: [], previous: false, next: false });
  });
});
