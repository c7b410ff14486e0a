import { processingActivityFields } from '@emanet/contract/processing-activities';
import { choiceOf } from '@emanet/contract/lookups';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDb, type WholeDb } from '../platform/db.ts';
import { LIBRARY } from './library.ts';
import { loadTemplate } from './template.ts';

// A number of its own, so that other suites keep the real template company.
const config = { TEMPLATE_COMPANY_ID: 900_034 };
const { TEMPLATE_COMPANY_ID: company_id } = config;

let db: WholeDb;
let loaded: boolean[];
beforeAll(async () => {
  db = openDb(inject('databaseUrl'));
  loaded = await Promise.all([1, 2, 3].map(() => loadTemplate(db, config)));
});
afterAll(() => db.close());

const activities = () =>
  db.system
    .selectFrom('veri_harita')
    .selectAll()
    .where('company_id', '=', company_id)
    .orderBy('id')
    .execute();

describe('the template company', () => {
  it('is filled once when three nodes start together, and never again', async () => {
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await loadTemplate(db, config)).toBe(false);
    expect(await activities()).toHaveLength(LIBRARY.length);
  });

  it('keeps the order and the values of the library', async () => {
    const rows = await activities();
    expect(LIBRARY).toHaveLength(122);
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
    expect(new Set(found.map((row) => row.department_name)).size).toBe(17);
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
