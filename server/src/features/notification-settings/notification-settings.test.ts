import { actions } from '@emanet/contract/actions';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { TestUser } from '../../../test/factories.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { runAsked } from '../../../test/nodes/ask-job.ts';
import { sendActionDigestsJob } from './jobs.ts';

const clock = testClock('2026-11-12T15:00:00+03:00');
let company: number;
let department_id: number;
let admin: Caller;
let person: TestUser;

const app = await appOfFile({}, { clock });
beforeEach(async () => {
  clock.moveTo('2026-11-12T15:00:00+03:00');
  company = await app.makeCompany();
  department_id = await app.makeDepartment(company, 'İnsan Kaynakları');
  admin = await app.signInAs({ role: 'yönetici', companies: [company], fullname: 'Zeynep Kaya' });
  person = await app.makeUser({ companies: [company], departments: [department_id] });
});

const at = (companyId = company) => ({ params: { companyId: String(companyId) } });
const set = (body: object, who = admin) => who.call(notificationSettings.update, { ...at(), body });
const read = async () => (await admin.call(notificationSettings.read, at())).body.data;

const asTheScreen = {
  envanter_uygulama_onay: true,
  envanter_email_onay: true,
  aksiyon_bildirimi: true,
  periyodik_sure: 90,
  envanter_baslangic_tarihi: '2026-11-20',
  aksiyon_periyodik_sure: 14,
};

describe('the settings of a company', () => {
  it('ask and mail nothing until somebody decides', async () => {
    expect(await read()).toMatchObject({
      envanter_uygulama_onay: false,
      envanter_email_onay: false,
      aksiyon_bildirimi: false,
      surum: 0,
      departman: 1,
      temsilci: 1,
      temsilcisiz: 0,
      donem_acik: false,
      bugun: '2026-11-12',
    });
  });

  it('are all six saved, with their log entry and the author', async () => {
    const { status, body } = await set(asTheScreen);
    expect([status, body.message]).toEqual([200, 'Bildirim ayarları güncellendi.']);
    expect(await read()).toMatchObject({
      ...asTheScreen,
      surum: 1,
      guncelleyen: 'Zeynep Kaya',
      aksiyon_baslangic_tarihi: '2026-11-13',
    });
    await set({ periyodik_sure: '120', aksiyon_bildirimi: 'true' });
    const { rows } = await sql<{ alanlar: unknown }>`select alanlar from change_logs
      where company_id = ${company} and tur = 'bildirim_ayarlari' order by id desc`.execute(
      app.db.system,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.alanlar).toEqual([{ alan: 'periyodik_sure', eski: 90, yeni: 120 }]);
    await set({ periyodik_sure: 120 });
    expect((await read()).surum).toBe(2);
  });

  it.each([
    [{ periyodik_sure: 0 }, 'periyodik_sure'],
    [{ periyodik_sure: 3651 }, 'periyodik_sure'],
    [{ aksiyon_periyodik_sure: 1.5 }, 'aksiyon_periyodik_sure'],
    [{ aksiyon_periyodik_sure: 'yedi' }, 'aksiyon_periyodik_sure'],
    [{ envanter_baslangic_tarihi: '2026-02-30' }, 'envanter_baslangic_tarihi'],
    [{ envanter_uygulama_onay: true }, 'envanter_baslangic_tarihi'],
    [{ bilinmeyen: 1 }, 'bilinmeyen'],
  ])('refuse %j', async (body, field) => {
    const answer = await set(body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read()).surum).toBe(0);
  });

  it('are not overwritten by a screen that has not seen the latest ones', async () => {
    await set(asTheScreen);
    await set({ periyodik_sure: 30, surum: 1 });
    const late = await set({ periyodik_sure: 60, surum: 1 });
    expect([late.status, late.body.code, late.body.data]).toMatchObject([
      409,
      'STALE',
      { periyodik_sure: 30, surum: 2 },
    ]);
  });

  it('of another company are neither read nor changed', async () => {
    const other = await app.makeCompany();
    const wanted = 'Bu kullanıcı için yetkili şirket bulunamadı';
    const body = { periyodik_sure: 30 };
    const answers = [
      await admin.call(notificationSettings.read, at(other)),
      await admin.call(notificationSettings.update, { ...at(other), body }),
      await admin.call(notificationSettings.undelivered, at(other)),
    ];
    expect(answers.map((one) => [one.status, one.body.error])).toEqual(
      answers.map(() => [403, wanted]),
    );
    const consultant = await app.signInAs({ companies: [company, other] });
    const left = await consultant.call(notificationSettings.update, { ...at(other), body });
    expect([left.status, left.body.code]).toEqual([409, 'COMPANY_CHANGED']);
  });

  it('are read and not changed by a representative', async () => {
    const representative = await app.signIn(person);
    expect((await representative.call(notificationSettings.read, at())).status).toBe(200);
    expect((await set({ periyodik_sure: 30 }, representative)).status).toBe(403);
    expect((await representative.call(notificationSettings.undelivered, at())).status).toBe(403);
  });
});

