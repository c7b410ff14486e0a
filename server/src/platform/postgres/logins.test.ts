import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { scopeOfJob } from '../access/scope.ts';
import { openDb } from '../db.ts';
import { ensureLogins, LoginsRefused } from './logins.ts';

const given = inject('logins');
const logins = given.addresses;
const OWNER = 'emanet';
const REQUESTS = ['emanet_app', 'emanet_identity', 'emanet_across', 'emanet_link'] as const;
const refused = { code: '42501' };

/** Runs something over a connection of one login, whose role is not chosen yet. */
async function connected<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe.each(REQUESTS)('the login of %s', (role) => {
  it('acts as that role and as no other', () =>
    connected(logins[role], async (client) => {
      await client.query(`set role ${role}`);
      for (const other of [...Object.keys(logins), OWNER]) {
        if (other === role) continue;
        await expect(client.query(`set role ${other}`)).rejects.toMatchObject(refused);
        await expect(client.query(`set session authorization ${other}`)).rejects.toThrow();
      }
    }));

  it('acts as it from the first statement, and may do nothing when the role is left', () =>
    connected(logins[role], async (client) => {
      const reading = () => client.query('select from companies');
      const { rows } = await client.query('select current_user::text as role');
      expect(rows).toEqual([{ role }]);
      await client.query('set role none');
      await expect(reading()).rejects.toMatchObject(refused);
    }));
});

it('no pool of requests becomes the role that sees every company', async () => {
  const db = openDb(given, { connections: 1 });
  try {
    const scope = scopeOfJob({ kind: 'job', job: 'test' }, 1);
    for (const text of ['emanet_system', 'emanet_identity', OWNER]) {
      const become = sql`select set_config('role', ${text}, false)`;
      await expect(db.ask(scope, become)).rejects.toMatchObject(refused);
      await expect(db.write(scope, (tx) => become.execute(tx))).rejects.toMatchObject(refused);
    }
    const become = sql`set role emanet_system`;
    await expect(become.execute(db.identity)).rejects.toMatchObject(refused);
  } finally {
    await db.close();
  }
});

it('is given by the owner alone', async () => {
  await expect(ensureLogins(logins.emanet_system, 'x'.repeat(32))).rejects.toThrow(LoginsRefused);
});

it('the login of the queue sees jobs, and no table of a company', () =>
  connected(given.queue, async (client) => {
    await client.query('select from graphile_worker._private_jobs');
    for (const table of [
      'companies',
      'veri_harita',
      'users',
      'sessions',
      'scope_keys',
      'mail_outbox',
    ])
      await expect(client.query(`select from ${table}`)).rejects.toMatchObject(refused);
    for (const role of [...Object.keys(logins), OWNER])
      await expect(client.query(`set role ${role}`)).rejects.toMatchObject(refused);
  }));
