import { isDeepStrictEqual } from 'node:util';
import type { CompanyKind } from '@emanet/contract/shared/company-kinds';
import type { Body } from '@emanet/contract/law/special-data';
import type { Values } from '@emanet/contract/records/fields';
import type { RegisterType } from '@emanet/contract/records/registers';
import { RULES_VERSION, type Warning } from '@emanet/contract/records/warnings';
import { CROSS_CODES } from '@emanet/contract/tables/cross-rules';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Queries } from '../../platform/db.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import type { JobReach } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { Condition } from '../queries.ts';
import type { Register } from '../register.ts';
import { HEALTH_COLUMNS, healthOf, type Health } from './health.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Rows that one statement judges; few, so that their locks delay no other writer for long. */
const BATCH = 500;

/** Warnings of a company's records that follow from their linked records, by register and record. */
export type Compare = (
  db: Queries,
  scope: CompanyScope,
  today: string,
  only?: RegisterType,
) => Promise<Readonly<Record<RegisterType, ReadonlyMap<number, readonly Warning[]>>>>;

/** Registers, and how linked records are compared. */
export type Judgement = Readonly<{ registers: readonly Register[]; compare: Compare }>;

type Outdated = Readonly<{ company_id: number; whole: boolean; mark: string }>;

/** Up to which change of its registers, documents and own data a company was looked at. */
const MARK = sql`concat(coalesce(l.son_id, 0), ' ', c.surum)`;

/**
 * The companies whose records were judged by other rules, for another day, or not yet (`whole`), and
 * those in which something has changed since linked records were compared.
 */
const selectOutdated = (db: Queries, today: string): Promise<Outdated[]> =>
  rowsOf<Outdated>(db)`
    select * from (
      select c.company_id, ${MARK} as mark, h.karsilastirilan,
        (h.rules, h.day) is distinct from (${RULES_VERSION}::int, ${today}::date) as whole
      from companies c left join record_health h using (company_id)
      left join change_log_heads l using (company_id)
    ) company
    where whole or mark is distinct from karsilastirilan
    order by company_id`;

/**
 * Judges the records of every company again whose rules or day are outdated, and compares changed linked
 * records. Doing it twice, or on several nodes at once, does no harm.
 */
export async function judgeOutdated(
  services: Pick<PlatformServices, 'db' | 'clock' | 'log'>,
  judgement: Judgement,
  reach: JobReach,
): Promise<void> {
  const { db, clock, log } = services;
  const today = clock.today();
  const outdated = new Map(
    (await selectOutdated(db.system, today)).map((one) => [one.company_id, one]),
  );
  const those = { ...reach, companies: async () => [...outdated.keys()] };
  await eachCompany(services, those, async (scope) => {
    const { company_id } = scope;
    const state = outdated.get(company_id);
    const judged = state?.whole ? judgeCompany : compareCompany;
    const changed = await judged(db.system, judgement, scope, today);
    await sql`update record_health set karsilastirilan = ${state?.mark ?? null}
      where company_id = ${company_id}`.execute(db.system);
    if (changed > 0) log.info({ company_id, changed }, 'records were judged anew');
  });
}

/** Judges all records of a company and returns how many got another result. */
export async function judgeCompany(
  db: Queries,
  { registers, compare }: Judgement,
  scope: CompanyScope,
  today: string,
): Promise<number> {
  const { company_id } = scope;
  const linked = await compare(db, scope, today);
  let changed = 0;
  for (const register of registers)
    changed += await judgeRegister(db, register, company_id, today, linked[register.tur]);
  await sql`
    insert into record_health (company_id, rules, day)
    values (${company_id}, ${RULES_VERSION}, ${today})
    on conflict (company_id) do update set rules = excluded.rules, day = excluded.day`.execute(db);
  return changed;
}

/** Compares the linked records of a company, and stores what another finding changes in their risk. */
async function compareCompany(
  db: Queries,
  { registers, compare }: Judgement,
  scope: CompanyScope,
  today: string,
): Promise<number> {
  const { company_id } = scope;
  const linked = await compare(db, scope, today);
  let changed = 0;
  for (const register of registers) {
    const found = linked[register.tur];
    const which = sql`t.risk is not null and (
      t.id = any(${[...found.keys()]}::int[]) or exists (
        select from jsonb_array_elements(t.uyarilar) one
        where one ->> 'kod' = any(${[...CROSS_CODES]}::text[])
      ))`;
    changed += await judgeRegister(db, register, company_id, today, found, which);
  }
  return changed;
}

type Row = Values & Readonly<{ id: number; surum: number }>;

type Judged = Health & Readonly<{ id: number; surum: number }>;
type Linked = ReadonlyMap<number, readonly Warning[]>;

const judgedRow = (
  register: Register,
  row: Row,
  today: string,
  linked: Linked,
  body: Body,
): Judged => ({
  id: row.id,
  surum: row.surum,
  ...healthOf(register, { ...row, uyarilar: linked.get(row.id) ?? [] }, today, body),
});

async function selectBody(db: Queries, company_id: number): Promise<CompanyKind | null> {
  const [company] = await rowsOf<{ kurum_turu: CompanyKind | null }>(db)`
    select kurum_turu from companies where company_id = ${company_id}`;
  return company?.kurum_turu ?? null;
}

async function judgeRegister(
  db: Queries,
  register: Register,
  company_id: number,
  today: string,
  linked: Linked,
  which: Condition = sql`true`,
): Promise<number> {
  const body = await selectBody(db, company_id);
  let changed = 0;
  let last = 0;
  for (;;) {
    const rows = await rowsOf<{ row: Row }>(db)`
      select to_jsonb(t) as row from ${sql.table(register.table)} t
      where t.company_id = ${company_id} and t.id > ${last} and ${which}
      order by t.id limit ${BATCH}`;
    const judged: Judged[] = [];
    await forEachInTurn(rows, ({ row }) => {
      const one = judgedRow(register, row, today, linked, body);
      if (HEALTH_COLUMNS.some((name) => !isDeepStrictEqual(row[name], one[name]))) judged.push(one);
    });
    changed += await storeJudged(db, register, company_id, judged);
    if (rows.length < BATCH) return changed;
    last = rows.at(-1)?.row.id ?? last;
  }
}

/** Stores what has changed in the health of rows. One that was written meanwhile was judged then. */
async function storeJudged(
  db: Queries,
  register: Register,
  company_id: number,
  judged: readonly Judged[],
): Promise<number> {
  if (judged.length === 0) return 0;
  const table = sql.table(register.table);
  const stored = await sql`
    update ${table} t
    set ${sql.join(HEALTH_COLUMNS.map((name) => sql`${sql.id(name)} = n.${sql.id(name)}`))}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(judged)}::jsonb) n
    where t.company_id = ${company_id} and t.id = n.id and t.surum = n.surum
      and t.onay_surumu is not distinct from n.onay_surumu
      and (t.hukum, t.risk, t.eksiksizlik, t.uyarilar, t.ozel_nitelikli)
        is distinct from (n.hukum, n.risk, n.eksiksizlik, n.uyarilar, n.ozel_nitelikli)
  `.execute(db);
  return Number(stored.numAffectedRows ?? 0);
}