describe('the digest', () => {
  const run = () => runAsked(app, sendActionDigestsJob, company);
  const add = (aksiyon_ismi: string, rest: object = {}) =>
    admin.call(actions.add, { body: { aksiyon_ismi, risk: 'Orta', department_id, ...rest } });
  const subjects = async () => (await app.mailsTo(person.email)).map(topicOf).toReversed();

  it('comes the morning after it was switched on and then at every interval', async () => {
    await set({ aksiyon_bildirimi: true, aksiyon_periyodik_sure: 14 });
    await add('Gizlilik metnini yenile', { son_tarih: '2026-11-01', risk: 'Yüksek' });
    await add('Bitmiş', { durum: true });
    await run();
    clock.moveTo('2026-11-13T08:59:00+03:00');
    await run();
    expect(await subjects()).toEqual([]);
    clock.moveTo('2026-11-13T09:00:00+03:00');
    await Promise.all([run(), run()]);
    // A digest that has left is not asked for every hour until the next one.
    expect(await run()).toBe(false);
    expect(await subjects()).toEqual(['İnsan Kaynakları: 1 açık aksiyon, geciken: 1']);
    clock.moveTo('2026-11-26T12:00:00+03:00');
    await run();
    expect(await subjects()).toHaveLength(1);
    await add('İkinci');
    clock.moveTo('2026-11-27T12:00:00+03:00');
    await run();
    expect((await subjects())[1]).toBe('İnsan Kaynakları: 2 açık aksiyon, geciken: 1');
    expect(await read()).toMatchObject({ son_ozet: '2026-11-27', acik_aksiyon: 2 });
  });

  it('of a day that no node was there on is not made up for weeks later', async () => {
    await set({ aksiyon_bildirimi: true, aksiyon_periyodik_sure: 14 });
    await add('Açık');
    clock.moveTo('2026-11-24T10:00:00+03:00');
    await run();
    expect(await subjects()).toEqual([]);
  });

  it('goes to nobody whose departments have nothing open', async () => {
    await set({ aksiyon_bildirimi: true, aksiyon_periyodik_sure: 1 });
    clock.moveTo('2026-11-13T10:00:00+03:00');
    await run();
    await add('Sonradan açılan');
    await run();
    expect(await subjects()).toEqual([]);
  });
});

describe('a mail that does not arrive', () => {
  const undelivered = async (who = admin) =>
    (await who.call(notificationSettings.undelivered, at())).body.data;
  const put = (to: string) =>
    enqueueMail(app.db.system, app.config, {
      to,
      language: 'tr',
      company_id: company,
      content: { subject: `Konu\r\nBcc: herkes@ornek.test`, blocks: [] },
    });
  const fail = (state: 'waiting' | 'given_up') =>
    sql`update mail_outbox set attempts = 3, state = ${state}, hata = 'adres'
      where company_id = ${company}`.execute(app.db.system);

  it('is seen by the managers of its company alone, with its reason', async () => {
    await put(person.email);
    expect(await undelivered()).toEqual([]);
    await fail('waiting');
    expect(await undelivered()).toMatchObject([
      {
        alici: person.email,
        konu: 'Konu Bcc: herkes@ornek.test',
        neden: 'adres',
        deneme: 3,
        sonraki_deneme: expect.stringMatching(/Z$/) as string,
      },
    ]);
    await fail('given_up');
    expect(await undelivered()).toMatchObject([{ sonraki_deneme: null }]);
    const other = await app.makeCompany();
    const stranger = await app.signInAs({ role: 'yönetici', companies: [other] });
    const answer = await stranger.call(notificationSettings.undelivered, at(other));
    expect(answer.body.data).toEqual([]);
  });
});

describe('a preview', () => {
  it.each(['onay', 'hatirlatma', 'ozet'] as const)(
    'of %s is in either language and names nobody',
    async (tur) => {
      await admin.call(actions.add, {
        body: { aksiyon_ismi: 'Aksiyon', risk: 'Orta', department_id },
      });
      const [turkish, english] = await Promise.all(
        (['tr', 'en'] as const).map((lang) =>
          admin.call(notificationSettings.preview, { ...at(), query: { tur, lang } }),
        ),
      );
      expect(turkish?.body.data.konu).toContain('İnsan Kaynakları');
      expect(turkish?.body.data.metin).toContain('Sayın Ad Soyad');
      expect(english?.body.data.metin).toContain('Dear Full name');
    },
  );
});
