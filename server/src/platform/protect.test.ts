import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { unique } from '../../test/factories.ts';

const table = unique('notes').replaceAll('-', '_');
const owner = new pg.Client({ connectionString: inject('databaseUrl') });
beforeAll(async () => {
  await owner.connect();
});
afterAll(async () => {
  await owner.query(`drop table if exists ${table}`);
  await owner.end();
});

/** Rows of the table that a request with these settings sees. */
async function seen(
  settings: Record<string, string>,
  query = `select id from ${table} order by id`,
) {
  await owner.query('begin');
  try {
    await owner.query('set local role emanet_app');
    for (const [name, value] of Object.entries(settings))
      await owner.query('select set_config($1, $2, true)', [`app.${name}`, value]);
    return (await owner.query<{ id: number }>(query)).rows.map(({ id }) => id);
  } finally {
    await owner.query('rollback');
  }
}

it('refuses a table without an index led by the company', async () => {
  await owner.query(
    `create table ${table} (id integer primary key, company_id integer, department_id integer)`,
  );
  await expect(owner.query(`select protect('${table}', true)`)).rejects.toThrow(
    /no index led by company_id/,
  );
});

it('shows the rows of the transaction alone', async () => {
  await owner.query(`create index on ${table} (company_id, department_id);
    insert into ${table} values (1, 5, 50), (2, 5, 51), (3, 5, null), (4, 6, 60);
    select protect('${table}', by_department => true);
    select protect('${table}', by_department => true)`);
  expect(await seen({})).toEqual([]);
  expect(await seen({ company_id: '5' })).toEqual([]);
  expect(await seen({ company_id: '5', departments: '51,60' })).toEqual([2]);
  expect(await seen({ company_id: '5', departments: 'all' })).toEqual([1, 2, 3]);
  expect(await seen({ company_ids: '5,6', departments: 'all' })).toEqual([1, 2, 3, 4]);
  expect(await seen({ company_id: '5', asset_departments: 'all' })).toEqual([]);
});

it('lets a read over several companies write into none', async () => {
  const several = { company_ids: '5,6', departments: 'all' };
  expect(await seen(several, `update ${table} set id = id returning id`)).toEqual([]);
  expect(await seen(several, `delete from ${table} returning id`)).toEqual([]);
  await expect(seen(several, `insert into ${table} values (9, 5, 50)`)).rejects.toThrow(
    /row-level security/,
  );
});

it('refuses to move a row into another company or department', async () => {
  const one = { company_id: '5', departments: '50' };
  for (const change of ['company_id = 6', 'department_id = 51', 'department_id = null'])
    await expect(seen(one, `update ${table} set ${change} where id = 1`)).rejects.toThrow(
      /row-level security/,
    );
});

it('takes the sight of the table for its departments', async () => {
  await owner.query(`select protect('${table}', true, sight => 'asset_departments')`);
  expect(await seen({ company_id: '5', asset_departments: 'all' })).toEqual([1, 2, 3]);
  expect(await seen({ company_id: '5', departments: 'all' })).toEqual([]);
});
