import { actions } from '@emanet/contract/actions';
import { documents } from '@emanet/contract/documents';
import { CLOCK_KINDS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { TestUser } from '../../../test/factories.ts';
import { isAsked, runAsked } from '../../../test/nodes/ask-job.ts';
import { remindOfClocksJob } from './jobs.ts';
import { planOf, stageAt } from './stages.ts';

const clock = testClock('2026-11-23T09:00:00+03:00');
let company: number;
let department_id: number;
let administrator: TestUser;
let consultant: TestUser;
let representative: TestUser;
let caller: Caller;
const app = await appOfFile({}, { clock });
beforeEach(async () => {
  clock.moveTo('2026-11-23T09:00:00+03:00');
  company = await app.makeCompany();
  department_id = await app.makeDepartment(company);
  const companies = [company];
  administrator = await app.makeUser({ role: 'yönetici', companies });
  consultant = await app.makeUser({ companies });
  representative = await app.makeUser({ companies, departments: [department_id] });
  caller = await app.signIn(administrator);
});

/** The job in this company alone, where its question names it: other suites have clocks of their own. */
const run = () => runAsked(app, remindOfClocksJob, company);
const subjects = async ({ email }: TestUser) => (await app.mailsTo(email)).map(topicOf).toSorted();

async function addAction(aksiyon_ismi: string, rest: object) {
  const body = { aksiyon_ismi, risk: 'Orta' as const, department_id, ...rest };
  return (await caller.call(actions.add, { body })).body.data;
}
async function addDocument(dokuman_ismi: string, gozden_gecirme: string | null, by = caller) {
  const body = { dokuman_ismi, dokuman_tur: 'Politika' as const, gozden_gecirme };
  return (await by.call(documents.add, { body })).body.data;
}

it('reminds of late actions the person in charge, else the department, once of each day', async () => {
  const late = await addAction('Departmanın', { son_tarih: '2026-11-22' });
  await addAction('Bugünkü', { son_tarih: '2026-11-23' });
  await addAction('Bitmiş', { son_tarih: '2026-11-01', durum: true });
  await addAction('Kişinin', { son_tarih: '2026-11-20', sorumlu_id: administrator.user_id });
  await run();
  await run();
  expect(await subjects(representative)).toEqual(['Aksiyon: Departmanın, 1 gün gecikti']);
  expect(await subjects(administrator)).toEqual(['Aksiyon: Kişinin, 3 gün gecikti']);

  await caller.call(actions.update, {
    params: { id: String(late.id) },
    body: { son_tarih: '2026-11-24' },
  });
  await run();
  expect(await subjects(representative)).toHaveLength(1);
  clock.moveTo('2026-11-25T08:05:00+03:00');
  await run();
  expect(await subjects(representative)).toEqual([
    '2 sürenin son günü yakın ya da geçti',
    'Aksiyon: Departmanın, 1 gün gecikti',
  ]);
});

it('reminds of a late action whose person has left the department, and without one the managers', async () => {
  const colleague = await app.makeUser({ role: 'yönetici', companies: [company] });
  const orphan = { son_tarih: '2026-11-22', sorumlu_id: colleague.user_id };
  await addAction('Ayrılanın', orphan);
  await app.db.system
    .updateTable('users')
    .set({ aktif: false })
    .where('user_id', '=', colleague.user_id)
    .execute();
  await run();
  expect(await subjects(representative)).toEqual(['Aksiyon: Ayrılanın, 1 gün gecikti']);
  await addAction('Kimsenin', { ...orphan, sorumlu_id: null });
  await app.db.system
    .updateTable('users')
    .set({ aktif: false })
    .where('user_id', '=', representative.user_id)
    .execute();
  await run();
  expect(await subjects(administrator)).toEqual(['Aksiyon: Kimsenin, 1 gün gecikti']);
});

it('reminds administrators once of each review, fourteen days before it', async () => {
  const near = await addDocument('Yakın', '2026-12-07');
  await addDocument('Uzak', '2026-12-08');
  await addDocument('Tarihsiz', null);
  const archived = await addDocument('Arşivde', '2026-11-01');
  await caller.call(documents.archive, {
    params: { id: String(archived.id) },
    body: { guncel: false },
  });
  await run();
  await run();
  expect(await subjects(administrator)).toEqual(['Doküman: Yakın, 14 gün kaldı']);
  expect(await subjects(consultant)).toEqual([]);

  // Another day is another review; the far one has come near meanwhile.
  await caller.call(documents.update, {
    params: { id: String(near.id) },
    body: { gozden_gecirme: '2026-12-11' },
  });
  clock.moveBy({ days: 4 });
  await run();
  expect(await subjects(administrator)).toEqual([
    '2 sürenin son günü yakın ya da geçti',
    'Doküman: Yakın, 14 gün kaldı',
  ]);
});

it('turns to consultants where a company has no administrator', async () => {
  company = await app.makeCompany();
  const alone = await app.makeUser({ companies: [company] });
  await addDocument('Geciken', '2026-11-20', await app.signIn(alone));
  await run();
  const [mail] = await app.mailsTo(alone.email);
  expect(topicOf(mail)).toBe('Doküman: Geciken, 3 gün gecikti');
  expect(mail?.text).toContain(`sirket=${company}`);
});

it('says all that is near in one mail to a person', async () => {
  await addAction('Dolap', { son_tarih: '2026-11-20', sorumlu_id: administrator.user_id });
  await addDocument('Politika', '2026-11-30');
  await run();
  const mails = await app.mailsTo(administrator.email);
  expect(mails.map(topicOf)).toEqual(['2 sürenin son günü yakın ya da geçti']);
  expect(mails[0]?.text).toMatch(/Aksiyon: Dolap[^]*3 gün gecikti[^]*Politika[^]*7 gün kaldı/);
});

it('is asked of a company as long as somebody is to be mailed, and no longer', async () => {
  const asked = () => isAsked(app, remindOfClocksJob, company);
  await addDocument('Gözden geçirilen', '2026-12-08');
  await addAction('Sonraki', { son_tarih: '2026-12-01' });
  expect(await asked()).toBe(false);
  for (const day of ['2026-11-24', '2026-12-02']) {
    clock.moveTo(`${day}T09:00:00+03:00`);
    expect(await asked(), day).toBe(true);
    await run();
    expect(await asked(), day).toBe(false);
  }
  // A review that has passed is not told again.
  clock.moveTo('2026-12-09T09:00:00+03:00');
  expect(await asked()).toBe(false);

  // Tasks of an exercise are told to nobody.
  await addAction('Tatbikatın', { son_tarih: '2026-12-01' });
  await sql`with exercise as (
      insert into veri_ihlalleri (company_id, department_id, yil, sira, tatbikat, baslik, ogrenme,
        guncelleyen)
      values (${company}, ${department_id}, 2026, 1, true, 'Tatbikat', now(), 'Deniz') returning id)
    update aksiyonlar set kayit_turu = 'veri_ihlalleri', kayit_id = exercise.id from exercise
    where company_id = ${company} and aksiyon_ismi = 'Tatbikatın'`.execute(app.db.system);
  expect(await asked()).toBe(false);
});

describe('the stages', () => {
  /** As a day begins, of a clock that ends with another one. */
  const stageOf = async (tur: ClockKind, last: string, day: string) => {
    const { rows } = await sql<{ stage: string | null }>`
      select ${stageAt(new Date(`${day}T00:00:00+03:00`))} as stage
      from (select ${tur}::text as tur, gun_basi(${last}::date) + interval '23:59:59' as son_an) t`.execute(
      app.db.system,
    );
    return rows[0]?.stage ?? undefined;
  };

  it.each([
    ['2026-12-01', undefined],
    ['2026-11-30', '10'],
    ['2026-11-26', '10'],
    ['2026-11-25', '5'],
    ['2026-11-23', 'son_gun'],
    ['2026-11-22', 'son_gun'],
    ['2026-11-20', 'son_gun'],
    ['2026-11-19', 'gecti'],
  ])('of a request that ends on %s, on a Friday: %s', async (last, stage) => {
    expect(await stageOf('basvuru', last, '2026-11-20')).toBe(stage);
  });

  it('are those of the law for all that the company answers for, and none for information', async () => {
    expect(CLOCK_KINDS.filter((tur) => !planOf(tur))).toEqual([
      'sikayet_cevaptan',
      'sikayet_basvurudan',
      'envanter_onayi',
      'sozlesme_bitisi',
      'tedarikci_denetimi',
    ]);
    const monday = '2026-11-23';
    expect(await stageOf('kurul_belge', '2026-11-26', monday)).toBe('3');
    expect(await stageOf('kurul_belge', '2026-11-27', monday)).toBeUndefined();
  });

  it('reckon the working day with the leave that the operator added', async () => {
    clock.moveTo('2026-11-27T09:00:00+03:00');
    await sql`insert into tatiller (gun, yarim, ad_tr, ad_en, kaynak)
      select g, false, 'Köprü izni', 'Bridge', 'Genelge' from unnest('{2026-11-30,2026-12-01}'::date[]) g`.execute(
      app.db.system,
    );
    try {
      // Wednesday is the next working day after Friday, so that it is told already.
      await sql`insert into sureler (company_id, tur, kural_surumu, ad, baslangic, sayi, birim, son_an)
        values (${company}, 'kurul_belge', 1, 'Dosya', now(), 15, 'gun', '2026-12-02T20:59:59Z')`.execute(
        app.db.system,
      );
      await run();
      expect(await subjects(administrator)).toEqual(['Kurul talebi: Dosya, 5 gün kaldı']);
    } finally {
      await sql`delete from tatiller where ad_tr = 'Köprü izni'`.execute(app.db.system);
    }
  });
});
