// How long a search takes: `npm run bench -- --only search`. Starts a database and a server of its own, gives
// one company 100,000 records beside 1,000 other companies, and asks as the palette does.
import { FINDABLE, search, type Findable } from '@emanet/contract/search';
import { addDepartments, addFindable, asOwner } from '../../server/test/many/findable.ts';
import { openHouse, quantile } from '../house.ts';

const TARGET_MS = 50;
const ROUNDS = 60;
const OTHERS = 1000;

/** How many rows of each kind: 100,000 in the company that is asked, a thousandth in each other one. */
const ROWS: Readonly<Partial<Record<Findable, number>>> = {
  veri_harita: 50_000,
  veri_aktarim: 20_000,
  diger_aktarim: 10_000,
  varlik_listesi: 10_000,
  tedarikci_listesi: 5000,
  dokumanlar: 5000,
};

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

await using house = await openHouse();
const { db, databaseUrl, makeCompany, makeUser, cookieFor } = house;

const { company, cookies } = await fill();
for (const [who, cookie] of Object.entries(cookies)) await measure(who, cookie);
await addFindable(db, 'veri_harita', [company], 5000);
await measure('just after an import of 5,000', cookies.danışman, QUESTIONS.slice(1, 6));
await measureWriting(company);

/** Fills the house and lets the database tidy up, as it does by itself within a minute. */
async function fill() {
  const company = await makeCompany();
  const others: number[] = [];
  while (others.length < OTHERS) others.push(await makeCompany());
  const departments = await addDepartments(db, [company, ...others]);
  for (const table of FINDABLE) {
    const rows = ROWS[table] ?? 0;
    await addFindable(db, table, [company], rows);
    await addFindable(db, table, others, rows / OTHERS);
  }
  await asOwner(databaseUrl, 'vacuum analyze');
  return { company, cookies: await signInAll(company, departments) };
}

async function signInAll(company: number, departments: readonly number[]) {
  const cookieOf = async (wanted: Parameters<typeof makeUser>[0]) =>
    cookieFor((await makeUser({ ...wanted, companies: [company] })).user_id);
  const role = 'temsilci';
  return {
    danışman: await cookieOf({}),
    'temsilci of one department': await cookieOf({ role, departments: departments.slice(0, 1) }),
    'temsilci of six, with all assets': await cookieOf({
      role,
      departments: departments.slice(0, 6),
      varlik_sorumlusu: true,
    }),
  };
}

function ask(cookie: string, q: string) {
  return house.ask(cookie, `${search.find.path}?${new URLSearchParams({ q })}`);
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

/** Cost of the index for a writer: 5,000 records in one statement, with it and without. */
async function measureWriting(company: number): Promise<void> {
  const time = async () => {
    const times: number[] = [];
    while (times.length < 5) {
      const began = performance.now();
      await addFindable(db, 'veri_harita', [company], 5000);
      times.push(performance.now() - began);
    }
    return quantile(times, 0.5).toFixed(0);
  };
  const whole = await time();
  await asOwner(databaseUrl, 'drop index veri_harita_search');
  const withoutIndex = await time();
  await asOwner(databaseUrl, 'alter table veri_harita drop column arama');
  console.log(
    `5,000 records in one statement: ${whole} ms, ${withoutIndex} ms without the index, ` +
      `${await time()} ms without the folded name too`,
  );
}
