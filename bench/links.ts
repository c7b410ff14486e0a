// How long the records linked to an activity take, and the counts of the menu: `node bench/links.ts`.
// Starts a database and a server of its own and fills the registers of one company with SQL.
import { inventory } from '@emanet/contract/inventory';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { openHouse, quantile } from './house.ts';

const ACTIVITIES = 2000;
const SIZES = [1000, 100_000];
const ROUNDS = 50;

const { address, db, makeCompany, makeDepartment, makeUser, cookieFor, close } = await openHouse();

try {
  const company_id = await makeCompany();
  const department_id = await makeDepartment(company_id);
  const { user_id } = await makeUser({ companies: [company_id] });
  const cookie = await cookieFor(user_id);
  const [first, last] = await fillActivities(company_id, department_id);
  let stored = 0;
  for (const size of SIZES) {
    await fillLinked(company_id, department_id, size - stored, first, last);
    stored = size;
    const links = processingActivities.links.path.replace(':id', String(first + 7));
    for (const path of [links, inventory.counts.path]) await measure(size, path, cookie);
  }
} finally {
  await close();
}

async function fillActivities(company: number, department: number): Promise<[number, number]> {
  const { rows } = await sql<{ first: number; last: number }>`
    with made as (
      insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      select ${company}, ${department}, 'Faaliyet ' || n, 'Deneme'
      from generate_series(1, ${ACTIVITIES}::int) n returning id)
    select min(id) as first, max(id) as last from made`.execute(db.system);
  return [rows[0]?.first ?? 0, rows[0]?.last ?? 0];
}

/** So many more records in each of the three registers, each naming three activities. */
async function fillLinked(
  company: number,
  department: number,
  count: number,
  first: number,
  last: number,
): Promise<void> {
  const names = {
    veri_aktarim: 'tedarikci_adi',
    diger_aktarim: 'kurum_adi',
    varlik_listesi: 'varlik_ismi',
  };
  const nth = (step: number) => sql`${first}::int + n * ${step}::int % ${last - first}::int`;
  for (const [table, name] of Object.entries(names))
    await sql`
      insert into ${sql.table(table)}
        (company_id, department_id, ${sql.id(name)}, guncelleyen, saklama_suresi,
          diger_aciklamalar_danisman, veri_harita_id)
      select ${company}, ${department}, 'Kayıt ' || n || ' ' || random(), 'Deneme',
        repeat('x', 30), repeat('y', 500), array[${nth(1)}, ${nth(7)}, ${nth(13)}]
      from generate_series(1, ${count}::int) n`.execute(db.system);
}

async function measure(size: number, path: string, cookie: string): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const answer = await fetch(address + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(await answer.text());
    bytes = (await answer.text()).length;
    times.push(performance.now() - began);
  }
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(
    `${size} rows a register, ${path}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${bytes} bytes`,
  );
}
