import { applications } from '@emanet/contract/applications';
import { applicant } from '@emanet/contract/applications/applicant';
import { applicationForm } from '@emanet/contract/applications/form';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { writtenLetter } from '../sample.ts';

const clock = testClock('2026-11-20T10:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const stranger = await app.signInAs({
  role: 'yönetici',
  companies: [await app.makeCompany()],
});

type Letter = Parameters<typeof writtenLetter>[0];
const add = async (rest: Letter) => {
  const added = await manager.call(applications.add, { body: writtenLetter(rest) });
  expect(added.status, added.text).toBe(201);
  return added.body.data;
};
const at = (id: number) => ({ params: { id: String(id) } });
const first = await add({ talep: 'Hangi verilerim işleniyor?', haklar: ['b'] });

it('shows what the same person asked before, by address or number, in the same name', async () => {
  const byAddress = await add({
    talep: 'Verilerim silinsin.',
    ad_soyad: 'B. Özdemir',
    kimlik_no: '',
    eposta: 'B.OZDEMIR@ornekposta.test',
  });
  const byNumber = await add({ talep: 'Kim aldı?', haklar: ['ç'], eposta: 'yeni@adres.test' });
  await add({ talep: 'Başkası', kimlik_no: '', eposta: 'baska@adres.test' });
  await add({
    talep: 'Müvekkilim için',
    basvuran_turu: 'vekil',
    temsil_edilen: 'Ece Yılmaz',
  });
  const others = await manager.call(applicant.samePerson, at(first.id));
  expect(others.body.data.map(({ id }) => id).toSorted()).toEqual([byAddress.id, byNumber.id]);
  expect(others.body.data[0]).toMatchObject({ durum: 'yeni', sonuc: null });
  expect(others.text).not.toContain('10000000146');
  expect((await stranger.call(applicant.samePerson, at(first.id))).status).toBe(404);
});

it('tells members of a family with one address apart, and finds what an agent asked', async () => {
  const family = { eposta: 'aile@ornekposta.test', kimlik_no: '' };
  const wife = await add({ ...family, ad_soyad: 'Ayşe Demir', talep: 'Silinsin.' });
  const husband = await add({ ...family, ad_soyad: 'Mehmet Demir', talep: 'Hangi veriler?' });
  const agent = {
    basvuran_turu: 'vekil',
    ad_soyad: 'Kemal Ata',
    temsil_edilen: 'AYŞE DEMİR',
  } as const;
  const asked = await add({ ...family, ...agent, talep: 'Müvekkilim adına' });
  const others = async (id: number) =>
    (await manager.call(applicant.samePerson, at(id))).body.data.map((one) => one.id);
  expect(await others(wife.id)).toEqual([asked.id]);
  expect(await others(husband.id)).toEqual([]);
});

it('gives out the status page of an application on paper, and ends the former address', async () => {
  const give = (gonder: boolean) =>
    manager.call(applicant.statusLink, { ...at(first.id), body: { gonder } });
  const given = await give(false);
  expect(given.status, given.text).toBe(200);
  const tokenOf = (adres: string) => new URL(adres).pathname.split('/').at(-1) ?? '';
  const token = tokenOf(given.body.data.adres);
  const look = (one: string) =>
    app.stranger.call(applicationForm.receipt, { params: { token: one } });
  expect((await look(token)).body.data).toMatchObject({
    basvuru_no: first.basvuru_no,
    durum: 'yeni',
    dogrulandi: false,
  });
  const mailed = await give(true);
  expect(
    (await manager.call(applications.single, at(first.id))).body.data.olaylar.at(-1),
  ).toMatchObject({
    tur: 'durum_sayfasi_verildi',
    veri: { eposta: first.eposta },
  });
  expect((await look(token)).status).toBe(404);
  expect((await look(tokenOf(mailed.body.data.adres))).status).toBe(200);
  const mails = await app.mailsTo('b.ozdemir@ornekposta.test');
  expect(mails.filter(({ text }) => text.includes(mailed.body.data.adres))).toHaveLength(1);
  const log = (await manager.call(applications.single, at(first.id))).text;
  expect(log).not.toContain(token);
});

it('mails no address where there is none', async () => {
  const { id } = await add({ eposta: null, adres: 'İzmir', cevap_yolu: 'posta', talep: 'Posta' });
  const asked = await manager.call(applicant.statusLink, { ...at(id), body: { gonder: true } });
  expect(asked.status).toBe(400);
});
