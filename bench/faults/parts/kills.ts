// `npm run faults -- kills`: a node with its own database, killed a hundred times in turn: the node, the
// database, both, while people add and change records and upload documents. What was acknowledged must be
// there once, with its entry and its bytes, and the verifier must find every log whole.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { freePort } from '../../../scripts/free-port.mjs';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { activityBody } from '../../../server/src/features/processing-activities/sample.ts';
import { openDb } from '../../../server/src/platform/db.ts';
import {
  shareEmbedded,
  startEmbedded,
} from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { readPostmaster } from '../../../server/src/platform/embedded/postmaster.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { factories } from '../../../server/test/factories.ts';
import { pdf } from '../../../server/test/sample-files.ts';
import { startApp } from '../../api/servers.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const CALLERS = 12;
/** After this the node is taken for one that stays down; a busy machine starts it slowly. */
const STUCK_MS = 180_000;
const WAYS = ['node', 'database', 'both'] as const;
const root = join(import.meta.dirname, '../../..');

const folder = await mkdtemp(join(tmpdir(), 'emanet-kills-'));
const PORT = String(await freePort());
const SECRET = 'x'.repeat(40);
const log = createLog('silent');
const start = () => startApp('', folder, [], { PORT, LOG_LEVEL: 'silent', DATABASE_LOGINS: 'own' });
// The tables are made before: a node is given two minutes to start.
const first = await startEmbedded({ dataDir: folder, log });
await migrate(first.url);
await first.stop();
let node = await start();
const address = node.address;

type Headers = Record<string, string>;
type Own = Readonly<{ headers: Headers; department: number; ids: number[] }>;
const added = new Map<number, string>();
const changed = new Map<number, string>();
const files = new Map<string, string>();
let working = true;
/** When the newest call began that was acknowledged: one that began before a kill says nothing of after. */
let acknowledged = 0;

const own = await inDatabase(async (db) => {
  const make = factories(db);
  const all: Own[] = [];
  for (let n = 0; n < CALLERS; n += 1) {
    const company = await make.makeCompany();
    const department = await make.makeDepartment(company);
    const { user_id } = await make.makeUser({ companies: [company] });
    const cookie = `emanet-${PORT}=${await openSession(db.system, user_id)}`;
    all.push({ headers: { cookie, origin: address }, department, ids: [] });
  }
  return all;
});

const work = Promise.all(
  own.map(async (one, n) => {
    for (let turn = n; working; turn += 1) {
      await act(one, turn).catch(() => undefined);
      await sleep(20);
    }
  }),
);
const healing: Record<(typeof WAYS)[number], number[]> = { node: [], database: [], both: [] };
try {
  while (files.size === 0 || changed.size === 0) await sleep(50);
  for (let n = 0; n < KILLS; n += 1) {
    await sleep(randomInt(200, 1_500));
    const way = WAYS[n % WAYS.length] ?? 'node';
    const began = performance.now();
    if (way !== 'node') kill(readPostmaster(join(folder, 'pg'))?.pid);
    if (way !== 'database') {
      await node.kill();
      node = await start();
    }
    const killed = performance.now();
    while (acknowledged < killed) {
      if (performance.now() - began > STUCK_MS)
        throw new Error(`not well after the ${way} was killed`);
      await sleep(20);
    }
    healing[way].push(performance.now() - began);
  }
  working = false;
  await work;
  await compare();
  await node.stop();
  verify();
} finally {
  working = false;
  await node.stop();
  await rm(folder, { recursive: true, force: true });
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('there is no database to kill');
  process.kill(pid, 'SIGKILL');
}

async function inDatabase<T>(task: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> {
  const shared = await shareEmbedded({ dataDir: folder, log });
  const db = openDb(shared.url);
  try {
    return await task(db);
  } finally {
    await db.close();
    await shared.stop();
  }
}

/** Adds, changes or uploads, and notes what was acknowledged. */
async function act(one: Own, turn: number): Promise<void> {
  const began = performance.now();
  const id = one.ids[turn % one.ids.length];
  if (turn % 5 === 0) await upload(one.headers);
  else if (turn % 2 === 0 || id === undefined) await add(one);
  else await change(one.headers, id);
  acknowledged = Math.max(acknowledged, began);
}

async function send(path: string, headers: Headers, body: object | FormData): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Error(String(answer.status));
  return told;
}

