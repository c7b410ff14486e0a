import { describe, expect, it } from 'vitest';
import { countsOf, nextOpen } from './review.ts';

describe('a review', () => {
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
