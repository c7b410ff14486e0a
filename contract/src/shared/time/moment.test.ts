import { expect, it } from 'vitest';
import { momentIn } from './moment.ts';

it('writes the minute as the clocks of a language do', () => {
  const at = '2026-10-27T11:05:00Z';
  expect(momentIn(at, 'tr')).toBe('27 Ekim 2026 14.05');
  expect(momentIn(at, 'tr', 'full')).toBe('27 Ekim 2026 Salı 14.05');
  expect(momentIn(at, 'en')).toMatch(/^27 October 2026 at 14:05$/);
});
