import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { unique } from '../../test/factories.ts';

const table = unique('notes').replaceAll('-', '_');
const owner = new pg.Client({ connectionString: inject('databaseUrl') });
await owner.connect();
afterAll(async () => {
  await owner.query(`drop table if exists ${table}`);
  await owner.end();
});

/** Rows of the table that a role sees with these settings. */
async function seen(
  settings: Record<string, string>,
  query = `select id from ${table} order by id`,
  role = 'emanet_app',
) {
  await owner.query('begin');
  try {
    await owner.query(`set local role ${role}`);
    for (const [name, value] of Object.entries(settings))
      await owner.query('select set_config($1, $2, true)', [`app.${name}`, value]);
    return (await owner.query<{ id: number }>(query)).rows.map(({ id }) => id);
  } finally {
    await owner.query('rollback');
  }
}
const all = `select id from ${table} order by id`;

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
  expect(await seen({ company_id: '5', asset_departments: 'all' })).toEqual([]);
});

it('shows several companies to a role that can write nothing', async () => {
  const several = { company_ids: '5,6' };
  expect(await seen(several)).toEqual([]);
  expect(await seen({}, all, 'emanet_across')).toEqual([]);
  expect(await seen({ company_ids: '6' }, all, 'emanet_across')).toEqual([4]);
  expect(await seen(several, all, 'emanet_across')).toEqual([1, 2, 3, 4]);
  for (const change of [
    `update ${table} set id = id`,
    `delete from ${table}`,
    `insert into ${table} values (9, 5)`,
  ])
    await expect(seen(several, change, 'emanet_across')).rejects.toThrow(/permission denied/);
});

it('shows nothing to a link but what was opened to its kind', async () => {
  const link = { company_id: '5', link_kind: 'training-token', link_row: '2' };
  await expect(seen(link, all, 'emanet_link')).rejects.toThrow(/permission denied/);
  await owner.query(`grant select on ${table} to emanet_link`);
  expect(await seen(link, all, 'emanet_link')).toEqual([]);
  await owner.query(`select open_to_link('${table}', 'training-token', row_column => 'id')`);
  expect(await seen(link, all, 'emanet_link')).toEqual([2]);
  expect(await seen({ ...link, link_row: '' }, all, 'emanet_link')).toEqual([]);
  expect(await seen({ ...link, link_row: '4' }, all, 'emanet_link')).toEqual([]);
  expect(await seen({ ...link, link_kind: 'applicant' }, all, 'emanet_link')).toEqual([]);
  await owner.query(`select open_to_link('${table}', 'applicant')`);
  expect(await seen({ ...link, link_kind: 'applicant' }, all, 'emanet_link')).toEqual([1, 2, 3]);
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
