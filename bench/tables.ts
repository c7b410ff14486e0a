// How long the tables take: `node bench/tables.ts`. A company of 1,000 suppliers, 1,000 assets and
// 1,000 activities, each transfer and asset linked with ten of them.
import { codesOf, type LookupName } from '@emanet/contract/lookups';
import { tables } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { openHouse, quantile } from './house.ts';

const TARGET_MS = 300;
const MANY = 1000;
const ROUNDS = 15;

const { app, config, db, makeCompany, makeDepartment, makeUser, cookieFor, close } =
  await openHouse();

try {
  const company = await makeCompany();
  const department = await makeDepartment(company);
  const cookie = await cookieFor((await makeUser({ companies: [company] })).user_id);
  await fill(company, department);
  await measure(company, cookie);
} finally {
  await close();
}

/** Rows that hold about what a careful company writes: 15 data items, 4 groups, 3 purposes, 8 measures. */
async function fill(company: number, department: number): Promise<void> {
  const some = (lookup: LookupName, count: number) => sql`array(
    select code from unnest(${codesOf(lookup)}::text[]) with ordinality as one(code, place)
    order by (place * 7919 + n * 104729) % 997 limit ${count})`;
  await sql`
    insert into veri_harita (company_id, department_id, guncelleyen, surec_ismi,
      islenen_kisisel_veriler, ilgili_kisi, islenme_amaci, isleme_sarti, saklama_suresi)
    select ${company}::int, ${department}::int, 'Ölçüm', 'Faaliyet ' || n, ${some('kisisel_veriler', 15)},
      ${some('ilgili_kisi', 4)}, ${some('islenme_amaci', 3)}, ${some('isleme_sarti', 2)},
      case when n % 5 > 0 then (n % 30) || ' yıl' end
    from generate_series(1, ${MANY}) n`.execute(db.system);
  const links = sql`array(select id from veri_harita where company_id = ${company}
    order by (id * 7919 + n * 104729) % 997 limit 10)`;
  await sql`
    insert into veri_aktarim (company_id, department_id, guncelleyen, tedarikci_adi, veri_harita_id,
      aktarilan_kisisel_veriler, ilgili_kisi, aktarim_amaci, aktarim_sarti, alici_grubu,
      yurt_disi_aktarim, aktarim_ulkesi, yurt_disi_mekanizma, alinan_tedbirler)
    select ${company}::int, ${department}::int, 'Ölçüm', 'Tedarikçi ' || n, ${links}, ${some('kisisel_veriler', 15)},
      ${some('ilgili_kisi', 4)}, ${some('islenme_amaci', 3)}, ${some('isleme_sarti', 2)}, 'tedarikciler',
      n % 4 = 0, 'Almanya', case when n % 8 = 0 then 'standart_sozlesme' end, ${some('alinan_tedbirler', 8)}
    from generate_series(1, ${MANY}) n`.execute(db.system);
  await sql`
    insert into varlik_listesi (company_id, department_id, guncelleyen, varlik_ismi, veri_harita_id,
      islenen_kisisel_veriler, tedarikci_adi, yurt_disi_mi, ulke, alinan_tedbirler)
    select ${company}::int, ${department}::int, 'Ölçüm', 'Varlık ' || n, ${links},
      case when n % 3 > 0 then ${some('kisisel_veriler', 15)} else '{}' end, 'Tedarikçi ' || n,
      n % 4 = 0, 'Almanya', ${some('alinan_tedbirler', 8)}
    from generate_series(1, ${MANY}) n`.execute(db.system);
  await sql`analyze veri_harita, veri_aktarim, varlik_listesi`.execute(db.system);
}

/** Each table, one look-up of each kind and each file, as often as it takes for a median. */
async function measure(company: number, cookie: string): Promise<void> {
  const { suppliers, assets, notification, supplier, asset } = tables;
  const at = (path: string, name: string) =>
    path
      .replace(':companyId', String(company))
      .replace(/:(supplier|asset)Name/, encodeURIComponent(name));
  const calls = {
    'table of suppliers': suppliers.path,
    'table of assets': assets.path,
    notification: notification.path,
    'one supplier': at(supplier.path, 'Tedarikçi 500'),
    'one asset': at(asset.path, 'Varlık 500'),
  };
  for (const [name, url] of Object.entries(calls)) {
    const times = await timed(() => app.inject({ url, headers: { cookie } }), ROUNDS);
    print(name, times);
  }
  for (const view of ['tedarikciler', 'varliklar', 'verbis'] as const) {
    const headers = { cookie, origin: config.BASE_URL };
    const { path } = tables.export;
    const post = () => app.inject({ method: 'POST', url: path, headers, payload: { view } });
    print(`${view} as Excel`, await timed(post, 3));
  }
}

async function timed(
  ask: () => Promise<{ statusCode: number; body: string }>,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const answer = await ask();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    // The first one warms up.
    if (round > 0) times.push(performance.now() - began);
  }
  return times;
}

function print(what: string, times: readonly number[]): void {
  const median = quantile(times, 0.5);
  console.log(
    `${what}: median ${median.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms, ` +
      `target ${TARGET_MS} ms: ${(median / TARGET_MS).toFixed(2)}×`,
  );
}
