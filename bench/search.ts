// How long a search takes: `node bench/search.ts`. Starts a database and a server of its own, gives
// one company 100,000 records beside 1,000 other companies, and asks as the palette does.
import { get } from 'node:http';
import { search } from '@emanet/contract/search';
import { sql } from 'kysely';
import pg from 'pg';
import { openHouse, quantile } from './house.ts';

const TARGET_MS = 50;
const ROUNDS = 60;
const DEPARTMENTS = 10;
const OTHERS = 1000;

/** How many rows of each kind: 100,000 in the company that is asked, a thousandth in each other one. */
const ROWS = {
  veri_harita: 50_000,
  veri_aktarim: 20_000,
  diger_aktarim: 10_000,
  varlik_listesi: 10_000,
  tedarikci_listesi: 5000,
  dokumanlar: 5000,
} as const;

const WORDS =
  'Bordro Hazırlanması İşe Giriş Muayenesi Sağlık Dosyası Ticari Elektronik İleti Gönderimi ' +
  'Periyodik Özlük Oluşturulması Disiplin Süreci Savunma Alınması Müşteri Profili Sadakat ' +
  'Programı Çerezleri Reklam Analitik Bildirimi Kazası Meslek Hastalığı Eğitim Kayıtları ' +
  'Ziyaretçi Kamera Tedarikçi Sözleşme Yönetimi Fatura Muhasebe Satış Pazarlama';

const QUESTIONS: readonly (readonly [string, string])[] = [
  ['one letter', 'a'],
  ['one letter in no name', 'q'],
  ['two letters', 'ba'],
  ['a common word', 'bordro'],
  ['a rare word', '4987'],
  ['no hit', 'böylebirşeyyok'],
  ['two words', 'kamera bordro'],
  ['two words, no hit', 'bordro yokböyle'],
  ['a department', 'departman 7'],
  ['a number', '#54321'],
  ['a long text', 'ticari elektronik ileti gönderimi çerezleri reklam analitik'],
];

const house = await openHouse();
const { address, db, makeCompany, makeUser, cookieFor } = house;

try {
  const company = await fill();
  const cookies = await signInAll(company);
  for (const [who, cookie] of Object.entries(cookies)) await measure(who, cookie);
  await addRows('veri_harita', [company], 5000);
  await measure('just after an import of 5,000', cookies.danışman, QUESTIONS.slice(1, 6));
  await measureWriting(company);
} finally {
  await house.close();
}

/** Adds rows of a kind to companies; a name is three words and a number. */
async function addRows(table: string, companies: readonly number[], rows: number): Promise<void> {
  const name = sql`w[1 + (g * 7) % 40] || ' ' || w[1 + (g * 13 + g / 40) % 40] || ' '
    || w[1 + (g * 29 + g / 1600) % 40] || ' ' || g`;
  const columns: Readonly<Record<string, ReturnType<typeof sql>>> = {
    veri_harita: sql`surec_ismi, faaliyet_aciklamasi`,
    veri_aktarim: sql`tedarikci_adi, tedarikci_unvan`,
    diger_aktarim: sql`kurum_adi_yaziniz, kurum_adi`,
    varlik_listesi: sql`varlik_ismi, tedarikci_adi`,
    tedarikci_listesi: sql`tedarikci_adi, tedarikci_unvan`,
    dokumanlar: sql`dokuman_ismi, dokuman_tur`,
  };
  const second: Readonly<Record<string, ReturnType<typeof sql>>> = {
    veri_harita: sql`repeat('Kişisel veriler işlenir. ', 20)`,
    diger_aktarim: sql`'diger_kurum'`,
    dokumanlar: sql`'Politika'`,
  };
  const isRecord = !['tedarikci_listesi', 'dokumanlar'].includes(table);
  await sql`
    insert into ${sql.table(table)} (
      company_id, ${columns[table]} ${isRecord ? sql`, department_id, guncelleyen` : sql``})
    select c.company_id, ${name}, ${second[table] ?? sql`w[1 + g % 40] || ' Hizmetleri Ltd. Şti.'`}
      ${isRecord ? sql`, c.departments[1 + g % ${DEPARTMENTS}], 'x'` : sql``}
    from (
      select company_id, array_agg(department_id) as departments from departments
      where company_id = any(${[...companies]}::int[]) group by company_id
    ) c, generate_series(1, ${rows}::int) g, string_to_array(${WORDS}, ' ') w
  `.execute(db.system);
}

/** Fills the house and lets the database tidy up, as it does by itself within a minute. */
async function fill(): Promise<number> {
  const company = await makeCompany();
  const others: number[] = [];
  while (others.length < OTHERS) others.push(await makeCompany());
  await sql`
    insert into departments (company_id, department_name)
    select c, 'Departman ' || d
    from unnest(${[company, ...others]}::int[]) c, generate_series(1, ${DEPARTMENTS}::int) d
  `.execute(db.system);
  for (const [table, rows] of Object.entries(ROWS)) {
    await addRows(table, [company], rows);
    await addRows(table, others, rows / OTHERS);
  }
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
  return company;
}

async function signInAll(company: number) {
  const { rows } = await sql<{ department_id: number }>`
    select department_id from departments where company_id = ${company} order by 1
  `.execute(db.system);
  const departments = rows.map((row) => row.department_id);
  const cookieOf = async (wanted: Parameters<typeof makeUser>[0]) =>
    cookieFor((await makeUser({ ...wanted, companies: [company] })).user_id);
  const role = 'temsilci';
  return {
    danışman: await cookieOf({}),
    'temsilci of one department': await cookieOf({
      role,
      departments: departments.slice(0, 1),
    }),
    'temsilci of six, with all assets': await cookieOf({
      role,
      departments: departments.slice(0, 6),
      varlik_sorumlusu: true,
    }),
  };
}

/** One question over HTTP; the answer is thrown away as it comes. */
function ask(cookie: string, q: string): Promise<number> {
  const began = performance.now();
  const url = `${address}${search.find.path}?${new URLSearchParams({ q })}`;
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(String(answer.statusCode)));
      answer.resume();
      answer.on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

async function measure(who: string, cookie: string, questions = QUESTIONS): Promise<void> {
  for (const [what, q] of questions) {
    for (let warm = 0; warm < 10; warm++) await ask(cookie, q);
    const times: number[] = [];
    while (times.length < ROUNDS) times.push(await ask(cookie, q));
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const share = (median / TARGET_MS).toFixed(2);
    console.log(
      `${who}, ${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
        `target ${TARGET_MS} ms: ${share}×`,
    );
  }
}

/** What the index costs whoever writes: 5,000 records in one statement, with it and without. */
async function measureWriting(company: number): Promise<void> {
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  const time = async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const began = performance.now();
      await addRows('veri_harita', [company], 5000);
      times.push(performance.now() - began);
    }
    return quantile(times, 0.5).toFixed(0);
  };
  const withIndex = await time();
  await owner.query('drop index veri_harita_search');
  const withoutIndex = await time();
  await owner.query('alter table veri_harita drop column arama');
  console.log(
    `5,000 records in one statement: ${withIndex} ms, ${withoutIndex} ms without the index, ` +
      `${await time()} ms without the folded name too`,
  );
  await owner.end();
}