async function add({ headers, department, ids }: Own): Promise<void> {
  const name = `Süreç ${randomUUID()}`;
  const { add: call } = processingActivities;
  const { data } = call.answers.parse(
    await send(call.path, headers, activityBody(department, name)),
  );
  added.set(data.id, name);
  ids.push(data.id);
}

async function change(headers: Headers, id: number): Promise<void> {
  const dosya_ismi = `Dosya ${randomUUID()}`;
  // A change without an answer may have been made: nothing is expected of this record until the next.
  changed.delete(id);
  await send(processingActivities.update.path.replace(':id', String(id)), headers, { dosya_ismi });
  changed.set(id, dosya_ismi);
}

async function upload(headers: Headers): Promise<void> {
  const bytes = Buffer.concat([pdf(2_000), randomBytes(randomInt(1_000, 60_000))]);
  const body = new FormData();
  body.append('dokuman_ismi', `Metin ${randomUUID()}`);
  body.append('dokuman_tur', 'Politika');
  body.append(documents.add.file?.field ?? '', new Blob([bytes]), 'a.pdf');
  const { data } = documents.add.answers.parse(await send(documents.add.path, headers, body));
  files.set(`${String(data.dokuman_linki)} ${headers.cookie}`, digest(bytes));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Compares what is there with what was acknowledged. */
async function compare(): Promise<void> {
  const { rows } = await inDatabase((db) =>
    sql<{ id: number; name: string; file: string; entries: number }>`
      select h.id, surec_ismi as name, dosya_ismi as file, (select count(*)::int from change_logs l
        where l.company_id = h.company_id and l.tur = 'veri_harita' and l.record_id = h.id
          and l.islem = 'ekleme') as entries
      from veri_harita h where surec_ismi ~ '^Süreç [0-9a-f-]{36}$'`.execute(db.system),
  );
  const there = new Map(rows.map((row) => [row.id, row]));
  const lost = [...added].filter(([id, name]) => there.get(id)?.name !== name).length;
  const unchanged = [...changed].filter(([id, file]) => there.get(id)?.file !== file).length;
  const doubled = rows.length - new Set(rows.map(({ name }) => name)).size;
  const unlogged = rows.filter(({ entries }) => entries !== 1).length;
  let wrong = 0;
  for (const [key, wanted] of files) {
    const [path = '', cookie = ''] = key.split(' ');
    const answer = await fetch(address + path, { headers: { cookie } });
    if (!answer.ok || digest(Buffer.from(await answer.arrayBuffer())) !== wanted) wrong += 1;
  }
  const middle = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
    return `${(median / 1000).toFixed(1)} s in the middle, ${(longest / 1000).toFixed(1)} at most`;
  };
  for (const way of WAYS)
    console.log(
      `${way} killed ${healing[way].length} times: writes again after ${middle(healing[way])}`,
    );
  console.log(
    `${KILLS} kills: ${lost} of ${added.size} acknowledged records lost, ${unchanged} of ${changed.size} changes, ` +
      `${wrong} of ${files.size} files missing or other bytes, ${doubled} doubled, ${unlogged} without one entry (wanted 0)`,
  );
  const bad = lost + unchanged + wrong + doubled + unlogged;
  if (bad > 0 || added.size === 0 || changed.size === 0 || files.size === 0) process.exitCode = 1;
}

function verify(): void {
  const main = join(root, 'server/src/verify-log/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
    env: { PATH: process.env.PATH, DATA_DIR: folder, SECRET },
  });
  const last = `${stdout}${stderr}`.trim().split('\n').at(-1);
  console.log(`verify-log: exit code ${status} (wanted 0): ${last}`);
  if (status !== 0) process.exitCode = 1;
}
