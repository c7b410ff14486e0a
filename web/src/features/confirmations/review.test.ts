import { describe, expect, it } from 'vitest';
import { countsOf, dropReview, loadReview, nextOpen, saveReview } from './review.ts';

const round = { user: 1, company: 2, department: 3, donem: '2026-11-01' };

function storeOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a review', () => {
  it('is kept for its round alone, until it is confirmed', () => {
    const store = storeOf();
    saveReview(store, round, { 5: 'dogru' });
    expect(loadReview(store, round)).toEqual({ 5: 'dogru' });
    expect(loadReview(store, { ...round, donem: '2027-05-01' })).toEqual({});
    expect(loadReview(store, { ...round, department: 4 })).toEqual({});
    dropReview(store, round);
    expect(loadReview(store, round)).toEqual({});
  });

  it('reads nothing out of what it does not understand', () => {
    const store = { ...storeOf(), getItem: () => '{"5":"belki"}' };
    expect(loadReview(store, round)).toEqual({});
  });

  it('goes on to the next record without an answer, round the end', () => {
    const ids = [1, 2, 3];
    expect(nextOpen(ids, {})).toBe(1);
    expect(nextOpen(ids, { 2: 'dogru' }, 1)).toBe(3);
    expect(nextOpen(ids, { 2: 'dogru', 3: 'bilmiyorum' }, 3)).toBe(1);
    expect(nextOpen(ids, { 1: 'dogru', 2: 'dogru', 3: 'degisti' }, 3)).toBeUndefined();
    expect(countsOf({ 1: 'dogru', 2: 'dogru', 9: 'degisti' }, ids)).toEqual({
      dogru: 2,
      degisti: 0,
      artikYok: 0,
      bilmiyorum: 0,
    });
  });
});
