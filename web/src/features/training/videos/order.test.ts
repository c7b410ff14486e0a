import { expect, it } from 'vitest';
import { moved } from './order.ts';

it.each([
  [3, 0, [3, 1, 2]],
  [1, 1, [2, 1, 3]],
  [1, 9, [2, 3, 1]],
  [2, -1, [2, 1, 3]],
])('moves %i to place %i', (id, to, ids) => {
  expect(moved([1, 2, 3], id, to)).toEqual(ids);
});
