import { account } from '@emanet/contract/auth/account';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const companies = [await app.makeCompany(), await app.makeCompany(), await app.makeCompany()];
const [first = 0, second = 0, third = 0] = companies;
for (const company of companies) await app.makeDepartment(company, 'Muhasebe');

const TITLES = ['İş adımı', 'Sorumlu kısım', 'Kimden', 'Nasıl yok edilir'];
const file = fileOf({ titles: TITLES, rows: [['Bordro', 'Muhasebe', 'Bizimkiler', 'Kıyılır']] });
const BASLIKLAR = {
  'İş adımı': 'surec_ismi',
  'Sorumlu kısım': 'department_id',
  Kimden: 'ilgili_kisi',
  'Nasıl yok edilir': 'imha_yontemi',
};
const WORDS = [
  { alan: 'ilgili_kisi', yazilan: 'Bizimkiler', anlam: 'Çalışan' },
  { alan: 'imha_yontemi', yazilan: 'Kıyılır', anlam: '' },
];

const at = (company: number) => ({ headers: { 'x-company-id': String(company) } });
const check = async (who: Caller, company: number) =>
  who.data(processingActivities.checkImport, { body: await file, ...at(company) });
async function mean(who: Caller, company: number, body: object) {
  const answer = await who.call(processingActivities.sheetMeanings, { body, ...at(company) });
  expect(answer.status, answer.text).toBe(200);
}
const sourcesOf = ({ basliklar }: Awaited<ReturnType<typeof check>>) =>
  basliklar.map(({ kaynak }) => kaynak);
const REMEMBERED = ['hafiza', 'hafiza', 'hafiza', 'hafiza'];

/** Words that are kept for a person, as the platform reads them. */
async function kept(user_id: number) {
  const { rows } = await sql<{ basliklar: object; degerler: object }>`
    select basliklar, degerler from kisi_eslesmeleri where user_id = ${user_id}`.execute(
    app.db.system,
  );
  return rows[0] && { heads: rows[0].basliklar, words: rows[0].degerler };
}

async function consultant(...of: number[]) {
  const user = await app.makeUser({ companies: of });
  return { ...user, caller: await app.signIn(user) };
}

it('asks a consultant once for all clients, and imports what it has checked', async () => {
  const { caller } = await consultant(first, second);
  expect(sourcesOf(await check(caller, first))).not.toContain('hafiza');
  await mean(caller, first, { basliklar: BASLIKLAR, degerler: WORDS });
  const plan = await check(caller, second);
  expect(sourcesOf(plan)).toEqual(REMEMBERED);
  expect(plan.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 0 });
  expect(plan.hesap?.birakilanlar).toMatchObject([{ neden: 'silinen', adet: 1 }]);
  await caller.data(processingActivities.import, {
    ...{ body: await file, query: { plan: plan.plan } },
    ...at(second),
  });
  const { body } = await caller.call(processingActivities.list, at(second));
  expect(body.data).toMatchObject([{ surec_ismi: 'Bordro', ilgili_kisi: ['calisan'] }]);
});

it('lets the company’s own answer win', async () => {
  const { caller } = await consultant(first, third);
  const other = await consultant(third);
  await mean(caller, first, { basliklar: BASLIKLAR, degerler: WORDS });
  await mean(other.caller, third, {
    basliklar: BASLIKLAR,
    degerler: [{ alan: 'ilgili_kisi', yazilan: 'Bizimkiler', anlam: 'Çalışan adayı' }],
  });
  const { plan } = await check(caller, third);
  await caller.data(processingActivities.import, {
    ...{ body: await file, query: { plan } },
    ...at(third),
  });
  const { body } = await caller.call(processingActivities.list, at(third));
  expect(body.data).toMatchObject([{ ilgili_kisi: ['calisan_adayi'] }]);
});

