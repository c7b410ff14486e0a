// How long a list takes: `npm run bench -- --only list`. Starts a database and a server of its own, adds the
// activity library until a company has 500 records, and asks for them as a browser does.
import { get } from 'node:http';
import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import {
  processingActivityFields,
  processingActivities,
} from '@emanet/contract/processing-activities';
import { systemClock } from '../../server/src/platform/clock.ts';
import { scopeOfJob } from '../../server/src/platform/access/scope.ts';
import { compareLinked } from '../../server/src/features/tables/cross-checks.ts';
import { judgeCompany } from '../../server/src/records/write/judge.ts';
import { registers } from '../../server/src/registers.ts';
import { multiplyActivities } from '../../server/test/many/records.ts';
import { openHouse, quantile } from '../house.ts';

const TARGET_MS = 60;
const FEW = 500;
const MANY = 10_000;
const ROUNDS = 100;

await using house = await openHouse();
const { app, address, config, db, makeCompany, makeDepartment, makeUser, cookieFor, settle } =
  house;

const { company, cookie } = await fill();
await settle();
await measure(FEW, cookie, ROUNDS);
await multiplyActivities(db, company, MANY / FEW);
// Records are stored with their risk and completeness; the copies have none yet.
await judgeCompany(
  db.system,
  { registers, compare: compareLinked },
  scopeOfJob({ kind: 'job', job: 'bench' }, company),
  systemClock.today(),
);
await settle();
await measure(MANY, cookie, 10);

/** A company of 500 records, each added by one colleague and changed by another. */
async function fill(): Promise<{ company: number; cookie: string }> {
  const company = await makeCompany();
  const department = await makeDepartment(company);
  const cookies: string[] = [];
  for (let place = 0; place < 3; place++) {
    const { user_id } = await makeUser({ companies: [company] });
    cookies.push(await cookieFor(user_id));
  }
  const [reader = '', first = '', second = ''] = cookies;
  const post = async (cookie: string, url: string, payload: object) => {
    const headers = { cookie, origin: config.BASE_URL };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    if (answer.statusCode > 201) throw new Error(answer.body);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const names = new Set(processingActivityFields.map((field) => field.name));
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
  return { company, cookie: reader };
}

/** One list, compressed as for a browser and thrown away as it comes. */
function fetchList(cookie: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const headers = { cookie, 'accept-encoding': 'br' };
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

async function measure(rows: number, cookie: string, rounds: number): Promise<void> {
  for (let warm = 0; warm < Math.min(rounds, 20); warm++) await fetchList(cookie);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  let bytes = 0;
  let memory = 0;
  for (let round = 0; round < rounds; round++) {
    const one = await fetchList(cookie);
    times.push(one.ms);
    bytes = one.bytes;
    memory = Math.max(memory, process.memoryUsage().rss);
  }
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000 / rounds;
  const at = (share: number) => quantile(times, share);
  const target =
    rows === FEW ? `, target ${TARGET_MS} ms: ${(at(0.5) / TARGET_MS).toFixed(2)}×` : '';
  console.log(
    `${rows} rows: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ` +
      `${cpuMs.toFixed(1)} ms of processor, ` +
      `${Math.round(bytes / 1024)} KB compressed, memory ${Math.round(memory / 2 ** 20)} MB${target}`,
  );
}
