import { expect, it } from 'vitest';
import { testClock } from '../../test/clock.ts';

it('begins a day at midnight in Turkey, three hours before UTC', () => {
  const clock = testClock('2026-11-21T20:59:59.999Z');
  expect(clock.today()).toBe('2026-11-21');
  clock.moveBy({ seconds: 0.001 });
  expect(clock.today()).toBe('2026-11-22');
  clock.moveTo('2026-12-31');
  expect(clock.now().toISOString()).toBe('2026-12-30T21:00:00.000Z');
  clock.moveBy({ days: -1, hours: 25 });
  expect(clock.today()).toBe('2026-12-31');
});
