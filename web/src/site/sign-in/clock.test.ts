import { expect, it } from 'vitest';
import { clock } from './clock.ts';

it('writes seconds as minutes and two digits', () => {
  expect(clock(60)).toBe('1:00');
  expect(clock(42)).toBe('0:42');
  expect(clock(5)).toBe('0:05');
});
