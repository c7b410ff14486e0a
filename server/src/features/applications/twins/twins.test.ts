import { applications } from '@emanet/contract/applications';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { atOnce } from './at-once.fixture.ts';
import { writtenLetter } from '../sample.ts';

const clock = testClock('2026-11-20T10:00:00+03:00');
const app = await appOfFile({}, { clock });
let company: number;
let manager: Caller;
beforeEach(async () => {
  company = await app.makeCompany();
  manager = await app.signInAs({ role: 'yönetici', companies: [company] });
});

type Letter = Parameters<typeof writtenLetter>[0];
const add = (rest: Letter = {}, key?: string, who = manager) =>
  who.call(applications.add, {
    body: writtenLetter({ telefon: '0532 111 22 33', ...rest }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const single = async (id: number) =>
  (await manager.call(applications.single, { params: { id: String(id) } })).body.data;
const numbers = async () =>
  (await manager.data(applications.list)).map(({ basvuru_no }) => basvuru_no).toSorted();
const close = async (
  { id, surum }: { id: number; surum: number },
  sonuc: 'ret' | 'geri_cekildi',
) => {
  const { numUpdatedRows } = await app.db.system
    .updateTable('basvurular')
    .set({ durum: 'sonuclandi', sonuc, sonuclanma_tarihi: clock.now().toISOString() })
    .where('company_id', '=', company)
    .where('id', '=', id)
    .where('surum', '=', surum)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
};

describe('an application that is recorded a second time', () => {
  it('is refused with the number, the day and a way to the first, which notes it once', async () => {
    const { id } = (await add()).body.data;
    const again = await add({ gelis_gunu: '2026-11-12' });
    expect([again.status, again.body]).toMatchObject([
      409,
      {
        code: 'APPLICATION_EXISTS',
        data: { id, basvuru_no: '2026/001', gelis_tarihi: '2026-10-27T09:00:00.000000Z' },
      },
    ]);
    expect(again.text).toContain('27 Ekim 2026');
    expect((await add({ gelis_gunu: '2026-11-12' })).status).toBe(409);
    expect(await numbers()).toEqual(['2026/001']);
    const { olaylar, surum, zincir_saglam } = await single(id);
    expect(olaylar.map(({ tur, veri }) => ({ tur, veri }))).toEqual([
      { tur: 'elden_kaydedildi', veri: { kaynak: 'dilekce' } },
      { tur: 'yine_geldi', veri: { kaynak: 'dilekce', gelis_gunu: '2026-11-12' } },
    ]);
    expect({ surum, zincir_saglam }).toEqual({ surum: 1, zincir_saglam: true });
  });

  it.each<[string, Letter]>([
    [
      'other letters and blanks',
      { talep: '  B KAPISINDA çekilen görüntülerimin\nsilinmesini  istiyorum. ' },
    ],
    ['another name under the same number', { ad_soyad: 'Barış Özdemir', eposta: 'x@ornek.test' }],
    ['no number but the same address', { kimlik_no: '', telefon: '' }],
    [
      'no number but the same telephone',
      { kimlik_no: '', eposta: 'x@ornek.test', telefon: '+90 532 1112233' },
    ],
    ['a requester who is not known yet', { basvuran_turu: null }],
    ['another way of coming', { cevap_yolu: 'posta', adres: 'Gebze' }],
  ])('is recognised with %s', async (_, rest) => {
    await add();
    expect((await add(rest)).body.code).toBe('APPLICATION_EXISTS');
  });

  it.each<[string, Letter]>([
    ['other words', { talep: 'Kopyasını istiyorum.' }],
    ['other rights', { haklar: ['e', 'f'] }],
    ['another person', { kimlik_no: '10000005646', eposta: 'x@ornek.test', telefon: '' }],
    [
      'a namesake without any address in common',
      { kimlik_no: '', eposta: 'x@ornek.test', telefon: '' },
    ],
    ['somebody represented', { basvuran_turu: 'vekil', temsil_edilen: 'Ali Ak' }],
  ])('is another one with %s', async (_, rest) => {
    await add();
    expect((await add(rest)).status).toBe(201);
  });

  it('is recorded when a person wants it, each naming the other, with a period of its own', async () => {
    const { id } = (await add({}, 'bir')).body.data;
    const key = 'iki';
    expect((await add({ gelis_gunu: '2026-11-12' }, key)).status).toBe(409);
    const other = await add({ gelis_gunu: '2026-11-12', yine_de: true }, key);
    expect(other.body.data).toMatchObject({ basvuru_no: '2026/002', son_gun: '2026-12-12' });
    const noteOf = async (of: number) =>
      (await single(of)).olaylar.find(({ tur }) => tur === 'ayrica_kaydedildi')?.veri;
    expect(await noteOf(id)).toEqual({ basvuru_no: '2026/002' });
    expect(await noteOf(other.body.data.id)).toEqual({ basvuru_no: '2026/001' });
    // The same request again is answered with what it made.
    const replayed = await add({ gelis_gunu: '2026-11-12', yine_de: true }, key);
    expect(replayed.body.data.id).toBe(other.body.data.id);
    expect((await add({}, 'bir')).body.data.id).toBe(id);
  });

  it('is a new one after the answer, unless both came within a day', async () => {
    await close((await add()).body.data, 'ret');
    expect((await add({ gelis_gunu: '2026-10-28' })).status).toBe(409);
    expect((await add({ gelis_gunu: '2026-11-12' })).status).toBe(201);
  });

  it('is a new one after a withdrawal', async () => {
    await close((await add()).body.data, 'geri_cekildi');
    expect((await add()).status).toBe(201);
  });

  it('is one, however many people record it at once', async () => {
    await add({ talep: 'Kopyasını istiyorum.' });
    await using there = await testApp({}, { clock, url: app.url });
    const other = there.withCookie(/=(.+)$/.exec(manager.headers.cookie ?? '')?.[1] ?? '');
    const answers = await atOnce(app.db, company, [() => add(), () => add({}, undefined, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await numbers()).toEqual(['2026/001', '2026/002']);
  });

  it('is another one in another company', async () => {
    await add();
    const theirs = await app.makeCompany();
    const colleague = await app.signInAs({ role: 'yönetici', companies: [theirs] });
    const { status } = await colleague.call(applications.add, { body: writtenLetter() });
    expect(status).toBe(201);
  });
});
