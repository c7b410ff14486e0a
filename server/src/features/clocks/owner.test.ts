import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { breaches } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { dashboard } from '@emanet/contract/dashboard';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';

const clock = testClock('2026-11-28T12:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const selin = await app.makeUser({ companies: [company], fullname: 'Selin Aydoğan' });
const ece = await app.makeUser({ companies: [company], fullname: 'Ece Tunç' });
const consultant = await app.signIn(selin);
const representative = await app.signInAs({ companies: [company], departments: [department] });
await consultant.data(applications.add, {
  body: {
    ...{
      basvuran_turu: 'kendisi',
      kaynak: 'dilekce',
      gelis_gunu: '2026-11-20',
      dil: 'tr',
      ad_soyad: 'Pelin Erdem',
    },
    ...{
      haklar: ['b'],
      talep: 'Bilgi istiyorum.',
      cevap_yolu: 'eposta',
      eposta: 'pelin@ornekposta.test',
    },
  },
});
await consultant.data(clocks.add, {
  body: { tur: 'kurul_belge', ad: 'Dosya 2026/118', baslangic: '2026-11-18' },
});
await consultant.data(actions.add, {
  body: { aksiyon_ismi: 'Sözleşme', risk: 'Orta', department_id: department },
});
// Nobody was named, so that the company's default answers for it.
const { id: breach } = await consultant.data(breaches.add, {
  body: { baslik: 'Yanlış alıcı', ogrenme: '2026-11-28T10:00', sorumlu_id: null },
});

const owners = async () => ({
  applications: (await consultant.data(applications.list)).map(({ sahip }) => sahip),
  breaches: (await consultant.data(breaches.list)).map(({ sahip }) => sahip),
  breach: [(await consultant.data(breaches.single, { params: { id: String(breach) } })).sahip],
  actions: (await consultant.data(actions.list)).map(({ sahip }) => sahip),
  portfolio: (await consultant.data(portfolio.list)).map(({ sahip }) => sahip),
  clocks: (await consultant.data(clocks.list)).map(({ sahip }) => sahip),
  week: (await consultant.data(portfolio.due)).isler.map(({ sahip }) => sahip),
  dashboard: (await consultant.data(dashboard.read)).yaklasan.isler.map(({ sahip }) => sahip),
});
const put = (body: object) =>
  consultant.call(portfolio.charge, { body: { company_ids: [company], ...body } });

it('is whoever is in charge of the company, until a member is named', async () => {
  await put({ sorumlu_id: ece.user_id });
  const byDefault = { user_id: ece.user_id, ad: 'Ece Tunç', varsayilan: true };
  for (const [name, found] of Object.entries(await owners())) {
    expect(found.length, name).toBeGreaterThan(0);
    for (const owner of found) expect(owner, name).toEqual(byDefault);
  }
  const [one] = (await consultant.data(clocks.list)).filter(({ tur }) => tur === 'kurul_belge');
  const changed = await consultant.call(clocks.update, {
    params: { id: String(one?.id) },
    body: { sorumlu_id: selin.user_id },
  });
  expect(changed.body.data.sahip).toEqual({
    ...{ user_id: selin.user_id, ad: 'Selin Aydoğan', varsayilan: false },
  });
});

it('stands in sheets, and not beside what is done', async () => {
  const [row] = await consultant.data(applications.list);
  const ids = [row?.id ?? 0];
  const sheet = async () => {
    const { path: url } = applications.export;
    const payload = { ids, lang: 'tr' };
    const { headers } = consultant;
    const { rawPayload } = await app.app.inject({ method: 'POST', url, headers, payload });
    return JSON.stringify(await readSheet(rawPayload));
  };
  expect(await sheet()).toContain('Ece Tunç (');
  await sql`update basvurular set durum = 'sonuclandi', sonuc = 'kabul', sonuclanma_tarihi = now()
    where company_id = ${company}`.execute(app.db.system);
  expect((await consultant.data(applications.list))[0]?.sahip).toBeNull();
  expect(await sheet()).not.toContain('Ece Tunç');
  await sql`update basvurular set durum = 'yeni', sonuc = null, sonuclanma_tarihi = null
    where company_id = ${company}`.execute(app.db.system);
});

it('is the substitute on the days of a substitution', async () => {
  await put({
    vekil: { user_id: selin.user_id, baslangic: '2026-11-27', bitis: '2026-11-28' },
  });
  const first = async () =>
    (await consultant.data(clocks.list)).find(({ tur }) => tur === 'basvuru')?.sahip?.user_id;
  expect(await first()).toBe(selin.user_id);
  clock.moveTo('2026-11-29T12:00:00+03:00');
  expect(await first()).toBe(ece.user_id);
});

it('is an administrator where no consultant is in charge', async () => {
  const other = await app.makeCompany();
  const administrator = await app.makeUser({ role: 'yönetici', companies: [other] });
  await app.makeUser({ companies: [other] });
  const caller = await app.signIn(administrator);
  await caller.call(clocks.add, {
    body: { tur: 'kurul_karar', ad: 'Karar', baslangic: '2026-11-25' },
  });
  const [one] = await caller.data(clocks.list);
  expect(one?.sahip).toMatchObject({ user_id: administrator.user_id, varsayilan: true });
});

it('tells a representative the name, and nothing of who is in charge', async () => {
  const answer = await representative.call(clocks.list);
  expect(answer.status).toBe(200);
});
