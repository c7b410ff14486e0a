import type { Values } from '@emanet/contract/records/fields';
import { RULES_VERSION } from '@emanet/contract/records/warnings';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import type { JobReach } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { Register } from '../register.ts';
import { HEALTH_COLUMNS, healthOf } from './health.ts';

/** Rows that are judged by one statement, so that nobody who writes waits for long. */
const BATCH = 500;

/** The companies whose records were judged by other rules, for another day, or not yet. */
async function selectOutdated(db: Queries, today: string): Promise<number[]> {
  const found = await sql<{ company_id: number }>`
    select c.company_id from companies c left join record_health h using (company_id)
    where (h.rules, h.day) is distinct from (${RULES_VERSION}::int, ${today}::date)
    order by c.company_id`.execute(db);
  return found.rows.map(({ company_id }) => company_id);
}

/**
 * Judges the records of every company anew whose rules or day are no longer today's. Doing it
 * twice, or on several nodes at once, does no harm.
 */
export async function judgeOutdated(
  services: Pick<PlatformServices, 'db' | 'clock' | 'log'>,
  registers: readonly Register[],
  reach: JobReach,
): Promise<void> {
  const { db, clock, log } = services;
  const today = clock.today();
  const outdated = { ...reach, companies: () => selectOutdated(db.system, today) };
  await eachCompany(services, outdated, async ({ company_id }) => {
    const changed = await judgeCompany(db.system, registers, company_id, today);
    if (changed > 0) log.info({ company_id, changed }, 'records were judged anew');
  });
}

/** Judges all records of a company and says how many of them had another health before. */
export async function judgeCompany(
  db: Queries,
  registers: readonly Register[],
  company_id: number,
  today: string,
): Promise<number> {
  let changed = 0;
  for (const register of registers) changed += await judgeRegister(db, register, company_id, today);
  await sql`
    insert into record_health (company_id, rules, day)
    values (${company_id}, ${RULES_VERSION}, ${today})
    on conflict (company_id) do update set rules = excluded.rules, day = excluded.day`.execute(db);
  return changed;
}

type Row = Values & Readonly<{ id: number; surum: number }>;

async function judgeRegister(
  db: Queries,
  register: Register,
  company_id: number,
  today: string,
): Promise<number> {
  const table = sql.table(register.table);
  let changed = 0;
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${table} t
      where t.company_id = ${company_id} and t.id > ${last} order by t.id limit ${BATCH}
    `.execute(db);
    const judged = rows.map(({ row }) => ({
      id: row.id,
      surum: row.surum,
      ...healthOf(register, row, today),
    }));
    // A row that was written meanwhile has been judged by who wrote it.
    const stored = await sql`
      update ${table} t
      set ${sql.join(HEALTH_COLUMNS.map((name) => sql`${sql.id(name)} = n.${sql.id(name)}`))}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(judged)}::jsonb) n
      where t.company_id = ${company_id} and t.id = n.id and t.surum = n.surum
        and (t.risk, t.eksiksizlik, t.uyarilar, t.ozel_nitelikli)
          is distinct from (n.risk, n.eksiksizlik, n.uyarilar, n.ozel_nitelikli)
    `.execute(db);
    changed += Number(stored.numAffectedRows ?? 0);
    if (rows.length < BATCH) return changed;
    last = rows.at(-1)?.row.id ?? last;
  }
}
