// How long the dashboard takes: `npm run bench -- --only dashboard`. Starts a database and a server of its own
// and gives one company 100,000 records, 20,000 actions and 20,000 changes beside 100 other companies.
import { dashboard } from '@emanet/contract/dashboard';
import { performance as score } from '@emanet/contract/performance';
import { sql } from 'kysely';
import { addDepartments, addFindable, asOwner } from '../../server/test/many/findable.ts';
import { openHouse, quantile } from '../house.ts';

const TARGET_MS = 30;
const ROUNDS = 40;
const OTHERS = 100;
const ACTIONS = 20_000;
const CHANGES = 20_000;

const ROWS = {
  veri_harita: 60_000,
  veri_aktarim: 20_000,
  diger_aktarim: 10_000,
  varlik_listesi: 10_000,
} as const;
const TABLES = Object.keys(ROWS) as (keyof typeof ROWS)[];

await using house = await openHouse();
const { ask, db, databaseUrl, makeCompany, makeUser, cookieFor } = house;

const company = await makeCompany();
const others: number[] = [];
while (others.length < OTHERS) others.push(await makeCompany());
const departments = await addDepartments(db, [company, ...others]);
for (const table of TABLES) {
  await addFindable(db, table, [company], ROWS[table]);
  await addFindable(db, table, others, ROWS[table] / OTHERS);
  await sql`update ${sql.table(table)} set eksiksizlik = 40 + id % 61, risk = 'Orta',
    uyarilar = '[]', ozel_nitelikli = id % 9 = 0`.execute(db.system);
}
await sql`insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, durum, son_tarih,
    guncelleyen, tamamlanma_tarihi)
  select d.company_id, d.department_id, 'Aksiyon ' || n, 'Orta', n % 3 > 0,
    current_date + (n % 700) - 60, 'Ölçüm', case when n % 3 > 0 then now() end
  from departments d, generate_series(1, ${ACTIONS / 10}::int) n
  where d.company_id = ${company}`.execute(db.system);
await sql`insert into change_logs (company_id, department_id, tur, record_id, islem, user_id,
    aktor_turu, guncelleyen, alanlar)
  select v.company_id, v.department_id, 'veri_harita', v.id, 'ekleme', null, 'otomatik', 'Ölçüm', '[]'
  from veri_harita v where v.company_id = ${company} order by v.id
  limit ${CHANGES}`.execute(db.system);
await asOwner(databaseUrl, 'vacuum analyze');

const role = 'temsilci';
const cookieOf = async (wanted: Parameters<typeof makeUser>[0]) =>
  cookieFor((await makeUser({ ...wanted, companies: [company] })).user_id);
const manager = await cookieOf({});
await measure('dashboard, danışman', manager, dashboard.read.path);
await measure(
  'dashboard, temsilci of one department',
  await cookieOf({ role, departments: departments.slice(0, 1) }),
  dashboard.read.path,
);
await measure('performance, danışman', manager, score.read.path);

async function measure(what: string, cookie: string, path: string): Promise<void> {
  for (let warm = 0; warm < 8; warm++) await ask(cookie, path);
  const times: number[] = [];
  while (times.length < ROUNDS) times.push(await ask(cookie, path));
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, target ${TARGET_MS} ms`,
  );
}
