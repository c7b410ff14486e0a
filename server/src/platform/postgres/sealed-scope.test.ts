import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import type { NewUser } from '../../../test/factories.ts';
import { personOf } from '../../../test/person.ts';
import { seal } from '../crypto/seal.ts';
import {
  scopeAcross,
  scopeOf,
  scopeOfLink,
  type CompanyScope,
  type LinkScope,
  type PersonScope,
} from '../access/scope.ts';
import { keepScopeKey, sealOfScope } from './scope-seal.ts';

async function scopeFor(user: NewUser): Promise<PersonScope> {
  const { user_id } = await app.makeUser(user);
  return scopeOf(await personOf(app, user_id), 'departments.read');
}

// A statement slipped into a request reaches the rows of that request's own person, whatever it
// sets.
const app = await appOfFile();
const [own, foreign] = [await app.makeCompany(), await app.makeCompany()];
const [hr, sales] = [await app.makeDepartment(own), await app.makeDepartment(own)];
const places = [
  [own, hr],
  [own, sales],
  [foreign, await app.makeDepartment(foreign)],
] as const;
for (const [company_id, department_id] of places)
  await sql`insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      values (${company_id}, ${department_id}, 'Bordro', 'x')`.execute(app.db.system);
for (const company of [own, foreign]) {
  await sql`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden)
      values (${company}, 'x@ornek.test', '127.0.0.1', 'x', 'başarılı', 'giris_yapildi')`.execute(
    app.db.system,
  );
  await sql`insert into links (token_hash, company_id, kind, name)
      values (sha256(${`baglanti ${company}`}::bytea), ${company}, 'applicant', 'Başvuran')`.execute(
    app.db.system,
  );
}
const representative = await scopeFor({ role: 'temsilci', companies: [own], departments: [hr] });
const manager = await scopeFor({ role: 'yönetici', companies: [own] });

/** The settings by which a transaction could say that it is somebody else's. */
const claims = () => [
  sql`select set_config('app.company_id', ${String(foreign)}, true)`,
  sql`select set_config('app.departments', 'all', true),
    set_config('app.asset_departments', 'all', true)`,
  sql`select set_config('app.scope', ${claim(foreign)}, true)`,
  sql`select set_config('app.scope', ${claim(own)}, true)`,
  sql`select set_config('app.scope', ${claim(own)}, true), set_config('app.seal', '', true)`,
  sql`select set_config('app.scope', '', true), set_config('app.seal', '', true),
    set_config('app.company_id', ${String(own)}, true),
    set_config('app.departments', 'all', true)`,
];
const claim = (company: number) =>
  JSON.stringify({
    company,
    departments: 'all',
    asset_departments: 'all',
    role: 'danışman',
  });

const departmentsRead = sql<{ department_id: number }>`select department_id from veri_harita`;

/** Departments that a transaction reads after a slipped-in statement, in one of its two places. */
async function readAfter(scope: PersonScope, slipped: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await app.db.write(scope, async (tx) => {
    await slipped.execute(tx);
    return departmentsRead.execute(tx);
  });
  return rows.map((row) => row.department_id);
}

