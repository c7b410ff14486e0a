import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scopeOfJob } from '../server/src/platform/access/scope.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDb, type WholeDb } from '../server/src/platform/db.ts';
import { startEmbedded } from '../server/src/platform/embedded/embedded-postgres.ts';
import { createLog } from '../server/src/platform/start/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { compareLinked } from '../server/src/features/tables/cross-checks.ts';
import { judgeOutdated } from '../server/src/records/write/judge.ts';
import { registers } from '../server/src/registers.ts';
import { fillCompanies, type Filling } from './data/fill.ts';

/** Databases that are made once and kept; deleting the folder makes them anew. */
const KEPT = join(import.meta.dirname, '../data/bench');

/** Activities of every company, so that databases differ in nothing but how many companies there are. */
export const PER_COMPANY = 1000;

export type KeptDatabase = Readonly<{
  url: string;
  folder: string;
  db: WholeDb;
  close: () => Promise<void>;
}>;

/** Starts the kept database of this size under a folder, filling it when it is new. */
export async function openKept(
  { companies, records }: Filling,
  under = KEPT,
): Promise<KeptDatabase> {
  const folder = join(under, `${companies}x${records}`);
  await mkdir(folder, { recursive: true });
  const database = await startEmbedded({ dataDir: folder, log: createLog('error') });
  await migrate(database.url);
  const db = openDb(database.url);
  const log = createLog('error');
  await fillCompanies(db, database.url, { companies, records });
  // The application would do so while it is measured.
  await judgeOutdated(
    { clock: systemClock, db, log },
    { registers, compare: compareLinked },
    {
      companies: async () => [],
      companiesBy: async () => [],
      scopeIn: (company_id) => scopeOfJob({ kind: 'job', job: 'bench' }, company_id),
    },
  );
  let open = true;
  return {
    url: database.url,
    folder,
    db,
    close: async () => {
      if (!open) return;
      open = false;
      await db.close();
      await database.stop();
    },
  };
}
