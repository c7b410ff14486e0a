import departments from '@emanet/contract/data/departments.json' with { type: 'json' };
import { sql } from 'kysely';
import type { Config } from '../platform/start/config.ts';
import type { WholeDb, Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { LIBRARY } from './library.ts';

const NAME = 'Faaliyet Kütüphanesi';
// Nodes that start together wait for each other here; any constant will do.
const LOCK = 7_153_043;

/** Fills the template company when the installation has none. Gives back whether it did. */
export async function loadTemplate(
  db: WholeDb,
  config: Pick<Config, 'TEMPLATE_COMPANY_ID'>,
): Promise<boolean> {
  const company_id = config.TEMPLATE_COMPANY_ID;
  return db.system.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const company = { company_id, company_name: NAME };
    const made = await tx
      .insertInto('companies')
      .values(company)
      .onConflict((conflict) => conflict.doNothing())
      .returning('company_id')
      .execute();
    if (made.length > 0) await fill(tx, company_id);
    return made.length > 0;
  });
}

async function fill(tx: Tx, company_id: number): Promise<void> {
  const departmentIds = await addDepartments(tx, company_id);
  const documentIds = await addDocuments(tx, company_id);
  const rows = LIBRARY.map(({ values, department, notice, consent }) => ({
    ...values,
    company_id,
    department_id: departmentIds.get(department),
    aydinlatma_metni: documentIds.get(notice),
    acik_riza_metni: consent === null ? null : documentIds.get(consent),
    guncelleyen: NAME,
  }));
  await insertRows(tx, 'veri_harita', rows, 'id');
}

/** The departments that run a library activity, ids by code. */
async function addDepartments(tx: Tx, company_id: number): Promise<Map<string, number>> {
  const used = new Set(LIBRARY.map(({ department }) => department));
  const needed = departments.items.filter(({ code }) => used.has(code));
  const rows = needed.map(({ tr }) => ({ company_id, department_name: tr }));
  const ids = await insertRows(tx, 'departments', rows, 'department_id');
  return pair(
    needed.map(({ code }) => code),
    ids,
  );
}

/** Every text the library names, current, ids by title. */
async function addDocuments(tx: Tx, company_id: number): Promise<Map<string, number>> {
  const notices = unique(LIBRARY.map(({ notice }) => notice));
  const consents = unique(LIBRARY.flatMap(({ consent }) => consent ?? []));
  const lastupdated = new Date().toISOString().slice(0, 10);
  const row = (dokuman_tur: string) => (dokuman_ismi: string) => ({
    company_id,
    dokuman_ismi,
    dokuman_tur,
    lastupdated,
    guncel: true,
  });
  const rows = [...notices.map(row('Aydınlatma Metni')), ...consents.map(row('Açık Rıza Metni'))];
  return pair([...notices, ...consents], await insertRows(tx, 'dokumanlar', rows, 'id'));
}

const unique = (names: readonly string[]) => [...new Set(names)];

const pair = (names: readonly string[], ids: readonly number[]) =>
  new Map(
    names.flatMap((name, at): [string, number][] => {
      const id = ids[at];
      return id === undefined ? [] : [[name, id]];
    }),
  );