describe('a statement slipped into a request of a representative', () => {
  it('reads the own department without a claim', async () => {
    expect(await readAfter(representative, sql`select 1`)).toEqual([hr]);
  });

  it('reads no other company and no other department, whatever it sets before', async () => {
    for (const slipped of claims()) {
      const read = await readAfter(representative, slipped);
      expect(read.filter((one) => one !== hr)).toEqual([]);
    }
  });

  it('reads no other department, whatever it sets while it runs', async () => {
    for (const setting of ['app.departments', 'app.scope']) {
      const value = setting === 'app.scope' ? claim(own) : 'all';
      const { rows } = await app.db.read(representative, (tx) =>
        sql<{ department_id: number }>`select v.department_id
          from (select set_config(${setting}, ${value}, true) offset 0) slipped,
            lateral (select * from veri_harita where company_id = ${own} offset 0) v`.execute(tx),
      );
      expect(rows.filter((one) => one.department_id !== hr)).toEqual([]);
    }
  });

  it('writes into no other company and no other department', async () => {
    for (const slipped of claims()) {
      for (const change of [
        sql`update veri_harita set surec_ismi = 'x' where department_id <> ${hr} returning id`,
        sql`delete from veri_harita where department_id <> ${hr} returning id`,
      ]) {
        const done = app.db.write(representative, async (tx) => {
          await slipped.execute(tx);
          return (await change.execute(tx)).rows.length;
        });
        expect(await done.catch(() => 0)).toBe(0);
      }
      const added = app.db.write(representative, async (tx) => {
        await slipped.execute(tx);
        await sql`insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
          values (${own}, ${sales}, 'x', 'x')`.execute(tx);
      });
      await expect(added).rejects.toThrow(/row-level security/);
    }
  });

  it('finds neither the key of the seal nor a table to put before another', async () => {
    for (const statement of [
      sql`select * from scope_keys`,
      sql`select scope_pad('inner')`,
      sql`select * from sirket_anahtarlari`,
      sql`insert into sirket_anahtarlari (company_id, muhurlu) values (${own}, 'x')`,
      sql`create temporary table veri_harita (id integer)`,
    ])
      await expect(
        app.db.write(representative, (tx) => statement.execute(tx)),
      ).rejects.toMatchObject({ code: '42501' });
  });
});

it('the key of a company is given to scopes of that company alone', async () => {
  const outsider = await scopeFor({ role: 'yönetici', companies: [foreign] });
  const applicant = scopeOfLink({ kind: 'applicant', name: 'x', row_id: null }, own);
  const keyIn = (scope: CompanyScope | LinkScope, fresh: string | null = null) =>
    app.db.write(scope, async (tx) => {
      const { rows } = await sql<{ key: Buffer | null }>`
        select company_key(${fresh}::bytea) as key`.execute(tx);
      return rows[0]?.key?.toString() ?? null;
    });
  expect(await keyIn(manager)).toBeNull();
  // Two at once agree on one.
  const [one, other] = await Promise.all([keyIn(manager, 'a'), keyIn(applicant, 'b')]);
  expect(one).toMatch(/^[ab]$/);
  expect([other, await keyIn(representative, 'c')]).toEqual([one, one]);
  expect(await keyIn(outsider)).toBeNull();
  await expect(sql`select company_key('x')`.execute(app.db.identity)).rejects.toMatchObject({
    code: '42501',
  });
  await sql`delete from sirket_anahtarlari where company_id = ${own}`.execute(app.db.system);
});

describe('what managers alone may reach', () => {
  const kinds = ['entry_logs', 'links'] as const;

  it('is hidden from a representative in the database too', async () => {
    for (const kind of kinds) {
      const count = sql<{ n: number }>`select count(*)::int as n from ${sql.table(kind)}`;
      expect((await app.db.read(manager, (tx) => count.execute(tx))).rows).toEqual([{ n: 1 }]);
      expect((await app.db.read(representative, (tx) => count.execute(tx))).rows).toEqual([
        { n: 0 },
      ]);
    }
  });

  it('is not added by a representative', async () => {
    const added = app.db.write(representative, (tx) =>
      sql`insert into links (token_hash, company_id, kind, name)
        values ('x', ${own}, 'applicant', 'x')`.execute(tx),
    );
    await expect(added).rejects.toThrow(/row-level security/);
  });
});

