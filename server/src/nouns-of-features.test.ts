import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../test/app.ts';
import { nounsOfDepartments, nounsOfFeatures } from './nouns-of-features.ts';
import { registers } from './registers.ts';
import { replayedNouns } from './verify-log/nouns.ts';

const app = await appOfFile();
const nouns = Object.entries(nounsOfFeatures);

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_name = ${table}`.execute(app.db.system);
  return rows.map(({ name }) => name);
};

describe.each(nouns)('the noun %s', (tur, noun) => {
  it('stands under its own name', () => expect(noun.tur).toBe(tur));

  it('is compared with its log by columns of its table alone', async () => {
    const compared = replayedNouns.find((one) => one.tur === tur)?.fields ?? [];
    expect(compared).not.toEqual([]);
    const columns = await columnsOf(noun.table);
    expect(compared.filter((name) => !columns.includes(name))).toEqual([]);
  });
});

/** Tables whose department a merge sees to otherwise. */
const OTHERWISE = {
  memberships: 'people are placed anew',
  basvurular: 'applications write events of their own',
  egitim_davetleri: 'deleted invitations move without an entry',
  anketler: 'questionnaires move with an entry of their own',
  envanter_bildirimleri: 'what was confirmed moves under its name, open rounds go',
  envanter_hatirlatmalari: 'reminders go with their round',
  gozden_gecirmeler: 'reviews go with their round',
};

it('every table that names a department is moved by a merge, or known to be seen to otherwise', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'departments'::regclass`.execute(app.db.system);
  const moved = [...registers, ...nounsOfDepartments].map(({ table }) => table);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...moved, ...Object.keys(OTHERWISE)].toSorted(),
  );
});
