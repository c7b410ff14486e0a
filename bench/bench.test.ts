import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KINDS } from './api/callers.ts';
import { measureRatios } from './api/ratios.ts';
import { openKept } from './database.ts';

it('is answered every call by the application and by the floor', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emanet-bench-'));
  const kept = await openKept({ companies: 2, records: 40 }, folder);
  try {
    // It throws when a request fails, so a new column or check cannot break it unseen.
    const { ms } = await measureRatios(kept, 1, 0.1);
    for (const kind of KINDS) {
      expect(ms[kind].perSecond).toBeGreaterThan(0);
      expect(ms[kind].floorPerSecond).toBeGreaterThan(0);
    }
  } finally {
    await kept.close();
    await rm(folder, { recursive: true, force: true });
  }
});