it('keeps nothing that says something about a company', async () => {
  const { caller, user_id } = await consultant(first);
  await mean(caller, first, {
    basliklar: { ...BASLIKLAR, Numara: 'id', Başka: 'olmayan_alan' },
    degerler: [
      ...WORDS,
      { alan: 'ilgili_kisi', yazilan: 'Hepsi', anlam: 'Çalışan; Çalışan adayı' },
      { alan: 'ilgili_kisi', yazilan: 'Ayşe', anlam: 'Ayşe Örnek' },
      { alan: 'department_id', yazilan: 'Muh.', anlam: 'Muhasebe' },
      { alan: 'department_id', yazilan: 'Kapanan', anlam: '' },
      { alan: 'surec_ismi', yazilan: 'Bordro', anlam: 'Gizli proje' },
      { alan: 'veri_isleyen_unvan', yazilan: 'Bizim', anlam: '' },
      { alan: 'aciklama', yazilan: 'Bizim', anlam: 'Çalışan' },
    ],
  });
  const { heads = {}, words = {} } = (await kept(user_id)) ?? {};
  expect(Object.values(heads).toSorted()).toEqual(Object.values(BASLIKLAR).toSorted());
  expect(Object.entries(words).toSorted()).toEqual([
    ['ilgili_kisi\nbizimkiler', 'Çalışan'],
    ['ilgili_kisi\nhepsi', 'Çalışan; Çalışan adayı'],
    ['imha_yontemi\nkiyilir', ''],
  ]);
});

it('is another consultant’s in none of their companies', async () => {
  const one = await consultant(second);
  const other = await consultant(second, await app.makeCompany());
  const apart = await app.makeCompany();
  await app.joinCompany(one.user_id, { company_id: apart, role: 'danışman' });
  await mean(one.caller, apart, { basliklar: BASLIKLAR, degerler: WORDS });
  expect(sourcesOf(await check(one.caller, second))).toEqual(REMEMBERED);
  expect(sourcesOf(await check(other.caller, second))).not.toContain('hafiza');
  expect(await kept(other.user_id)).toBeUndefined();
});

it('changes nothing for an administrator, also one who is a consultant elsewhere', async () => {
  const [advised, elsewhere, run] = [
    await app.makeCompany(),
    await app.makeCompany(),
    await app.makeCompany(),
  ];
  for (const company of [advised, run]) await app.makeDepartment(company, 'Muhasebe');
  const both = await consultant(advised, elsewhere);
  await app.joinCompany(both.user_id, { company_id: run, role: 'yönetici' });
  const manager = await app.makeUser({ role: 'yönetici', companies: [advised] });
  const managing = await app.signIn(manager);
  await mean(both.caller, elsewhere, { degerler: WORDS, basliklar: BASLIKLAR });

  expect(sourcesOf(await check(both.caller, advised))).toEqual(REMEMBERED);
  expect(sourcesOf(await check(managing, advised))).not.toContain('hafiza');
  expect(sourcesOf(await check(both.caller, run))).not.toContain('hafiza');

  // An administrator's answers are the company's alone.
  await mean(managing, advised, { basliklar: BASLIKLAR });
  await mean(both.caller, run, { basliklar: { ...BASLIKLAR, Yalnız: 'surec_ismi' } });
  expect((await check(both.caller, run)).ozet).toMatchObject({ eklenecek: 0, reddedilecek: 1 });
  expect(await kept(manager.user_id)).toBeUndefined();
  expect((await kept(both.user_id))?.heads).not.toHaveProperty('yalniz');
});

it('stays with a consultant who leaves a company, and goes with the account', async () => {
  const left = await app.makeCompany();
  const gone = await consultant(left, third);
  await sql`delete from ice_aktarma_eslesmeleri`.execute(app.db.system);
  await mean(gone.caller, left, { basliklar: BASLIKLAR, degerler: WORDS });
  await sql`delete from memberships where user_id = ${gone.user_id}
    and company_id = ${left}`.execute(app.db.system);
  const again = await app.signIn(gone);
  expect((await again.call(processingActivities.checkImport, at(left))).status).toBe(403);
  expect(sourcesOf(await check(again, third))).toEqual(REMEMBERED);
  await sql`delete from memberships where user_id = ${gone.user_id}`.execute(app.db.system);
  const free = await app.signIn(gone);
  const erased = await free.call(account.eraseAccount, { body: { email: gone.email } });
  expect(erased.status, erased.text).toBe(200);
  expect(await kept(gone.user_id)).toBeUndefined();
});
