// How long the screens over all clients take: `npm run bench -- --only across`. Starts a database and a server
// of its own: a consultant of 50 and one of 300 clients, each client with 1,000 records.
import { portfolio } from '@emanet/contract/portfolio';
import { registerOfType } from '@emanet/contract/records/registers';
import { keepPortfolioJob } from '../../server/src/features/portfolio/jobs.ts';
import { reachOf } from '../../server/src/platform/jobs/start.ts';
import { addDepartments, addFindable, asOwner } from '../../server/test/many/findable.ts';
import { openHouse, quantile } from '../house.ts';

const TARGET_MS = 150;
const ROUNDS = 20;
const CLIENTS = 300;
const FEWER = 50;
const AT_ONCE = 50;
const ROWS = {
  veri_harita: 600,
  veri_aktarim: 200,
  diger_aktarim: 100,
  varlik_listesi: 100,
} as const;
const TABLES = Object.keys(ROWS) as (keyof typeof ROWS)[];
/** A search, filters and orders of people who look for one supplier, one field or the newest. */
const ASKED = {
  'by name': '',
  'a rare name': 'q=kamera%20237',
  'a common word': 'q=bordro',
  'a name of nothing': 'q=yokboylebirsey',
  'a filter': `filtre=${encodeURIComponent('{"risk":["Yüksek"]}')}`,
  'the newest first': 'sort=-guncellenme_tarihi',
} as const;

await using house = await openHouse();
const { ask, db, databaseUrl, services, makeCompany, makeUser, cookieFor } = house;
const clients: number[] = [];
while (clients.length < CLIENTS) clients.push(await makeCompany());
await addDepartments(db, clients);
for (const table of TABLES) {
  for (let at = 0; at < CLIENTS; at += AT_ONCE)
    await addFindable(db, table, clients.slice(at, at + AT_ONCE), ROWS[table]);
  await asOwner(
    databaseUrl,
    `update ${table} set eksiksizlik = 40 + id % 61, hukum = 'Eksik', ozel_nitelikli = false,
      risk = case when id % 50 = 0 then 'Yüksek' else 'Orta' end, uyarilar = '[]'`,
  );
}
// The figures of the portfolio are counted by a job; the second run stores those of later companies.
for (let round = 0; round < 2; round += 1)
  await keepPortfolioJob.perform(services, {}, reachOf(services, keepPortfolioJob));
await asOwner(databaseUrl, 'vacuum analyze');

for (const count of [FEWER, CLIENTS]) {
  const { user_id } = await makeUser({ companies: clients.slice(0, count) });
  const cookie = await cookieFor(user_id);
  const measure = async (what: string, path: string) => {
    for (let warm = 0; warm < 3; warm += 1) await ask(cookie, path);
    const times: number[] = [];
    while (times.length < ROUNDS) times.push(await ask(cookie, path));
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(0));
    console.log(
      `${count} clients, ${what}: median ${median} ms, p95 ${p95} ms, target ${TARGET_MS} ms`,
    );
  };
  for (const one of [portfolio.list, portfolio.due, portfolio.changes, portfolio.waiting])
    await measure(one.path, one.path);
  for (const table of ['veri_harita', 'veri_aktarim'] as const)
    for (const [what, query] of Object.entries(ASKED))
      await measure(
        `${registerOfType(table).noun}, ${what}`,
        `/api/portfoy/kayitlar/${table}?${query}`,
      );
}
