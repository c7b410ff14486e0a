import { actions } from '@emanet/contract/actions';
import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique, type TestUser } from '../../../test/factories.ts';

const NOW = '2026-11-23T09:20:00+03:00';
const clock = testClock(NOW);
let app: TestApp;
let company: number;
let department: number;
let officer: TestUser;
let manager: Caller;

beforeAll(async () => {
  app = await testApp({}, { clock });
  company = await app.makeCompany('Ilgaz Gıda');
  department = await app.makeDepartment(company);
  officer = await app.makeUser({ role: 'yönetici', companies: [company], fullname: 'Gül Eren' });
  manager = await app.signIn(officer);
});
afterAll(() => app.close());

const at = (id: number) => ({ params: { id: String(id) } });

async function record(more: object = {}, who = manager): Promise<SingleBreach> {
  const body = { baslik: unique('Yetkisiz erişim'), ogrenme: '2026-11-20T18:00', ...more };
  const answer = await who.call(breaches.add, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}
const stage = (id: number, more: object = {}) =>
  manager.call(breaches.stage, {
    ...at(id),
    body: { alici: 'kurul' as const, an: '2026-11-23T08:00', kayit_no: '2026-114', ...more },
  });
const decide = (id: number, more: object = {}) =>
  manager.call(breaches.decide, {
    ...at(id),
    body: {
      konu: 'kurul' as const,
      karar: 'bildirilecek' as const,
      gerekce: 'Veriler kanuni olmayan yolla ele geçirildi.',
      karar_veren: 'Gül Eren',
      ...more,
    },
  });
const clockOf = async (id: number, durum?: 'kapanan') => {
  const { body } = await manager.call(clocks.list, { query: durum ? { durum } : {} });
  return body.data.find((one) => one.tur === 'ihlal_kurul' && one.kayit_id === id);
};

describe('closing', () => {
  it('waits until all is decided and notified, and can be undone with a reason', async () => {
    const { id } = await record();
    const close = () =>
      manager.call(breaches.close, { ...at(id), body: { kapanis_ozeti: 'Tamamlandı.' } });
    expect((await close()).body).toMatchObject({ code: 'BREACH_UNDECIDED' });
    await decide(id);
    expect((await close()).body.error).toContain('bildirim girilmedi');
    await stage(id);
    expect((await close()).body.error).toContain('ilgili kişilere bildirim kararı');
    await decide(id, { konu: 'ilgili_kisi', karar: 'bildirilmeyecek', gerekce: 'Şifreliydi.' });
    expect((await close()).body.data).toMatchObject({ durum: 'kapali', kapatan: 'Gül Eren' });
    const changed = await manager.call(breaches.update, { ...at(id), body: { farkeden: 'X' } });
    expect([changed.status, changed.body.code]).toEqual([409, 'BREACH_CLOSED']);
    const opened = await manager.call(breaches.reopen, {
      ...at(id),
      body: { neden: 'Yeni bilgi' },
    });
    expect(opened.body.data.durum).toBe('acik');
  });

  it('answers its papers and the sheet', async () => {
    const { id } = await record();
    for (const endpoint of [breaches.form, breaches.report])
      for (const lang of ['tr', 'en'] as const) {
        const answer = await manager.call(endpoint, { ...at(id), query: { lang } });
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      }
    const sheet = await manager.call(breaches.export, { body: { ids: [id], lang: 'tr' } });
    expect(sheet.status).toBe(200);
  });
});

it('counts a stage that is entered twice at once a single time', async () => {
  const { id } = await record();
  const [, second] = await Promise.all([stage(id), stage(id)]);
  expect(second.status, second.text).toBe(200);
  const { olaylar } = (await manager.call(breaches.single, at(id))).body.data;
  expect(olaylar.filter(({ tur }) => tur === 'bildirim')).toHaveLength(1);
});

it('bears half a character wherever somebody can write', async () => {
  const half = 'a\ud800b';
  const { id } = await record({ baslik: half, farkeden: half });
  const measure = { tedbir: half, tarih: null };
  const updated = await manager.call(breaches.update, {
    ...at(id),
    body: { sonraki_tedbirler: [measure], etkiler: half },
  });
  expect(updated.status, updated.text).toBe(200);
  expect((await decide(id, { gerekce: half, karar_veren: half })).status).toBe(200);
  expect((await stage(id, { kayit_no: half, aciklama: half })).status).toBe(200);
});

describe('letters to the persons affected', () => {
  const persons = [
    { ad: 'Ayşe Kaya', eposta: 'ayse@kisi.test' },
    { ad: 'Mert Can', eposta: 'mert@kisi.test' },
  ];
  const send = (id: number, kisiler = persons) =>
    manager.call(breaches.letters, {
      ...at(id),
      body: { kisiler, konu: 'Bilgilendirme', metin: 'Sayın {ad},\n\nBir ihlal oldu.', dil: 'tr' },
    });

  it('go once to an address, carry the name, and count as the notification', async () => {
    const { id } = await record();
    const ayse = unique('ayse').toLowerCase().replace(/\W/g, '') + '@kisi.test';
    const kisiler = [{ ad: 'Ayşe Kaya', eposta: ayse }, ...persons.slice(1)];
    const first = await send(id, kisiler);
    expect(first.status, first.text).toBe(200);
    expect(first.body.data.kisi_bildirimi).not.toBeNull();
    await send(id, kisiler);
    const mails = await app.mailsTo(ayse);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Sayın Ayşe Kaya');
    const { body } = await manager.call(breaches.single, at(id));
    expect(body.data.mektuplar).toHaveLength(2);
    expect(
      body.data.olaylar.filter(({ tur }) => tur === 'mektup').map(({ veri }) => veri),
    ).toMatchObject([
      { gonderilen: 2, atlanan: 0 },
      { gonderilen: 0, atlanan: 2 },
    ]);
  });

  it('of an exercise are recorded and not sent, nor is anybody told of it', async () => {
    const before = (await app.mailsTo(officer.email)).length;
    const other = await app.signIn(await app.makeUser({ role: 'danışman', companies: [company] }));
    const exercise = await record({ tatbikat: true, senaryo: 'Dizüstü çalındı.' }, other);
    expect(exercise.ihlal_no).toMatch(/^T2026\/\d{2}$/);
    expect(await clockOf(exercise.id)).toBeUndefined();
    const kisiler = [{ ad: 'Ece', eposta: 'ece@tatbikat.test' }];
    const sent = await send(exercise.id, kisiler);
    expect(sent.body.message).toContain('e-posta gönderilmedi');
    expect(sent.body.data.mektuplar).toMatchObject([{ teslim: 'tatbikat' }]);
    expect(await app.mailsTo('ece@tatbikat.test')).toEqual([]);
    expect((await app.mailsTo(officer.email)).length).toBe(before);
    const task = await manager.call(actions.add, {
      body: {
        aksiyon_ismi: 'Tatbikat işi',
        risk: 'Orta',
        department_id: department,
        kayit_turu: 'veri_ihlalleri',
        kayit_id: exercise.id,
      },
    });
    const mailed = await manager.call(actions.sendMail, {
      body: { id: task.body.data.id, department_id: department },
    });
    expect(mailed.body.code).toBe('EXERCISE_MAILS_NOBODY');
  });
});
