import { todayInTurkey } from '@emanet/contract/shared/time/today';
import departments from '@emanet/contract/data/departments.json' with { type: 'json' };
import { SECTOR_SETS } from '@emanet/contract/records/library';
import { sql } from 'kysely';
import type { Config } from '../platform/start/config.ts';
import type { WholeDb, Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { libraryOn, WHOLE_LIBRARY, type LibraryActivity } from './library.ts';

const NAME = 'Faaliyet Kütüphanesi';
// Nodes that start together wait for each other here; any constant will do.
const LOCK = 7_153_043;

const DEPARTMENT_NAMES = new Map(
  [...departments.items, ...Object.values(SECTOR_SETS).flatMap((sector) => sector.departments)].map(
    ({ code, tr }) => [code, tr],
  ),
);

/**
 * Makes the template company when the installation has none, adds the library's activities that it
 * never had and corrects those it has as an earlier version wrote them; rows that somebody edited or
 * removed there stay so. Gives back whether it changed anything.
 */
export async function loadTemplate(db: WholeDb, config: Pick<Config, 'TEMPLATE_COMPANY_ID'>) {
  const company_id = config.TEMPLATE_COMPANY_ID;
  return db.system.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const company = { company_id, company_name: NAME };
    await tx
      .insertInto('companies')
      .values(company)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    let known = await codesIn(tx, company_id);
    if (known.size === 0) {
      await adopt(tx, company_id);
      known = await codesIn(tx, company_id);
    }
    const library = libraryOn(todayInTurkey());
    const missing = library.filter(({ code }) => !known.has(code));
    if (missing.length > 0) await fill(tx, company_id, missing);
    const outdated = library.filter(({ code, digest }) => {
      const written = known.get(code);
      return written !== undefined && written !== digest;
    });
    const corrected = await correct(tx, company_id, outdated);
    return missing.length > 0 || corrected;
  });
}

/** The digests with which the library's activities were written, by code. */
async function codesIn(tx: Tx, company_id: number): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .selectFrom('kutuphane_kayitlari')
    .select(['kod', 'ozet'])
    .where('sablon', '=', company_id)
    .execute();
  return new Map(rows.map(({ kod, ozet }) => [kod, ozet]));
}

