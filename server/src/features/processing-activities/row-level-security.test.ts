import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { assets } from '@emanet/contract/assets';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { processingActivities } from '@emanet/contract/processing-activities';
import { appOfFile } from '../../../test/app.ts';
import { scopeOf, type CompanyScope } from '../../platform/access/scope.ts';
import { assetBody } from '../assets/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { activityBody } from './sample.ts';

/** Tables with a company; the queries here name none of them on purpose. */
const TABLES = [
  'companies',
  'departments',
  'memberships',
  'dokumanlar',
  ...REGISTER_TYPES,
  'tedarikci_listesi',
  'change_logs',
] as const;

const scope = (role: Role, company_id: number, department_id: number | null): CompanyScope =>
  scopeOf(
    {
      kind: 'person',
      user_id: 1,
      fullname: 'Deneme',
      email: 'deneme@ornek.test',
      account_role: role,
      session_id: 1,
      memberships: [
        {
          company_id,
          company_name: 'Deneme',
          department_id,
          department_name: null,
          company_active: true,
          logo: null,
          role,
          egitim_sorumlusu: false,
          varlik_sorumlusu: false,
        },
      ],
    },
    'processing-activities.read',
  );

async function fill(company: number, departments: number[]): Promise<void> {
  const who = await app.signInAs({ companies: [company] });
  for (const department of departments) {
    const name = `Kayıt ${department}`;
    const adding = [
      who.call(processingActivities.add, { body: activityBody(department, 'Kayıt') }),
      who.call(supplierTransfers.add, { body: supplierTransferBody(department, name) }),
      who.call(publicTransfers.add, { body: publicTransferBody(department, name) }),
      who.call(assets.add, { body: assetBody(department, name) }),
      who.call(suppliers.create, { body: { tedarikci_adi: name } }),
    ];
    expect((await Promise.all(adding)).map((one) => one.status)).toEqual(adding.map(() => 201));
  }
  await app.db.system
    .insertInto('dokumanlar')
    .values({ company_id: company, dokuman_ismi: 'Metin', dokuman_tur: 'Politika' })
    .execute();
}

const app = await appOfFile();
const company = await app.makeCompany();
const own = {
  company,
  hr: await app.makeDepartment(company),
  sales: await app.makeDepartment(company),
};
const foreign = { company: await app.makeCompany(), department: 0 };
foreign.department = await app.makeDepartment(foreign.company);
await fill(own.company, [own.hr, own.sales]);
await fill(foreign.company, [foreign.department]);
const whole = scope('yönetici', own.company, null);
const hr = scope('temsilci', own.company, own.hr);

const stored = () =>
  app.db.system
    .selectFrom('veri_harita')
    .selectAll()
    .where('company_id', 'in', [own.company, foreign.company])
    .execute();

it('stands behind every table that has a company, also for the owner', async () => {
  const { rows } = await sql<{ name: string; forced: boolean }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(
    app.db.system,
  );
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining([...TABLES]));
  expect(rows.filter((row) => !row.forced)).toEqual([]);
});

it('is not all that binds sign-in: it reads no password and changes no membership', async () => {
  for (const statement of [
    sql`select password_hash from users`,
    sql`update memberships set company_id = ${foreign.company}`,
    sql`update users set role = 'danışman'`,
    sql`select 1 from veri_harita`,
  ])
    await expect(statement.execute(app.db.identity)).rejects.toThrow(/permission denied/);
});

