import { expect, it } from 'vitest';
import { mayReload } from './after-update.ts';

it('reloads once for an update and not in circles', () => {
  const now = 1_000_000;
  expect(mayReload(null, now)).toBe(true);
  expect(mayReload(String(now - 500), now)).toBe(false);
  expect(mayReload(String(now - 60_000), now)).toBe(true);
});