/** Gives rows without edits the wording of this version. */
async function correct(tx: Tx, company_id: number, outdated: readonly LibraryActivity[]) {
  if (outdated.length === 0) return false;
  const rows = await rowsOf(tx, company_id, outdated);
  const given = rows.map((row, at) => ({ ...row, kod: outdated[at]?.code }));
  const columns = Object.keys(rows[0] ?? {});
  // Without their judgement the rows are judged when they are read.
  const changed = await sql`
    update veri_harita as row
    set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`))},
      surum = row.surum + 1, guncellenme_tarihi = now(),
      hukum = null, risk = null, eksiksizlik = null, uyarilar = null, ozel_nitelikli = null
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) as one (value)
      cross join lateral jsonb_populate_record(null::veri_harita, one.value) as given
      join kutuphane_kayitlari as known
        on known.sablon = ${company_id} and known.kod = one.value ->> 'kod'
    where row.company_id = known.sablon and row.id = known.veri_harita_id
      and row.guncelleyen = ${NAME}`.execute(tx);
  await sql`
    update kutuphane_kayitlari as known set ozet = given.ozet
    from jsonb_to_recordset(${JSON.stringify(
      outdated.map(({ code, digest }) => ({ kod: code, ozet: digest })),
    )}::jsonb) as given (kod text, ozet text)
    where known.sablon = ${company_id} and known.kod = given.kod`.execute(tx);
  return (changed.numAffectedRows ?? 0n) > 0n;
}

/** Gives the rows of a template company from before codes were kept the code of their name. */
async function adopt(tx: Tx, company_id: number): Promise<void> {
  const rows = await tx
    .selectFrom('veri_harita')
    .select(['id', 'surec_ismi'])
    .where('company_id', '=', company_id)
    .orderBy('id', 'desc')
    .execute();
  const idByName = new Map(rows.map(({ id, surec_ismi }) => [surec_ismi, id]));
  const entries = WHOLE_LIBRARY.flatMap(({ code, values }) => {
    const id = idByName.get(String(values.surec_ismi));
    return id === undefined ? [] : [{ sablon: company_id, kod: code, veri_harita_id: id }];
  });
  await insertRows(tx, 'kutuphane_kayitlari', entries, 'veri_harita_id');
}

/** The activities as rows of the register; departments and texts they name are made first. */
async function rowsOf(tx: Tx, company_id: number, activities: readonly LibraryActivity[]) {
  const departmentIds = await addDepartments(tx, company_id, activities);
  const documentIds = await addDocuments(tx, company_id, activities);
  return activities.map(({ values, department, notice, consent }) => ({
    ...values,
    company_id,
    department_id: departmentIds.get(department),
    aydinlatma_metni: documentIds.get(notice),
    acik_riza_metni: consent === null ? null : documentIds.get(consent),
    guncelleyen: NAME,
  }));
}

async function fill(tx: Tx, company_id: number, activities: readonly LibraryActivity[]) {
  const rows = await rowsOf(tx, company_id, activities);
  const ids = await insertRows(tx, 'veri_harita', rows, 'id');
  const entries = activities.map(({ code, digest }, at) => ({
    sablon: company_id,
    kod: code,
    veri_harita_id: ids[at],
    ozet: digest,
  }));
  await insertRows(tx, 'kutuphane_kayitlari', entries, 'veri_harita_id');
}

/** The departments that run the activities, ids by code; one of that name is used again. */
async function addDepartments(tx: Tx, company_id: number, activities: readonly LibraryActivity[]) {
  const there = await tx
    .selectFrom('departments')
    .select(['department_id', 'department_name'])
    .where('company_id', '=', company_id)
    .execute();
  const ids = new Map(there.map((one) => [one.department_name, one.department_id]));
  const codes = unique(activities.map(({ department }) => department));
  const nameOf = (code: string) => DEPARTMENT_NAMES.get(code) ?? code;
  const fresh = unique(codes.map(nameOf)).filter((name) => !ids.has(name));
  const rows = fresh.map((department_name) => ({ company_id, department_name }));
  const made = await insertRows(tx, 'departments', rows, 'department_id');
  const all = new Map([...ids, ...pair(fresh, made)]);
  return new Map(
    codes.flatMap((code): [string, number][] => {
      const id = all.get(nameOf(code));
      return id === undefined ? [] : [[code, id]];
    }),
  );
}

/** Every text the activities name, current, ids by title; one of that title is used again. */
async function addDocuments(tx: Tx, company_id: number, activities: readonly LibraryActivity[]) {
  const there = await tx
    .selectFrom('dokumanlar')
    .select(['id', 'dokuman_ismi'])
    .where('company_id', '=', company_id)
    .execute();
  const ids = new Map(there.map(({ id, dokuman_ismi }) => [dokuman_ismi, id]));
  const isNew = (title: string) => !ids.has(title);
  const notices = unique(activities.map(({ notice }) => notice)).filter(isNew);
  const consents = unique(activities.flatMap(({ consent }) => consent ?? [])).filter(isNew);
  const lastupdated = new Date().toISOString().slice(0, 10);
  const row = (dokuman_tur: string) => (dokuman_ismi: string) => ({
    company_id,
    dokuman_ismi,
    dokuman_tur,
    lastupdated,
    guncel: true,
  });
  const rows = [...notices.map(row('Aydınlatma Metni')), ...consents.map(row('Açık Rıza Metni'))];
  const made = await insertRows(tx, 'dokumanlar', rows, 'id');
  return new Map([...ids, ...pair([...notices, ...consents], made)]);
}

const unique = (names: readonly string[]) => [...new Set(names)];

const pair = (names: readonly string[], ids: readonly number[]) =>
  new Map(
    names.flatMap((name, at): [string, number][] => {
      const id = ids[at];
      return id === undefined ? [] : [[name, id]];
    }),
  );
