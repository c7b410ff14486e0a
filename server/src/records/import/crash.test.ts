import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { assets } from '@emanet/contract/assets';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { freePort } from '../../../../scripts/free-port.mjs';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { CHILD_ENV } from '../../../test/nodes/child-env.ts';
import { unique, type TestUser } from '../../../test/factories.ts';
import { openSession } from '../../features/auth/sessions.ts';
import { chainOf } from '../../../test/chain.ts';

/** Outcome of an import of this many rows whose server or connection is lost in its middle. */
const ROWS = 5000;

let company: number;
let user: TestUser;
let consultant: Caller;
let server: ChildProcess | undefined;

// A database of its own: a server works through the jobs of every company.
const app = await appOfFile({}, { own: true });
const owner = new pg.Client({ connectionString: app.url });
await owner.connect();
const rows = Array.from({ length: ROWS }, (_, row) => [`Varlık ${row}`, 'Bilgi İşlem', 'Ofis']);
const file = await writeExcelFile([
  ['Varlık adı', 'Departman', 'Varlık sahibi'],
  ...rows,
]).toBuffer();
beforeEach(async () => {
  company = await app.makeCompany();
  await app.makeDepartment(company, 'Bilgi İşlem');
  user = await app.makeUser({ companies: [company] });
  consultant = await app.signIn(user);
});
afterEach(async () => {
  await owner.query('rollback');
  server?.kill('SIGKILL');
});
afterAll(() => owner.end());

const planOf = async () =>
  (await consultant.call(assets.checkImport, { body: file })).body.data.plan;

/** Lets an import come as far as its first entries in the change log: 500 rows are there already. */
async function stopInTheMiddle(): Promise<void> {
  await owner.query('begin');
  await owner.query('select from change_log_heads where company_id = $1 for update', [company]);
}

/** The connection of the import, as soon as it has come that far. */
const stopped = (): Promise<number> =>
  vi.waitUntil(
    async () => {
      const { rows } = await owner.query<{ pid: number }>(
        `select held.pid from pg_locks held join pg_locks waiting using (pid)
         where held.locktype = 'advisory' and held.classid::bigint <> 0 and held.objid::bigint = $1
           and not waiting.granted and held.database =
             (select oid from pg_database where datname = current_database())`,
        [company],
      );
      return rows[0]?.pid;
    },
    { timeout: 50_000, interval: 20 },
  );

/** Has the import's transaction ended, whichever way? */
const ended = (pid: number) =>
  vi.waitUntil(
    async () =>
      (
        await owner.query(
          `select 1 from pg_locks where pid = $1 and locktype = 'advisory' and objid::bigint = $2`,
          [pid, company],
        )
      ).rowCount === 0,
    { timeout: 50_000, interval: 20 },
  );

async function stored() {
  const { rows } = await sql<{ records: number; entries: number; keys: number }>`
    select (select count(*)::int from varlik_listesi where company_id = ${company}) as records,
      (select count(*)::int from change_logs where company_id = ${company} and tur <> 'kanit') as entries,
      (select count(*)::int from idempotency_keys where company_id = ${company}) as keys`.execute(
    app.db.system,
  );
  return rows[0];
}
const NOTHING = { records: 0, entries: 0, keys: 0 };

/** The same import once more, as a person who saw it fail would ask for it. */
async function importAgain(plan: string, key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  const answer = await consultant.call(assets.import, { query: { plan }, body: file, headers });
  expect(answer.body.data).toMatchObject({ eklenen: ROWS, guncellenen: 0, atlanan: 0 });
  expect(await stored()).toEqual({ records: ROWS, entries: ROWS, keys: 1 });
  expect(await chainOf(app.db.system, company)).toEqual({ entries: ROWS });
}

it('stores nothing when the server is killed', async () => {
  const plan = await planOf();
  const key = unique('anahtar');
  const port = await startServer();
  const token = await openSession(app.db.system, user.user_id);
  await stopInTheMiddle();
  const asking = fetch(`http://127.0.0.1:${port}${assets.import.path}?plan=${plan}`, {
    method: 'POST',
    headers: {
      cookie: `emanet-${port}=${token}`,
      origin: `http://127.0.0.1:${port}`,
      'content-type': SHEET_TYPE,
      'idempotency-key': key,
    },
    body: new Uint8Array(file),
  });
  const lost = expect(asking).rejects.toThrow();
  const pid = await stopped();
  server?.kill('SIGKILL');
  await lost;
  await owner.query('rollback');
  await ended(pid);
  expect(await stored()).toEqual(NOTHING);
  await importAgain(plan, key);
});

it('stores nothing when the connection to the database is lost', async () => {
  const plan = await planOf();
  const key = unique('anahtar');
  await stopInTheMiddle();
  const headers = { 'idempotency-key': key };
  const asking = consultant.call(assets.import, { query: { plan }, body: file, headers });
  const pid = await stopped();
  await owner.query('select pg_terminate_backend($1)', [pid]);
  const answer = await asking;
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  await owner.query('rollback');
  await ended(pid);
  expect(await stored()).toEqual(NOTHING);
  await importAgain(plan, key);
});

it('is done once, however often its button is pressed', async () => {
  const plan = await planOf();
  const headers = { 'idempotency-key': unique('anahtar') };
  const answers = await Promise.all(
    [1, 2, 3].map(() => consultant.call(assets.import, { query: { plan }, body: file, headers })),
  );
  for (const { status, body } of answers)
    expect([status, body.data]).toMatchObject([200, { eklenen: ROWS, guncellenen: 0, atlanan: 0 }]);
  expect(await stored()).toEqual({ records: ROWS, entries: ROWS, keys: 1 });
});

/** A server of its own process on the database of the tests; gives its port. */
async function startServer(): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    stdio: 'ignore',
    env: {
      ...CHILD_ENV,
      PORT: String(port),
      DATA_DIR: app.config.DATA_DIR,
      DATABASE_URL: app.url,
      SECRET: app.config.SECRET,
      DEMO: 'false',
    },
  });
  server = child;
  await vi.waitUntil(
    async () => {
      expect(child.exitCode).toBeNull();
      return (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.ok;
    },
    { timeout: 50_000, interval: 100 },
  );
  return port;
}
