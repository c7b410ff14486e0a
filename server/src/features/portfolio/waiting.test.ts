import { applications } from '@emanet/contract/applications';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { portfolio } from '@emanet/contract/portfolio';
import { questionnaires } from '@emanet/contract/questionnaires';
import { texts } from '@emanet/contract/texts';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { training } from '@emanet/contract/training';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { unique } from '../../../test/factories.ts';
import { writtenLetter } from '../applications/sample.ts';
import { inPath, textHouse } from '../texts/texts.fixture.ts';

const house = await textHouse();
const { app, company, consultant, hr } = house;
afterAll(() => app.close());
await app.signInAs({
  role: 'temsilci',
  companies: [company],
  departments: [hr],
  fullname: 'Temsilci Tan',
});
const address = () => `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');

const waiting = async (who = consultant) => (await who.call(portfolio.waiting)).body.data;
const ofKind = async (tur: string) => (await waiting()).filter((one) => one.tur === tur);

it('lists nothing where nobody was asked', async () => {
  expect(await waiting()).toEqual([]);
});

it('lists a confirmation by its department, with its representatives or none', async () => {
  await consultant.call(notificationSettings.update, {
    params: { companyId: String(company) },
    body: {
      envanter_uygulama_onay: true,
      envanter_email_onay: true,
      periyodik_sure: 90,
      envanter_baslangic_tarihi: '2027-01-04',
    },
  });
  const body = { company_ids: [company], is: { tur: 'onay_turu' as const } };
  const begun = await consultant.call(portfolio.several, {
    body: { ...body, toplu_islem: randomUUID() },
  });
  expect(begun.status, begun.text).toBe(200);
  const rows = await ofKind('onay');
  expect(rows.find(({ id }) => id === hr)).toMatchObject({
    company_id: company,
    department_id: hr,
    kisiler: ['Temsilci Tan'],
    sayi: 1,
    son_gun: null,
  });
  expect(rows.find(({ id }) => id === house.sales)).toMatchObject({ kisiler: [], sayi: 0 });
});

it('lists a questionnaire until it is taken back', async () => {
  const body = { department_id: hr, fullname: 'Deniz Ak', email: address(), kayitlar: [] };
  const { id } = await consultant.data(questionnaires.send, { body });
  expect(await ofKind('anket')).toMatchObject([
    { id, kisiler: ['Deniz Ak'], sayi: 1, department_id: hr, ulasmayan: 0 },
  ]);
  await consultant.call(questionnaires.withdraw, inPath(id));
  expect(await ofKind('anket')).toEqual([]);
});

it('counts the signatures of a text in one line, until the text is archived', async () => {
  const text = await house.published([await house.addActivity('Ücret bordrosu')]);
  const kisiler = ['Ali', 'Banu', 'Can', 'Derya'].map((fullname) => ({
    ...{ fullname, email: address() },
  }));
  await consultant.call(textSignatures.ask, { ...inPath(text.id), body: { kisiler } });
  expect(await ofKind('imza')).toMatchObject([
    { id: text.id, ad: text.ad, kisiler: ['Ali', 'Banu', 'Can'], sayi: 4 },
  ]);
  await consultant.call(texts.archive, { ...inPath(text.id), body: { guncel: false } });
  expect(await ofKind('imza')).toEqual([]);
});

it('counts the people of a training who were asked and have not finished', async () => {
  const body = { fullname: 'Ece Kaya', email: address(), department_id: hr };
  const sent = address();
  await consultant.call(training.add, { body });
  // An invitation that was not sent asks nobody.
  expect(await ofKind('egitim')).toEqual([]);
  await consultant.call(training.add, { body: { ...body, email: sent, gonder: true } });
  await app.mailsTo(sent);
  expect(await ofKind('egitim')).toMatchObject([
    { id: hr, department_id: hr, kisiler: ['Ece Kaya'], sayi: 1 },
  ]);
});

it('lists an application by its number, never by the name of the applicant', async () => {
  const { id } = await consultant.data(applications.add, {
    body: writtenLetter({
      ad_soyad: 'Gizli Kişi',
      gelis_gunu: new Date().toISOString().slice(0, 10),
    }),
  });
  const answer = await consultant.call(portfolio.waiting);
  expect(answer.text).not.toContain('Gizli Kişi');
  expect(await ofKind('basvuru')).toMatchObject([{ id, kisiler: ['Selin Aydoğan'], sayi: 1 }]);
  const ofOwnList = (await consultant.call(applications.list)).body.data.find(
    (one) => one.id === id,
  );
  expect((await ofKind('basvuru'))[0]?.ad).toBe(ofOwnList?.basvuru_no);
});

it('counts in the list of clients what it lists', async () => {
  const [client] = (await consultant.call(portfolio.list)).body.data;
  const rows = await waiting();
  expect(rows.length).toBeGreaterThan(3);
  expect(client?.bekleyen).toBe(rows.length);
});

it('shows a consultant the own clients alone', async () => {
  const other = await app.makeCompany(unique('Başka'));
  const stranger = await app.signInAs({ companies: [other] });
  expect(await waiting(stranger)).toEqual([]);
});
