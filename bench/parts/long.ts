// How long lists grow: `npm run bench -- --only long`. One company of ten departments with 100 to 50,000
// activities; a consultant and the representative of one department read the list page by page and in other
// orders.
import { existsSync, readFileSync } from 'node:fs';
import { processingActivities } from '@emanet/contract/processing-activities';
import pg from 'pg';
import { openHouse, quantile } from '../house.ts';

const SIZES = [100, 1000, 10_000, 50_000];
const DEPARTMENTS = 10;

await using house = await openHouse();
const { app, makeCompany, makeDepartment, makeUser, cookieFor, settle, databaseUrl } = house;
const owner = new pg.Client({ connectionString: databaseUrl });
await owner.connect();

const company = await makeCompany();
const departments: number[] = [];
while (departments.length < DEPARTMENTS) departments.push(await makeDepartment(company));
const readers = {
  consultant: await cookieOf({ companies: [company] }),
  representative: await cookieOf({
    companies: [company],
    role: 'temsilci',
    departments: departments.slice(0, 1),
  }),
};
let filled = 0;
const spentBy = new Map<number, number>();
for (const size of SIZES) {
  await fill(size);
  for (const [reader, cookie] of Object.entries(readers)) await measure(reader, cookie);
}
await owner.end();

async function cookieOf(wanted: Parameters<typeof makeUser>[0]): Promise<string> {
  return cookieFor((await makeUser(wanted)).user_id);
}

/** Adds activities until there are so many, in every department and as if written at times of their own. */
async function fill(size: number): Promise<void> {
  await owner.query(
    `insert into veri_harita (company_id, department_id, surec_ismi, dosya_ismi, guncelleyen,
        guncellenme_tarihi, faaliyet_aciklamasi)
      select $1, ($2::int[])[1 + n % $3], 'Faaliyet ' || md5(n::text), 'Dosya ' || md5(n::text || 'd'), 'Deneme',
        now() - make_interval(secs => hashint4(n) % 1000000), repeat('Açıklama ', 20)
      from generate_series($4::int + 1, $5::int) n`,
    [company, departments, DEPARTMENTS, filled, size],
  );
  filled = size;
  await owner.query('vacuum veri_harita');
  await settle();
}

/** Processor milliseconds of the database's backends until now, of those that have ended too. */
async function databaseMs(): Promise<number> {
  const { rows: backends } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  for (const { pid } of backends) {
    const path = `/proc/${pid}/schedstat`;
    // A pool may have ended a backend since.
    if (existsSync(path)) spentBy.set(pid, Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6);
  }
  return spentBy.values().reduce((sum, ms) => sum + ms, 0);
}

async function measure(reader: string, cookie: string): Promise<void> {
  const get = async (query: Record<string, string> = {}) => {
    const url = `${processingActivities.list.path}?${new URLSearchParams(query)}`;
    const answer = await app.inject({ url, headers: { cookie } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: object[]; next_cursor?: string }>();
  };
  const pageByPage = async () => {
    let cursor: string | undefined;
    do cursor = (await get({ limit: '100', ...(cursor && { cursor }) })).next_cursor;
    while (cursor !== undefined);
  };
  const page = (query: Record<string, string>) => () => get({ limit: '100', ...query });
  await page({})();
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'page by page': pageByPage,
    'page by change': page({ sort: '-guncellenme_tarihi' }),
    'page by a text': page({ sort: 'dosya_ismi' }),
    search: page({ q: 'abcde' }),
    'whole by change': () => get({ sort: '-guncellenme_tarihi' }),
  };
  for (const [call, work] of Object.entries(calls))
    console.log(`${filled} records, ${reader}, ${call}: ${await timed(work)}`);
}

/** Milliseconds on the clock and, of them, of the database's processor; the best of three where that is short. */
async function timed(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  const spent: number[] = [];
  do {
    const before = await databaseMs();
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
    spent.push((await databaseMs()) - before);
  } while (times.length < 3 && (times[0] ?? 0) < 2000);
  return `${quantile(times, 0).toFixed(1)} ms, ${quantile(spent, 0).toFixed(1)} of the database's processor`;
}
