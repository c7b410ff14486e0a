// How long a list takes: `node bench/list.ts`. Starts a database and a server of its own, adds the
// activity library until a company has 500 records, and asks for them as a browser does.
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import { activityFields, processingActivities } from '@emanet/contract/processing-activities';
import { buildApp } from '../server/src/app.ts';
import { authenticate } from '../server/src/features/auth/actor.ts';
import { openSession } from '../server/src/features/auth/sessions.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { openDb } from '../server/src/platform/db.ts';
import { startEmbedded } from '../server/src/platform/embedded-postgres.ts';
import { cookieName } from '../server/src/platform/http/credential.ts';
import { createLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { factories } from '../server/test/factories.ts';
import { multiplyActivities } from '../server/test/many-records.ts';

const TARGET_MS = 60;
const FEW = 500;
const MANY = 10_000;
const ROUNDS = 100;

const dataDir = await mkdtemp(join(tmpdir(), 'emanet-bench-'));
const log = createLog('error');
const database = await startEmbedded({ dataDir, log });
await migrate(database.url);
const config = {
  ...loadConfig({ DATABASE_URL: database.url, SECRET: 'x'.repeat(40), DATA_DIR: dataDir }),
  RATE_LIMIT: 'off' as const,
};
const db = openDb(database.url);
const app = await buildApp({ config, db, log }, authenticate(db));
const address = await app.listen({ host: '127.0.0.1', port: 0 });

try {
  const { company, token } = await fill();
  await measure(FEW, token, ROUNDS);
  await multiplyActivities(db, company, MANY / FEW);
  await measure(MANY, token, 10);
} finally {
  await app.close();
  await db.close();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A company of 500 records, each added by one colleague and changed by another. */
async function fill(): Promise<{ company: number; token: string }> {
  const { makeCompany, makeDepartment, makeUser } = factories(db);
  const company = await makeCompany();
  const department = await makeDepartment(company);
  const tokens: string[] = [];
  for (let place = 0; place < 3; place++) {
    const { user_id } = await makeUser({ companies: [company] });
    tokens.push(await openSession(db.system, user_id));
  }
  const [reader = '', first = '', second = ''] = tokens;
  const post = async (token: string, url: string, payload: object) => {
    const headers = { cookie: cookieOf(token), origin: config.BASE_URL };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    if (answer.statusCode > 201) throw new Error(answer.body);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const names = new Set(activityFields.map((field) => field.name));
  const skipped = ['aydinlatma_metni', 'acik_riza_metni'];
  for (let place = 0; place < FEW; place++) {
    const item = Object.entries(library.items[place % library.items.length] ?? {});
    const fields = item.filter(([name]) => names.has(name) && !skipped.includes(name));
    const body = { ...Object.fromEntries(fields), department_id: department };
    const id = await post(first, processingActivities.add.path, body);
    await post(second, processingActivities.update.path.replace(':id', String(id)), {
      dosya_ismi: `Dosya ${place}`,
    });
  }
  return { company, token: reader };
}

function cookieOf(token: string): string {
  return `${cookieName(config)}=${token}`;
}

/** One list, compressed as for a browser and thrown away as it comes. */
function fetchList(token: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const headers = { cookie: cookieOf(token), 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    get(`${address}${processingActivities.list.path}`, { headers }, (answer) => {
      let bytes = 0;
      if (answer.statusCode !== 200) reject(new Error(String(answer.statusCode)));
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve({ ms: performance.now() - began, bytes }));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

async function measure(rows: number, token: string, rounds: number): Promise<void> {
  for (let warm = 0; warm < Math.min(rounds, 20); warm++) await fetchList(token);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  let bytes = 0;
  let memory = 0;
  for (let round = 0; round < rounds; round++) {
    const one = await fetchList(token);
    times.push(one.ms);
    bytes = one.bytes;
    memory = Math.max(memory, process.memoryUsage().rss);
  }
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000 / rounds;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const target =
    rows === FEW ? `, target ${TARGET_MS} ms: ${(at(0.5) / TARGET_MS).toFixed(2)}×` : '';
  console.log(
    `${rows} rows: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ` +
      `${cpuMs.toFixed(1)} ms of processor, ` +
      `${Math.round(bytes / 1024)} KB compressed, memory ${Math.round(memory / 2 ** 20)} MB${target}`,
  );
}