describe('a statement slipped into a request puts in', () => {
  const scopes = () => [
    manager,
    representative,
    scopeOfLink({ kind: 'applicant', name: 'x', row_id: null }, own),
  ];
  const refused = async (
    slipped: RawBuilder<unknown>,
    all: readonly (CompanyScope | LinkScope)[] = scopes(),
  ) => {
    for (const scope of all)
      await expect(app.db.write(scope, (tx) => slipped.execute(tx))).rejects.toMatchObject({
        code: '42501',
      });
  };
  // Other tests of this database read what is in the outbox.
  const sealed = () =>
    seal(
      app.config.SECRET,
      'mail-outbox',
      '{"to":"a@ornek.test","subject":"x","text":"","html":""}',
    );
  const mailOf = (company: number, about: string | null = null) =>
    sql`select post_mail(${sealed()}, false, ${about}, ${company}, 'a@ornek.test', 'x', null, null, null,
      null, 200, 5000)`;
  const jobOf = (job: string, company: number | null, inTurn = false) =>
    sql`select enqueue_job(${job}, ${JSON.stringify({ company_id: company, id: 1 })}::json,
      now() + interval '9 years', null, ${inTurn})`;

  it('no mail past the function, and none of another company', async () => {
    for (const company of [foreign, own, null])
      await refused(sql`insert into mail_outbox (sealed, company_id) values ('x', ${company})`);
    await refused(mailOf(foreign));
    for (const scope of scopes()) await app.db.write(scope, (tx) => mailOf(own).execute(tx));
    await expect(
      sql`insert into mail_outbox (sealed) values ('x')`.execute(app.db.identity),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(mailOf(own).execute(app.db.identity)).rejects.toMatchObject({ code: '42501' });
  });

  it('no mail whose fate would be noted in a row of another company', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into egitim_davetleri (company_id, fullname, email, token_muhurlu)
      values (${foreign}, 'x', 'baskasi@ornek.test', 'x') returning id`.execute(app.db.system);
    const id = rows[0]?.id ?? 0;
    await app.db.write(manager, (tx) => mailOf(own, `egitim:${id}`).execute(tx));
    await sql`update mail_outbox set state = 'given_up' where about = ${`egitim:${id}`}`.execute(
      app.db.system,
    );
    const after = await sql`select ulasmadi from egitim_davetleri where id = ${id}`.execute(
      app.db.system,
    );
    expect(after.rows).toEqual([{ ulasmadi: false }]);
  });

  it('no job of another company, and none of the platform', async () => {
    await refused(jobOf('announce-application', foreign));
    await refused(jobOf('announce-application', null));
    // Own company, but nobody's name: bulk work runs as the person of the scope alone.
    await refused(jobOf('go-on-with-work', own));
    await refused(jobOf('clean-up', own));
    await refused(jobOf('announce-application', own, true));
    await refused(sql`insert into graphile_worker._private_jobs (task_id) values (1)`);
    for (const scope of scopes())
      await app.db.write(scope, (tx) => jobOf('announce-application', own).execute(tx));
  });

  it('no entry of the change log in the name of somebody else', async () => {
    const entry = (user_id: number | null, kind = 'kisi') => sql`
      insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, aktor_turu, guncelleyen, alanlar)
      values (${own}, ${hr}, 'veri_harita', 1, 'güncelleme', ${user_id}, ${kind}, 'x', '[]')`;
    const other = manager.actor.user_id;
    for (const claimed of [entry(other), entry(null, 'otomatik')])
      await refused(claimed, [representative]);
    await app.db.write(manager, (tx) => entry(other).execute(tx));
  });

  it('no change of documents and suppliers by a representative', async () => {
    await sql`insert into tedarikci_listesi (company_id, tedarikci_adi)
      values (${own}, 'Tedarikçi')`.execute(app.db.system);
    const renamed = (name: string) =>
      sql`update tedarikci_listesi set tedarikci_adi = ${name} returning id`;
    const count = (scope: PersonScope) =>
      app.db.write(scope, async (tx) => (await renamed('Başka').execute(tx)).rows.length);
    expect([await count(representative), await count(manager)]).toEqual([0, 1]);
    await refused(
      sql`insert into dokumanlar (company_id, dokuman_ismi, dokuman_tur) values (${own}, 'x', 'x')`,
      [representative],
    );
  });
});

it('keeps the reach of a link and of several companies as they were given', async () => {
  const link = scopeOfLink({ kind: 'training-token', name: 'x', row_id: 1 }, own);
  const company = sql<{ company: number | null }>`select app_company() as company`;
  const claimed = await app.db.read(link, async (tx) => {
    await sql`select set_config('app.company_id', ${String(foreign)}, true),
      set_config('app.scope', ${claim(foreign)}, true)`.execute(tx);
    return (await company.execute(tx)).rows;
  });
  expect(claimed).toEqual([{ company: null }]);
  const consultant = await scopeFor({ companies: [own] });
  const across = scopeAcross(consultant.actor, 'portfolio.read');
  const { rows } = await app.db.readAcross(across, async (tx) => {
    await sql`select set_config('app.company_ids', ${`${own},${foreign}`}, true),
      set_config('app.scope', ${JSON.stringify({ companies: [own, foreign] })}, true)`.execute(tx);
    return sql`select company_id from companies`.execute(tx);
  });
  expect(rows).toEqual([]);
});

type Kept = Readonly<{ inner_pad: Buffer; outer_pad: Buffer; made_at: Date }>;

/** Rows that a login of requests reads over a connection of its own, saying so without a seal. */
async function readUnsealed(...settings: readonly (readonly [string, string])[]) {
  const client = new pg.Client({ connectionString: inject('logins').addresses.emanet_app });
  await client.connect();
  try {
    for (const [name, value] of settings)
      await client.query('select set_config($1, $2, false)', [`app.${name}`, value]);
    return (await client.query('select id from veri_harita')).rows.length;
  } finally {
    await client.end();
  }
}

describe('a login of requests', () => {
  const before = () =>
    [
      ['company_id', String(foreign)],
      ['departments', 'all'],
    ] as const;

  it('reads nothing over a connection of its own, whatever it sets', async () => {
    expect(await readUnsealed()).toBe(0);
    expect(await readUnsealed(...before())).toBe(0);
    expect(await readUnsealed(['scope', claim(foreign)])).toBe(0);
    expect(await readUnsealed(['scope', claim(foreign)], ['seal', 'a'.repeat(64)])).toBe(0);
  });

  it('is believed with a seal of the key before and of the key after, in one session', async () => {
    const said = claim(foreign);
    const keys = ['önce', 'sonra'].map((word) => Buffer.from(word).toString('base64url'));
    const owner = new pg.Client({ connectionString: inject('databaseUrl') });
    const session = new pg.Client({ connectionString: inject('logins').addresses.emanet_app });
    await Promise.all([owner.connect(), session.connect()]);
    const readWith = async (key: string) => {
      await session.query(
        `select set_config('app.scope', $1, false), set_config('app.seal', $2, false)`,
        [said, sealOfScope(key, said)],
      );
      return (await session.query('select id from veri_harita')).rows.length;
    };
    try {
      const { rows: kept } = await owner.query<Kept>('select * from scope_keys');
      for (const key of keys) {
        await keepScopeKey(owner, key);
        expect(await readWith(key)).toBe(1);
      }
      for (const key of keys) expect(await readWith(key)).toBe(1);
      expect(await readWith('başka')).toBe(0);
      await owner.query('delete from scope_keys');
      for (const { inner_pad, outer_pad, made_at } of kept)
        await owner.query('insert into scope_keys values ($1, $2, $3)', [
          inner_pad,
          outer_pad,
          made_at,
        ]);
    } finally {
      await Promise.all([owner.end(), session.end()]);
    }
  });

  it('is believed for a day beside a database that an earlier version has made', async () => {
    const owner = new pg.Client({ connectionString: inject('databaseUrl') });
    await owner.connect();
    const age = (name: string, interval: string) =>
      owner.query(
        'update schema_migrations set applied_at = now() - $2::interval where name = $1',
        [name, interval],
      );
    try {
      await age('0001_roles.sql', '3 days');
      expect(await readUnsealed(...before())).toBe(1);
      const putIn = (company: number) =>
        app.db.write(manager, async (tx) => {
          await sql`insert into mail_outbox (sealed, company_id, state) values (null, ${company}, 'given_up')`.execute(
            tx,
          );
        });
      await putIn(own);
      await expect(putIn(foreign)).rejects.toMatchObject({ code: '42501' });
      await age('0572_narrow_doors.sql', '25 hours');
      await expect(putIn(own)).rejects.toMatchObject({ code: '42501' });
      await age('0530_sealed_scope.sql', '25 hours');
      expect(await readUnsealed(...before())).toBe(0);
    } finally {
      await owner.query('update schema_migrations set applied_at = now()');
      await owner.end();
    }
  });
});
