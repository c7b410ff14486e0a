// How long an import takes and what it holds: `npm run bench -- --only import`. Starts a database and a server
// of its own, checks a file of 5,000 new activities, imports it, and checks and imports it again with
// its records' numbers and one field of each changed.
import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import {
  processingActivityFields,
  processingActivities,
} from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { ImportPlan } from '@emanet/contract/records/import';
import { fileOf } from '../../server/test/import-life/table.ts';
import { readSheet } from 'read-excel-file/node';
import { openHouse } from '../house.ts';

const TARGET_MS = 5000;
const ROWS = 5000;
const SKIPPED = ['aydinlatma_metni', 'acik_riza_metni', 'diger_aciklamalar_danisman'];

await using house = await openHouse();
const { app, address, config, makeCompany, makeDepartment, makeUser, cookieFor } = house;
const { checkImport, import: importCall, export: exportCall, add } = processingActivities;

const company = await makeCompany();
const department = await makeDepartment(company, 'İnsan Kaynakları');
const { user_id } = await makeUser({ companies: [company] });
const headers = { cookie: await cookieFor(user_id), origin: config.BASE_URL };
const file = await manyRows(headers, department);
console.log(`${ROWS} rows, ${Math.round(file.length / 1024)} KB`);
await checkAndImport('new', file, headers);
await checkAndImport('again', await changed(await exported(headers)), headers);

type Headers = Record<string, string>;

/** The library's activities over and over, as an export shows them but without numbers. */
async function manyRows(headers: Headers, department_id: number): Promise<Buffer> {
  const names = new Set(processingActivityFields.map(({ name }) => name));
  for (const item of library.items) {
    const fields = Object.entries(item).filter(
      ([name]) => names.has(name) && !SKIPPED.includes(name),
    );
    const payload = { ...Object.fromEntries(fields), department_id };
    const answer = await app.inject({ method: 'POST', url: add.path, headers, payload });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
  const [heads = [], ...rows] = await readSheet(await exported(headers));
  const many = Array.from({ length: ROWS }, (_, place) => {
    const [, name, ...rest] = rows[place % rows.length] ?? [];
    return [`${String(name)} ${place}`, ...rest] as (string | null)[];
  });
  return fileOf({ titles: heads.slice(1).map(String), rows: many });
}

async function exported(headers: Headers): Promise<Buffer> {
  const answer = await app.inject({ method: 'POST', url: exportCall.path, headers, payload: {} });
  return answer.rawPayload;
}

async function changed(file: Buffer): Promise<Buffer> {
  const [heads = [], ...rows] = await readSheet(file);
  const titles = heads.map(String);
  const place = titles.indexOf('Dosya veya kayıt adı');
  const other = rows.map((row, count) => row.with(place, `Dosya ${count}`) as (string | null)[]);
  return fileOf({ titles, rows: other });
}

async function checkAndImport(what: string, file: Buffer, headers: Headers): Promise<void> {
  const post = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': SHEET_TYPE },
      body: new Uint8Array(file),
    });
    const body = await answer.json();
    if (answer.status !== 200) throw new Error(JSON.stringify(body));
    return body as T;
  };
  const { data } = await measured(`${what}: check`, () =>
    post<{ data: ImportPlan }>(checkImport.path),
  );
  console.log(JSON.stringify(data.ozet));
  const done = await measured(`${what}: import`, () =>
    post<{ data: { eklenenler: readonly number[] } }>(`${importCall.path}?plan=${data.plan}`),
  );
  const { eklenenler, ...counts } = done.data;
  console.log(JSON.stringify({ ...counts, eklenenler: eklenenler.length }));
}

/** Prints how long a work takes and computes, what the process holds, how long nothing else went. */
async function measured<T>(title: string, work: () => Promise<T>): Promise<T> {
  globalThis.gc?.();
  const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);
  const before = megabytes();
  let most = before;
  let stall = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
    stall = Math.max(stall, performance.now() - last);
    last = performance.now();
  }, 10);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const ms = performance.now() - began;
  clearInterval(timer);
  console.log(
    `${title}: ${Math.round(ms)} ms (${(ms / TARGET_MS).toFixed(2)}× of ${TARGET_MS}), ` +
      `${Math.round((user + system) / 1000)} ms of processor, ` +
      `memory ${before} MB before, ${most} at most, ${megabytes()} after, ` +
      `nothing else for ${Math.round(stall)} ms at most`,
  );
  return result;
}
