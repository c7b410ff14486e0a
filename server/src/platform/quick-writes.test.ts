import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { factories } from '../../test/factories.ts';
import { scopeOfJob, type CompanyScope } from './access/scope.ts';
import { openDb } from './db.ts';

const db = openDb(inject('logins'));
const { makeCompany, makeDepartment } = factories(db);
afterAll(() => db.close());

let company: number;
let departments: number[];
const whole = () => scopeOfJob({ kind: 'job', job: 'test' }, company);
const only = (department: number): CompanyScope => {
  const sight = [department];
  return {
    ...whole(),
    departments: sight,
    sights: { departments: sight, asset_departments: sight },
  };
};

beforeEach(async () => {
  company = await makeCompany();
  departments = [await makeDepartment(company), await makeDepartment(company)];
});

type Written = Readonly<{ id: number; tx: string; sees: string; locks: string }>;

/** A new activity of a department, with the transaction and the scope in which it was written. */
const write = (scope: CompanyScope, department: number, name = 'Bordro') =>
  db.writeQuick(
    scope,
    sql<Written>`
      insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      values (${company}, ${department}, ${name}, 'Deneme')
      returning id, pg_current_xact_id()::text as tx, current_setting('app.departments') as sees,
        current_setting('lock_timeout') as locks`,
  );
const rename = (id: number, name: string) =>
  db.writeQuick(whole(), sql`update veri_harita set surec_ismi = ${name} where id = ${id}`);
const names = async () => {
  const rows = await db.ask(
    whole(),
    sql<{ name: string }>`select surec_ismi as name from veri_harita
      where company_id = ${company} order by 1`,
  );
  return rows.map(({ name }) => name);
};

it('shares a transaction among the writers of a moment, each behind its own scope', async () => {
  const [first = 0, second = 0] = departments;
  const written = await Promise.all([
    write(only(first), first),
    write(whole(), second),
    write(only(second), second),
  ]);
  const rows = written.flat();
  expect(rows.map(({ sees }) => sees)).toEqual([String(first), 'all', String(second)]);
  expect(new Set(rows.map(({ tx }) => tx)).size).toBe(1);
  const [{ tx, locks } = { tx: '', locks: '' }] = await write(whole(), first);
  expect(tx).not.toBe(rows[0]?.tx);
  expect(locks).toBe('200ms');
});

it('stores what others wrote beside one that is refused, once each', async () => {
  const [first = 0, second = 0] = departments;
  const answers = await Promise.allSettled([
    write(only(first), first, 'Bir'),
    write(only(first), second, 'Yabancı'),
    write(only(second), second, 'İki'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: { code: '42501' } });
  expect(await names()).toEqual(['Bir', 'İki']);
});

it('lets nobody wait for a row that another transaction holds', async () => {
  const [department = 0] = departments;
  const [[held], [free]] = await Promise.all([
    write(whole(), department, 'Tutulan'),
    write(whole(), department, 'Serbest'),
  ]);
  if (!held || !free) throw new Error('two were written');
  let waiting: Promise<unknown> | undefined;
  await db.system.transaction().execute(async (tx) => {
    await sql`select from veri_harita where id = ${held.id} for update`.execute(tx);
    waiting = rename(held.id, 'Tutulan, sonra');
    await Promise.all([rename(free.id, 'Serbest, sonra'), write(whole(), department, 'Yeni')]);
    expect(await names()).toEqual(['Serbest, sonra', 'Tutulan', 'Yeni']);
  });
  await waiting;
  expect(await names()).toEqual(['Serbest, sonra', 'Tutulan, sonra', 'Yeni']);
});
