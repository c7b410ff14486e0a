// How long a search takes: `node bench/search.ts`. Starts a database and a server of its own, gives
// one company 100,000 records beside 1,000 other companies, and asks as the palette does.
import { search } from '@emanet/contract/search';
import { sql } from 'kysely';
import { openHouse, quantile } from './house.ts';

const TARGET_MS = 50;
const ROUNDS = 60;
const DEPARTMENTS = 10;

const WORDS =
  'Bordro Hazırlanması İşe Giriş Muayenesi Sağlık Dosyası Ticari Elektronik İleti Gönderimi ' +
  'Periyodik Özlük Oluşturulması Disiplin Süreci Savunma Alınması Müşteri Profili Sadakat ' +
  'Programı Çerezleri Reklam Analitik Bildirimi Kazası Meslek Hastalığı Eğitim Kayıtları ' +
  'Ziyaretçi Kamera Tedarikçi Sözleşme Yönetimi Fatura Muhasebe Satış Pazarlama';

const QUESTIONS: readonly (readonly [string, string])[] = [
  ['one letter', 'a'],
  ['one rare letter', 'x'],
  ['two letters', 'ba'],
  ['a common word', 'bordro'],
  ['a rare word', '99871'],
  ['no hit', 'böylebirşeyyok'],
  ['two words', 'kamera bordro'],
  ['two words, no hit', 'bordro yokböyle'],
  ['a department', 'departman 7'],
  ['a number', '#54321'],
  ['a long text', 'ticari elektronik ileti gönderimi çerezleri reklam analitik'],
];

const { address, db, makeCompany, makeUser, cookieFor, close } = await openHouse();

/** `rows` records in each of `companies`, their names made of three words and a number. */
const addActivities = (companies: readonly number[], rows: number) =>
  sql`
    insert into veri_harita (company_id, department_id, surec_ismi, faaliyet_aciklamasi, guncelleyen)
    select c.company_id, c.departments[1 + g % ${DEPARTMENTS}],
      w[1 + (g * 7) % 40] || ' ' || w[1 + (g * 13 + g / 40) % 40] || ' '
        || w[1 + (g * 29 + g / 1600) % 40] || ' ' || g,
      repeat('Kişisel veriler işlenir. ', 20), 'x'
    from (
      select company_id, array_agg(department_id) as departments from departments
      where company_id = any(${[...companies]}::int[]) group by company_id
    ) c, generate_series(1, ${rows}::int) g, string_to_array(${WORDS}, ' ') w
  `.execute(db.system);

try {
  const { company, cookies } = await fill();
  for (const [who, cookie] of Object.entries(cookies)) await measure(who, cookie);
  await measureWriting(company);
} finally {
  await close();
}

async function fill() {
  const company = await makeCompany();
  const others: number[] = [];
  for (let place = 0; place < 1000; place++) others.push(await makeCompany());
  await sql`
    insert into departments (company_id, department_name)
    select c, 'Departman ' || d
    from unnest(${[company, ...others]}::int[]) c, generate_series(1, ${DEPARTMENTS}::int) d
  `.execute(db.system);
  await addActivities([company], 100_000);
  await addActivities(others, 100);
  await sql`vacuum analyze`.execute(db.system).catch(() => undefined);
  const { rows } = await sql<{ department_id: number }>`
    select department_id from departments where company_id = ${company} order by 1
  `.execute(db.system);
  const departments = rows.map((row) => row.department_id);
  const cookieOf = async (wanted: Parameters<typeof makeUser>[0]) =>
    cookieFor((await makeUser(wanted)).user_id);
  return {
    company,
    cookies: {
      consultant: await cookieOf({ companies: [company] }),
      'temsilci of one department': await cookieOf({
        role: 'temsilci',
        companies: [company],
        departments: departments.slice(0, 1),
      }),
      'temsilci of six, all assets': await cookieOf({
        role: 'temsilci',
        companies: [company],
        departments: departments.slice(0, 6),
        varlik_sorumlusu: true,
      }),
    },
  };
}

async function measure(who: string, cookie: string): Promise<void> {
  for (const [what, q] of QUESTIONS) {
    const times: number[] = [];
    for (let round = -5; round < ROUNDS; round++) {
      const began = performance.now();
      const answer = await fetch(`${address}${search.find.path}?${new URLSearchParams({ q })}`, {
        headers: { cookie },
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
      if (round >= 0) times.push(performance.now() - began);
    }
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const late = p95 > TARGET_MS ? `  over ${TARGET_MS} ms` : '';
    console.log(`${who}, ${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${late}`);
  }
}

/** What the index costs: 5,000 records added with it and without. */
async function measureWriting(company: number): Promise<void> {
  const time = async () => {
    const began = performance.now();
    await addActivities([company], 5000);
    return (performance.now() - began).toFixed(0);
  };
  await time();
  console.log(`5,000 records in one statement with the index: ${await time()} ms`);
}
