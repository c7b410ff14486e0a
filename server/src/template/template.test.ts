import { processingActivityFields } from '@emanet/contract/processing-activities';
import { choiceOf } from '@emanet/contract/lookups';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDb } from '../platform/db.ts';
import { libraryOn, WHOLE_LIBRARY as LIBRARY } from './library.ts';
import { loadTemplate } from './template.ts';

// A number of its own, so that other suites keep the real template company.
const config = { TEMPLATE_COMPANY_ID: 900_034 };
const { TEMPLATE_COMPANY_ID: company_id } = config;

const db = openDb(inject('databaseUrl'));
const owner = new pg.Client({ connectionString: inject('databaseUrl') });
await owner.connect();
const loaded = await Promise.all([1, 2, 3].map(() => loadTemplate(db, config)));
afterAll(async () => {
  await owner.end();
  await db.close();
});

const activities = () =>
  db.system
    .selectFrom('veri_harita')
    .selectAll()
    .where('company_id', '=', company_id)
    .orderBy('id')
    .execute();

/** Forgets the codes, as of a version that did not know them; the owner alone may. */
async function withoutCode(id?: number) {
  await owner.query(
    'delete from kutuphane_kayitlari where sablon = $1 and ($2::int is null or veri_harita_id = $2)',
    [company_id, id ?? null],
  );
}

it('an activity of the library is left out until its day', () => {
  const later = LIBRARY.slice(0, 1).map((one) => ({ ...one, dates: { valid_from: '2027-01-01' } }));
  expect(libraryOn('2026-12-31', later)).toEqual([]);
  expect(libraryOn('2027-01-01', later)).toEqual(later);
});

describe('the template company', () => {
  it('is filled once when three nodes start together, and never again', async () => {
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await loadTemplate(db, config)).toBe(false);
    expect(await activities()).toHaveLength(LIBRARY.length);
  });

  it('keeps the order and the values of the library', async () => {
    const rows = await activities();
    expect(LIBRARY.length).toBeGreaterThanOrEqual(420);
    expect(rows).toMatchObject(LIBRARY.map(({ values }) => values));
  });

  it('gives every activity its department and its texts by name', async () => {
    const found = await db.system
      .selectFrom('veri_harita as v')
      .innerJoin('departments as d', 'd.department_id', 'v.department_id')
      .innerJoin('dokumanlar as notice', 'notice.id', 'v.aydinlatma_metni')
      .leftJoin('dokumanlar as consent', 'consent.id', 'v.acik_riza_metni')
      .select(['d.department_name', 'notice.dokuman_ismi as notice', 'notice.guncel'])
      .select(['consent.dokuman_ismi as consent', 'consent.dokuman_tur'])
      .where('v.company_id', '=', company_id)
      .orderBy('v.id')
      .execute();
    expect(found.map(({ notice }) => notice)).toEqual(LIBRARY.map(({ notice }) => notice));
    expect(found.map(({ consent }) => consent)).toEqual(LIBRARY.map(({ consent }) => consent));
    expect(found.every(({ guncel }) => guncel)).toBe(true);
    expect(new Set(found.map((row) => row.department_name)).size).toBeGreaterThan(45);
  });

  it('gets the corrections of a later version, except in rows that somebody edited', async () => {
    const [untouched, edited] = await activities();
    if (!untouched || !edited) throw new Error('no activities');
    const { system } = db;
    const old = { surec_ismi: 'Eski ad', veri_isleyen_unvan: 'Eski unvan' };
    const rows = system.updateTable('veri_harita');
    await rows.set(old).where('id', '=', untouched.id).execute();
    await rows
      .set({ ...old, guncelleyen: 'Ayşe Yılmaz' })
      .where('id', '=', edited.id)
      .execute();
    // As a version before this one left them.
    await owner.query('update kutuphane_kayitlari set ozet = null where veri_harita_id = any($1)', [
      [untouched.id, edited.id],
    ]);

    expect(await loadTemplate(db, config)).toBe(true);
    const [first, second] = await activities();
    expect(first).toMatchObject(LIBRARY[0]?.values ?? {});
    expect(first).toMatchObject({ surum: untouched.surum + 1, risk: null });
    expect(second).toMatchObject({ ...old, guncelleyen: 'Ayşe Yılmaz' });
    expect(await loadTemplate(db, config)).toBe(false);
  });

  it('gets what a later version adds, and never again what was removed there', async () => {
    const [removed, renamed, lost] = await activities();
    if (!removed || !renamed || !lost) throw new Error('no activities');
    const { system } = db;
    await system.deleteFrom('veri_harita').where('id', '=', removed.id).execute();
    await system
      .updateTable('veri_harita')
      .set({ surec_ismi: 'Bizim ad' })
      .where('id', '=', renamed.id)
      .execute();
    await withoutCode(lost.id);
    await system.deleteFrom('veri_harita').where('id', '=', lost.id).execute();

    expect(await loadTemplate(db, config)).toBe(true);
    const names = (await activities()).map(({ surec_ismi }) => surec_ismi);
    expect(names).toHaveLength(LIBRARY.length - 1);
    expect(names).toContain(lost.surec_ismi);
    expect(names).toContain('Bizim ad');
    expect(names).not.toContain(removed.surec_ismi);
    expect(names).not.toContain(renamed.surec_ismi);
  });

  it('knows the rows of an installation from before codes were kept', async () => {
    const before = await activities();
    await withoutCode();
    expect(await loadTemplate(db, config)).toBe(true);
    // The renamed one and the removed one are unknown now, and come once more.
    expect(await activities()).toHaveLength(before.length + 2);
    expect(await loadTemplate(db, config)).toBe(false);
  });

  it('names only codes of the look-ups', () => {
    const chosen = processingActivityFields.filter(
      (field) => field.lookup && field.control !== 'multiselect',
    );
    for (const { values } of LIBRARY)
      for (const { name, lookup } of chosen) {
        const value = values[name];
        if (typeof value === 'string' && lookup)
          expect(choiceOf(lookup, value), value).toBeDefined();
      }
  });
});
