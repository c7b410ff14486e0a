import { portfolio } from '@emanet/contract/portfolio';
import type { RemindedKind, SeveralWork } from '@emanet/contract/portfolio/several';
import { questionnaires } from '@emanet/contract/questionnaires';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unique } from '../../../../test/factories.ts';
import { inPath, textHouse } from '../../texts/texts.fixture.ts';

const house = await textHouse();
const { app, company, consultant, hr } = house;
afterAll(() => app.close());
const address = () => `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');
const TABLES = { anket: 'anketler', imza: 'metin_imzalari', egitim: 'egitim_davetleri' } as const;

const asked = { anket: address(), imza: address(), egitim: address() };
const all: { company_id: number; tur: RemindedKind; id: number }[] = [];
const work = (satirlar = all): SeveralWork => ({ tur: 'yanit', satirlar });
const remind = (is: SeveralWork, toplu_islem: string = randomUUID(), who = consultant) =>
  who.call(portfolio.several, { body: { toplu_islem, company_ids: [company], is } });
const preview = async (is: SeveralWork) =>
  (await consultant.call(portfolio.preview, { body: { company_ids: [company], is } })).body.data;
/** The columns of a person's row that a reminder changes. */
const stateOf = async (tur: RemindedKind) =>
  (
    await sql<{ istenme_tarihi: string; hatirlatma_sayisi: number; ulasmadi: boolean }>`
      select istenme_tarihi, hatirlatma_sayisi, ulasmadi from ${sql.table(TABLES[tur])}
      where company_id = ${company} and email = ${asked[tur]}`.execute(app.db.system)
  ).rows;
const states = async () => ({
  anket: await stateOf('anket'),
  imza: await stateOf('imza'),
  egitim: await stateOf('egitim'),
});
const rest = async () => {
  for (const table of Object.values(TABLES))
    await sql`update ${sql.table(table)} set istenme_tarihi = istenme_tarihi - interval '30 hours'
      where company_id = ${company}`.execute(app.db.system);
};
/** Held mails leave a minute after the work. */
const held = async () =>
  (
    await sql<{ about: string }>`select m.about from mail_outbox m
      join portfoy_isleri i on i.id = m.portfoy_isi where i.company_id = ${company}
      order by m.about`.execute(app.db.system)
  ).rows.map(({ about }) => about.replace(/\d+/, ''));

beforeAll(async () => {
  const one = { department_id: hr, fullname: 'Deniz Ak', email: asked.anket, kayitlar: [] };
  const questionnaire = await consultant.data(questionnaires.send, { body: one });
  const text = await house.published([await house.addActivity('Ücret bordrosu')]);
  const kisiler = [{ fullname: 'Ali Er', email: asked.imza }];
  await consultant.call(textSignatures.ask, { ...inPath(text.id), body: { kisiler } });
  await consultant.call(training.add, {
    body: { fullname: 'Ece Kaya', email: asked.egitim, department_id: hr, gonder: true },
  });
  for (const email of Object.values(asked)) await app.mailsTo(email);
  all.push({ company_id: company, tur: 'anket', id: questionnaire.id });
  all.push({ company_id: company, tur: 'imza', id: text.id });
  all.push({ company_id: company, tur: 'egitim', id: hr });
});

it('mails nobody again on the day of the first mail', async () => {
  const [row] = await preview(work());
  expect(row).toMatchObject({ durum: 'atlanir', neden: 'hatirlatilamaz', kisiler: [] });
  const refused = await remind(work());
  expect(refused.status).toBe(409);
  expect(await held()).toEqual([]);
});

it('previews the people, mails them, and takes mails and marks back', async () => {
  await rest();
  const before = await states();
  const [row] = await preview(work());
  expect(row?.kisiler.map(({ fullname }) => fullname)).toEqual(['Deniz Ak', 'Ali Er', 'Ece Kaya']);
  expect(await states(), 'a preview changes nothing').toEqual(before);

  const toplu_islem = randomUUID();
  const done = await remind(work(), toplu_islem);
  expect(done.status, done.text).toBe(200);
  expect(await held()).toEqual(['anket:', 'egitim:', 'imza:']);
  const after = await states();
  for (const tur of ['anket', 'imza', 'egitim'] as const)
    expect(after[tur][0]?.hatirlatma_sayisi).toBe((before[tur][0]?.hatirlatma_sayisi ?? 0) + 1);
  // The same call again, and another act on the same day, mail nobody twice.
  await remind(work(), toplu_islem);
  expect((await remind(work())).status).toBe(409);
  expect(await held()).toHaveLength(3);

  const back = await consultant.call(portfolio.undoSeveral, { body: { toplu_islem } });
  expect(back.body.data).toMatchObject([{ company_id: company, durum: 'geri_alindi', giden: 0 }]);
  expect(await held()).toEqual([]);
  expect(await states()).toEqual(before);
});

it('keeps the mark of a mail that had left', async () => {
  const before = await states();
  const toplu_islem = randomUUID();
  await remind(work(all.slice(0, 2)), toplu_islem);
  await sql`update mail_outbox set state = 'delivered'
    where portfoy_isi is not null and about = ${`anket:${all[0]?.id}`}`.execute(app.db.system);
  const back = await consultant.call(portfolio.undoSeveral, { body: { toplu_islem } });
  expect(back.body.data).toMatchObject([{ durum: 'geri_alindi', giden: 1 }]);
  const after = await states();
  expect(after.anket[0]?.hatirlatma_sayisi).toBe(1);
  expect(after.imza).toEqual(before.imza);
});

it('reaches no row of a company under the name of another', async () => {
  await rest();
  const other = await app.makeCompany(unique('Başka'));
  const stranger = await app.signInAs({ companies: [other] });
  const before = await states();
  const stolen = work(all.map((one) => ({ ...one, company_id: other })));
  const body = { toplu_islem: randomUUID(), company_ids: [other, company], is: stolen };
  expect((await stranger.call(portfolio.several, { body })).status).toBe(409);
  expect(await states()).toEqual(before);
});
