// How long the portfolio takes: `npm run bench -- --only portfolio`. Starts a database and a server of its
// own: 50 clients of one consultant among 1,000 companies of 1,000 records each; with `--quick` the other
// companies have a tenth of them.
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { addDepartments, addFindable, asOwner } from '../../server/test/many/findable.ts';
import { keepPortfolioJob } from '../../server/src/features/portfolio/jobs.ts';
import { reachOf } from '../../server/src/platform/jobs/start.ts';
import { openHouse, quantile } from '../house.ts';

const TARGET_MS = 30;
const ROUNDS = 60;
const COMPANIES = 1000;
const CLIENTS = 50;
const AT_ONCE = 100;
const QUICK = process.argv.includes('--quick');
const ROWS = {
  veri_harita: 600,
  veri_aktarim: 200,
  diger_aktarim: 100,
  varlik_listesi: 100,
} as const;
const TABLES = Object.keys(ROWS) as (keyof typeof ROWS)[];

await using house = await openHouse();
const { ask, db, databaseUrl, services, makeCompany, makeUser, cookieFor } = house;

const companies: number[] = [];
while (companies.length < COMPANIES) companies.push(await makeCompany());
const clients = companies.filter((_, at) => at % (COMPANIES / CLIENTS) === 0);
await addDepartments(db, companies);
for (const table of TABLES) {
  // A statement of all of them would take longer than a statement may.
  for (let at = 0; at < COMPANIES; at += AT_ONCE) {
    const some = companies.slice(at, at + AT_ONCE);
    const own = some.filter((one) => clients.includes(one));
    const others = some.filter((one) => !clients.includes(one));
    await addFindable(db, table, own, ROWS[table]);
    await addFindable(db, table, others, ROWS[table] / (QUICK ? 10 : 1));
  }
  await asOwner(
    databaseUrl,
    `update ${table} set eksiksizlik = 40 + id % 61, risk = 'Orta', uyarilar = '[]'`,
  );
}
for (let at = 0; at < COMPANIES; at += AT_ONCE)
  await sql`insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, durum, son_tarih,
      guncelleyen, tamamlanma_tarihi)
    select d.company_id, d.department_id, 'Aksiyon ' || n, 'Orta', n % 3 > 0,
      current_date + (d.department_id % 70) - 10, 'Ölçüm', case when n % 3 > 0 then now() end
    from departments d, generate_series(1, 3) n
    where d.company_id = any(${companies.slice(at, at + AT_ONCE)}::int[])`.execute(db.system);
await asOwner(databaseUrl, 'vacuum analyze');

const cookie = await cookieFor((await makeUser({ companies: clients })).user_id);
const counted = await ask(cookie, portfolio.list.path);
console.log(`portfolio, all ${CLIENTS} clients counted anew: ${counted.toFixed(0)} ms`);
await measure('portfolio, figures not kept yet', cookie, portfolio.list.path, 8);
await keep();
await keep();
await asOwner(databaseUrl, 'vacuum analyze');
await measure('portfolio', cookie, portfolio.list.path, ROUNDS);
await measure('its week', cookie, portfolio.due.path, ROUNDS);

/** The job counts every company once; what it takes again is a look at each. */
async function keep(): Promise<void> {
  const began = performance.now();
  await keepPortfolioJob.perform(services, {}, reachOf(services, keepPortfolioJob));
  console.log(
    `figures of ${COMPANIES} companies: ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}

async function measure(what: string, cookie: string, path: string, rounds: number): Promise<void> {
  for (let warm = 0; warm < 4; warm++) await ask(cookie, path);
  const times: number[] = [];
  while (times.length < rounds) times.push(await ask(cookie, path));
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, target ${TARGET_MS} ms`,
  );
}