it('counts every register, and shows its history by its records', async () => {
  const counted = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'count_insert'`.execute(
    app.db.system,
  );
  expect(counted.rows.map(({ name }) => name).toSorted()).toEqual(REGISTER_TYPES.toSorted());
  for (const tur of REGISTER_TYPES) {
    const { rows } = await sql<{ id: number; company_id: number }>`
      select id, company_id from ${sql.table(tur)}
      where company_id in (${own.company}, ${foreign.company})`.execute(app.db.system);
    for (const { id, company_id } of rows) {
      const seen = await app.db.read(whole, (tx) =>
        sql<{ seen: boolean }>`select app_sees_record(${tur}, ${id}::int) as seen`.execute(tx),
      );
      expect([tur, seen.rows]).toEqual([tur, [{ seen: company_id === own.company }]]);
    }
  }
});

it('is told of a new register by one line of its migration', async () => {
  const owner = new pg.Client({ connectionString: inject('databaseUrl') });
  await owner.connect();
  try {
    await owner.query(`begin; create table denemeler (id int, company_id int, department_id int);
      select keep_register('denemeler', 'id > 1')`);
    const { rows } = await owner.query<{ definition: string }>(
      `select pg_get_functiondef('app_sees_record(text, int)'::regprocedure) as definition`,
    );
    for (const tur of [...REGISTER_TYPES, 'aksiyonlar', 'denemeler'])
      expect(rows[0]?.definition).toContain(`WHEN '${tur}' THEN EXISTS`);
    const triggers = await owner.query(
      `select tgname from pg_trigger where tgrelid = 'denemeler'::regclass order by 1`,
    );
    expect(triggers.rows).toEqual(
      ['count_delete', 'count_insert', 'count_update'].map((tgname) => ({ tgname })),
    );
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
});

describe('row-level security, with the filter of the query taken away', () => {
  it.each(TABLES)('shows no foreign row of %s', async (table) => {
    const { rows } = await app.db.read(whole, (tx) =>
      sql<{ company_id: number }>`select company_id from ${sql.table(table)}`.execute(tx),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.company_id))).toEqual(new Set([own.company]));
  });

  it.each([...REGISTER_TYPES, 'departments', 'change_logs'] as const)(
    'shows a representative only the own department of %s',
    async (table) => {
      const { rows } = await app.db.read(hr, (tx) =>
        sql<{ department_id: number }>`select department_id from ${sql.table(table)}`.execute(tx),
      );
      expect(new Set(rows.map((row) => row.department_id))).toEqual(new Set([own.hr]));
    },
  );

  it('changes and deletes no foreign row', async () => {
    const before = await stored();
    const other = before.filter((row) => row.department_id !== own.hr);
    await app.db.write(hr, (tx) =>
      sql`update veri_harita set surec_ismi = 'Ele geçti'`.execute(tx),
    );
    await app.db.write(hr, (tx) => sql`delete from veri_harita`.execute(tx));
    const after = await stored();
    expect(after).toEqual(expect.arrayContaining(other));
    expect(after).toHaveLength(other.length);
  });

  it('stores nothing for another company or department', async () => {
    const insert = (company: number, department: number) =>
      app.db.write(hr, (tx) =>
        sql`insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
          values (${company}, ${department}, 'x', 'x')`.execute(tx),
      );
    await expect(insert(foreign.company, foreign.department)).rejects.toThrow(/row-level security/);
    await expect(insert(own.company, own.sales)).rejects.toThrow(/row-level security/);
    await insert(own.company, own.hr);
    const move = sql`update veri_harita set department_id = ${own.sales}`;
    await expect(app.db.write(hr, (tx) => move.execute(tx))).rejects.toThrow(/row-level security/);
    const log = (company: number, department: number) =>
      sql`insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, guncelleyen, alanlar)
        values (${company}, ${department}, 'veri_harita', 1, 'silme', 1, 'x', '[]')`;
    const entry = log(foreign.company, foreign.department);
    await expect(app.db.write(whole, (tx) => entry.execute(tx))).rejects.toThrow(
      /row-level security/,
    );
  });

  it('reads only: a reading transaction stores nothing', async () => {
    const write = app.db.read(whole, (tx) => sql`delete from veri_harita`.execute(tx));
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it('keeps scopes apart on one connection, and forgets them after use', async () => {
    const other = scope('yönetici', foreign.company, null);
    const companies = await Promise.all(
      Array.from({ length: 20 }, (_, place) => (place % 2 ? whole : other)).map(async (one) => {
        const { rows } = await app.db.read(one, (tx) =>
          sql<{ company_id: number }>`select distinct company_id from dokumanlar`.execute(tx),
        );
        return [rows, [{ company_id: one.company_id }]] as const;
      }),
    );
    for (const [found, expected] of companies) expect(found).toEqual(expected);
  });

  it('shows nothing to a temsilci who has no department', async () => {
    const nowhere = scope('temsilci', own.company, null);
    for (const table of [...REGISTER_TYPES, 'departments', 'change_logs'] as const) {
      const { rows } = await app.db.read(nowhere, (tx) =>
        sql`select 1 from ${sql.table(table)}`.execute(tx),
      );
      expect(rows).toEqual([]);
    }
  });
});
