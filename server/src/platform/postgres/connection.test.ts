import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { factories } from '../../../test/factories.ts';
import { scopeOf } from '../access/scope.ts';
import { commitWith, openDb, type Tx } from '../db.ts';
import { Connection } from './connection.ts';

const db = openDb(inject('databaseUrl'), { connections: 3 });
const { makeCompany, makeDepartment, makeUser } = factories(db);
const { user_id } = await makeUser();
afterAll(() => db.close());

/** A consultant of a company of its own. */
async function newScope() {
  const company_id = await makeCompany();
  await makeDepartment(company_id, 'Satış');
  const membership = { company_id, company_name: '', logo: null, company_active: true };
  const duties = { egitim_sorumlusu: false, varlik_sorumlusu: false };
  return scopeOf(
    {
      kind: 'person',
      user_id,
      fullname: 'Deniz Örnek',
      email: 'deniz@ornek.test',
      account_role: 'danışman',
      session_id: 1,
      memberships: [
        { ...membership, ...duties, role: 'danışman', department_id: null, department_name: null },
      ],
    },
    'processing-activities.read',
  );
}

describe('a value', () => {
  it.each([
    ['text', `ış "\\' {a,b} \n`],
    ['text[]', ['a', 'b c', '"', '\\', '{}', ',', 'NULL', '', 'ğ']],
    ['int[]', [1, -2]],
    ['text[]', ['a', null]],
    ['boolean', false],
    ['int', 0],
    ['int8', 9_007_199_254_740_991],
    ['jsonb', { a: [1, 'x', null] }],
    ['bytea', Buffer.from([0, 255, 92])],
    ['text', null],
    ['date', '2026-11-21'],
    ['timestamptz', '2026-11-21T09:15:00.5Z'],
  ])('of type %s comes back as it went', async (type, value) => {
    const back = sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`;
    for (let time = 0; time < 3; time++)
      expect((await back.execute(db.system)).rows).toEqual([{ value }]);
  });
});

describe('statements asked for together', () => {
  it('are carried out in their order, up to the one that fails', async () => {
    const scope = await newScope();
    const name = (value: string) => sql`insert into departments (company_id, department_name)
      values (${scope.company_id}, ${value})`;
    await expect(
      db.system.transaction().execute(async (tx) => {
        const fates = await Promise.allSettled([
          name('Bir').execute(tx),
          name('Bir').execute(tx),
          name('İki').execute(tx),
        ]);
        expect(fates.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
        for (const fate of fates) if (fate.status === 'rejected') throw fate.reason;
      }),
    ).rejects.toMatchObject({ code: '23505' });
    const kept = await db.ask(
      scope,
      sql<{ n: number }>`select count(*)::int as n from departments`,
    );
    expect(kept).toEqual([{ n: 1 }]);
  });

  it('stay usable after a statement that cannot be prepared', async () => {
    const wrong = sql`select * from no_such_table`;
    for (let time = 0; time < 4; time++)
      await expect(wrong.execute(db.system)).rejects.toMatchObject({ code: '42P01' });
    expect((await sql`select 1 as one`.execute(db.system)).rows).toEqual([{ one: 1 }]);
  });
});

describe('a transaction in a scope', () => {
  const readMark = (company_id: number, name: string) => sql`
    insert into change_log_reads (company_id, user_id, tur, record_id, son_id)
    values (${company_id}, ${user_id}, ${name}, 1, 1)`;
  const seen = sql<{ n: number }>`select count(*)::int as n from change_log_reads`;

  it('sends statements that are asked for together before the first answer', async () => {
    const scope = await newScope();
    const { company_id } = scope;
    // A connection prepares what comes again.
    for (let time = 0; time < 4; time++) await db.write(scope, (tx) => seen.execute(tx));
    const run = vi.spyOn(Connection.prototype, 'run');
    try {
      const [sent] = await db.write(scope, (tx) =>
        Promise.all([
          readMark(company_id, 'veri_harita')
            .execute(tx)
            .then(() => run.mock.calls.length),
          seen.execute(tx),
          commitWith(tx),
        ]),
      );
      // Two statements and commit, with begin and scope ahead of the first.
      expect(sent).toBe(3);
    } finally {
      run.mockRestore();
    }
    expect(await db.ask(scope, seen)).toEqual([{ n: 1 }]);
  });

  it('fails with what went wrong first, and stores nothing', async () => {
    const scope = await newScope();
    const twice = () => readMark(scope.company_id, 'veri_harita');
    const failing = db.write(scope, async (tx) => {
      await seen.execute(tx);
      // Asked for one after the other: the last ones wait when the first of them fails.
      await Promise.all([
        twice().execute(tx),
        twice().execute(tx),
        seen.execute(tx),
        commitWith(tx),
      ]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await db.ask(scope, seen)).toEqual([{ n: 0 }]);
  });

  it('tells of every statement behind the first failure what that failure was', async () => {
    const scope = await newScope();
    const failing = db.write(scope, async (tx) => {
      const fates = await Promise.allSettled([
        sql`select 1 / 0`.execute(tx),
        seen.execute(tx),
        commitWith(tx),
      ]);
      const failure: unknown = expect.objectContaining({ code: '22012' });
      expect(fates).toEqual(Array(3).fill({ status: 'rejected', reason: failure }));
    });
    await failing;
    // The next holder of the connections is told of its own failures.
    for (let time = 0; time < 4; time++) {
      const other = db.write(scope, (tx) =>
        Promise.all([sql`select * from no_such_table`.execute(tx), commitWith(tx)]),
      );
      await expect(other).rejects.toMatchObject({ code: '42P01' });
    }
  });

  it('without a statement leaves the connection as it was', async () => {
    const scope = await newScope();
    for (let time = 0; time < 4; time++) {
      await db.write(scope, () => Promise.resolve());
      await expect(db.write(scope, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await db.ask(scope, seen)).toEqual([{ n: 0 }]);
    }
  });

  it('refuses statements that come when it has ended', async () => {
    const scope = await newScope();
    const late: { tx?: Tx } = {};
    await db.write(scope, async (tx) => {
      late.tx = tx;
      await seen.execute(tx);
    });
    await expect(late.tx && seen.execute(late.tx)).rejects.toThrow('has ended');
  });
});

describe('a single statement in a scope', () => {
  const seen = sql<{ name: string }>`select department_name as name from departments`;

  it('sees its own company and leaves nothing behind', async () => {
    const scopes = [await newScope(), await newScope(), await newScope()];
    await Promise.all(
      Array.from({ length: 30 }, async (_, place) => {
        const scope = scopes[place % 3];
        if (scope) expect(await db.ask(scope, seen)).toEqual([{ name: 'Satış' }]);
      }),
    );
    const [scope] = scopes;
    const outside = sql<{ scope: string | null }>`select app_company()::text as scope`;
    if (scope) expect(await db.ask(scope, outside)).toEqual([{ scope: String(scope.company_id) }]);
    expect((await outside.execute(db.identity)).rows[0]?.scope ?? '').toBe('');
  });

  it('shares a journey with others, and neither their company nor their failure', async () => {
    const scopes = [await newScope(), await newScope(), await newScope()];
    const company = (wrong: boolean) => sql<{ id: string }>`
      select app_company()::text as id, 1 / ${wrong ? 0 : 1}::int as one,
        (select max(company_id) from departments)::text as department_of`;
    for (let time = 0; time < 20; time++)
      await Promise.all(
        scopes.flatMap((scope, place) => {
          const id = String(scope.company_id);
          const right = expect(db.askQuick(scope, company(false))).resolves.toEqual([
            { id, one: 1, department_of: id },
          ]);
          // A failure in every second moment, at another place each time.
          if (time % 6 !== place) return [right];
          const failing = db.askQuick(scope, company(true));
          return [right, expect(failing).rejects.toMatchObject({ code: '22012' })];
        }),
      );
  });

  it('stores nothing', async () => {
    const scope = await newScope();
    const adding = sql`insert into change_log_reads (company_id, user_id, tur, record_id, son_id)
      values (${scope.company_id}, ${user_id}, 'veri_harita', 1, 1)`;
    // At first in a transaction, then as one message with the settings.
    for (let time = 0; time < 4; time++)
      await expect(db.ask(scope, adding)).rejects.toMatchObject({ code: '25006' });
    expect(await db.ask(scope, seen)).toHaveLength(1);
  });
});

it('gives the scope up with the transaction', async () => {
  const one = openDb(inject('databaseUrl'), { connections: 1 });
  try {
    const scope = await newScope();
    const company = sql<{ id: string | null }>`
      select app_company()::text as id`;
    for (const way of ['read', 'write'] as const) {
      const inside = await one[way](scope, (tx) => company.execute(tx));
      expect(inside.rows).toEqual([{ id: String(scope.company_id) }]);
    }
    await expect(one.write(scope, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const failed = one.write(scope, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    const [first, second] = [await newScope(), await newScope()];
    expect(await one.ask(first, company)).toEqual([{ id: String(first.company_id) }]);
    expect(await one.ask(second, company)).toEqual([{ id: String(second.company_id) }]);
  } finally {
    await one.close();
  }
});
