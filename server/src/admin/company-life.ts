import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { logChange } from '../nouns/log.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import { systemClock } from '../platform/clock.ts';
import type { Queries, WholeDb } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { openStore } from '../platform/files/open-store.ts';
import type { PlatformServices } from '../platform/services.ts';
import type { Config } from '../platform/start/config.ts';
import { createLog } from '../platform/start/log.ts';
import { writeWholeEvidence } from '../evidence-of-features.ts';
import { eraseCompany as eraseRows } from '../records/company/erase.ts';
import { askErasure, cancelErasure, WAITING_DAYS } from '../records/company/erasure.ts';
import { DEMO_RESET } from '../demo/open-demo.ts';
import { companyOf } from './companies.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

type Given = Readonly<{ db: WholeDb; config: Config }>;

/** The operator as records of erasure name one. */
const OPERATOR = 'Emanet (işletmeci)';
const scopeIn = (company_id: number) => scopeOfJob({ kind: 'job', job: 'operator' }, company_id);

/** Work with the store of files, which is closed afterwards. */
export async function withFiles<T>(
  { db, config }: Given,
  work: (services: PlatformServices) => Promise<T>,
): Promise<T> {
  const files = await openStore(config);
  try {
    return await work({ db, config, files, clock: systemClock, log: createLog('error') });
  } finally {
    await files.close();
  }
}

/** Suspends a company, or lets it go on: `suspended` says which. */
export async function setSuspended({ db, config }: Given, company_id: number, suspended: boolean) {
  if (company_id === config.TEMPLATE_COMPANY_ID)
    refuse('The library’s company is never suspended.');
  return db.system.transaction().execute(async (tx) => {
    const { company_name } = await companyOf(tx, company_id);
    const found = await sql<{ askida_tarihi: string | null }>`
      select askida_tarihi from companies where company_id = ${company_id} for update`.execute(tx);
    const before = found.rows[0]?.askida_tarihi ?? null;
    if ((before !== null) === suspended)
      return `${company_name} is ${suspended ? 'suspended' : 'in use'} already.`;
    const stored = await sql<{ askida_tarihi: string | null }>`
      update companies set askida_tarihi = ${suspended ? sql`now()` : null}
      where company_id = ${company_id} returning askida_tarihi`.execute(tx);
    await logChange(tx, scopeIn(company_id), { tur: 'sirket' }, company_id, {
      islem: 'güncelleme',
      before: { askida_tarihi: before },
      after: { askida_tarihi: stored.rows[0]?.askida_tarihi ?? null },
    });
    return suspended
      ? `${company_name} is suspended: its people cannot work in it, its links and jobs rest.`
      : `${company_name} is in use again.`;
  });
}

/** Writes everything that belongs to a company into a new file. */
export const exportCompany = (given: Given, company_id: number, path = ''): Promise<string> =>
  withFiles(given, async (services) => {
    if (path === '') refuse('The file is missing: company export ID FILE.zip');
    const { company_name } = await companyOf(given.db.system, company_id);
    let isOurs = true;
    try {
      const made = await writeWholeEvidence(services, {
        scope: scopeIn(company_id),
        by: OPERATOR,
        lang: 'tr',
        store: (bytes) => {
          const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
          file.on('error', (error) => {
            isOurs = !('code' in error && error.code === 'EEXIST');
          });
          return pipeline(bytes, file);
        },
      });
      const rows = Object.values(made.tables ?? {}).reduce((all, one) => all + one, 0);
      const missing = made.missing.length > 0 ? `; files not found: ${made.missing.length}` : '';
      return `${company_name} is in ${path}: ${rows} rows, ${Object.keys(made.stored).length} files${missing}.`;
    } catch (error) {
      if (!isOurs) refuse(`${path} is there already; name a new file.`);
      await rm(path, { force: true });
      throw error;
    }
  });

/** Asks for the erasure of a company, or does it `now`; its name has to be typed once more. */
export async function eraseCompany(
  given: Given,
  company_id: number,
  { name, now }: Readonly<{ name: string | undefined; now: boolean }>,
): Promise<string> {
  const { db, config } = given;
  const { company_name } = await companyOf(db.system, company_id);
  if (company_id === config.TEMPLATE_COMPANY_ID) refuse('The library’s company cannot be erased.');
  if (name === undefined || foldTurkish(name.trim()) !== foldTurkish(company_name))
    refuse(`--name must be the name of company ${company_id}: "${company_name}".`);
  const scope = scopeIn(company_id);
  await db
    .write(scope, (tx) => askErasure(tx, { scope, config, by: OPERATOR, user_id: null }))
    .catch((error: unknown) => {
      const asked = error instanceof AppError && error.code === 'ERASURE_ASKED';
      if (!asked) throw error;
      if (!now) refuse(`The erasure of ${company_name} was asked for before; --now does it.`);
    });
  if (!now)
    return `${company_name} will be erased in ${WAITING_DAYS} days; "company keep ${company_id}" cancels it.`;
  await sql`update sirket_silmeleri set vade = now() where company_id = ${company_id}
    and vazgecme_tarihi is null and silinme_tarihi is null`.execute(db.system);
  const { rows, files } = await withFiles(given, (services) => eraseRows(services, company_id));
  return `${company_name} is erased: ${rows} rows, ${files} files.`;
}

/** Cancels an erasure that waits. */
export async function keepCompany({ db, config }: Given, company_id: number): Promise<string> {
  const { company_name } = await companyOf(db.system, company_id);
  const scope = scopeIn(company_id);
  await db
    .write(scope, (tx) => cancelErasure(tx, { scope, config, by: OPERATOR }))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'ERASURE_NONE')
        refuse(`No erasure of ${company_name} waits.`);
      throw error;
    });
  return `${company_name} stays.`;
}

/** Erasures that wait, were cancelled or done. */
export async function listErasures(db: Queries): Promise<string> {
  type Row = Record<'company_id' | 'company_name' | 'isteyen' | 'vade' | 'durum' | 'ozet', string>;
  const { rows } = await sql<Row>`
    select company_id::text, company_name, isteyen, vade,
      case when vazgecme_tarihi is not null then 'cancelled by ' || vazgecen
        when silinme_tarihi is null then 'waits'
        else 'erased ' || to_char(silinme_tarihi at time zone 'UTC', 'YYYY-MM-DD HH24:MI') end as durum,
      coalesce(zincir_sonu || ' ' || left(zincir_ozeti, 16), '') as ozet
    from sirket_silmeleri where isteyen <> ${DEMO_RESET} order by id`.execute(db);
  return table(
    ['ID', 'COMPANY', 'ASKED BY', 'DUE (UTC)', 'STATE', 'END OF ITS LOG'],
    rows.map((one) => [
      ...[one.company_id, one.company_name, one.isteyen],
      ...[one.vade.slice(0, 16).replace('T', ' '), one.durum, one.ozet],
    ]),
  );
}
