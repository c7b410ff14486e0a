import { applications } from '@emanet/contract/applications';
import { breaches } from '@emanet/contract/breaches';
import { breachDoor } from '@emanet/contract/breaches/door';
import { clocks } from '@emanet/contract/clocks';
import { describe, expect, it } from 'vitest';
import { appOfFile, testApp } from '../../../../test/app.ts';
import { unique } from '../../../../test/factories.ts';
import { count } from '../../../platform/http/throttle.ts';
import { MOST_OF_COMPANY } from './door.ts';

const app = await appOfFile();
const company = await app.makeCompany('Ilgaz Gıda');
const officer = await app.makeUser({ role: 'yönetici', companies: [company] });
const manager = await app.signIn(officer);
const slug = (await manager.call(applications.settings)).body.data.slug;

const report = (ne_oldu: string, more: object = {}) =>
  app.stranger.call(breachDoor.submit, {
    params: { slug },
    body: { ne_oldu, dil: 'tr' as const, ...more },
  });
const found = async (ne_oldu: string) =>
  (await manager.call(breaches.list)).body.data.filter((one) => one.olus_bicimi === ne_oldu);

describe('the door for those who notice a breach', () => {
  it('records it without a name, starts the clock and tells those in charge at once', async () => {
    const text = unique('Müşteri listesi paylaşım klasöründe herkese açık');
    const sent = await report(text);
    expect(sent.status, sent.text).toBe(201);
    expect(sent.body.message).toBe('Bildiriminiz alındı.');
    const [row] = await found(text);
    expect(row).toMatchObject({ kaynak: 'form', farkeden: null, durum: 'acik' });
    const { data } = (await manager.call(clocks.list, { query: {} })).body;
    expect(data.some(({ tur, kayit_id }) => tur === 'ihlal_kurul' && kayit_id === row?.id)).toBe(
      true,
    );
    const mails = await app.mailsTo(officer.email);
    expect(mails.filter((mail) => mail.subject.includes(text))).toHaveLength(1);
  });

  it('takes the same report once, however often it is sent', async () => {
    const text = unique('Dolap açık kaldı');
    await Promise.all([report(text, { ad: 'Ece' }), report(text, { ad: 'Ece' })]);
    expect(await found(text)).toHaveLength(1);
  });

  it('keeps the time and place that the same report brings when it is sent again', async () => {
    const text = unique('Klasör açık kaldı');
    await report(text);
    for (let time = 0; time < 2; time += 1) await report(text, { nerede: 'Depo', ne_zaman: 'dün' });
    const rows = await found(text);
    expect(rows).toHaveLength(1);
    const { body } = await manager.call(breaches.single, { params: { id: String(rows[0]?.id) } });
    expect(body.data.olaylar).toMatchObject([
      { tur: 'ihbar', veri: { nerede: null } },
      { tur: 'ihbar', veri: { nerede: 'Depo', ne_zaman: 'dün' } },
    ]);
  });

  it('keeps a name, a way back and a place where they are given', async () => {
    const text = unique('Dizüstü kayboldu');
    await report(text, { ad: 'Ece Er', iletisim: '0532', nerede: 'Tren', ne_zaman: 'dün' });
    const [row] = await found(text);
    expect(row?.farkeden).toBe('Ece Er, 0532');
    const { body } = await manager.call(breaches.single, { params: { id: String(row?.id) } });
    expect(body.data.olaylar).toMatchObject([
      { tur: 'ihbar', veri: { nerede: 'Tren', ne_zaman: 'dün' } },
    ]);
  });

  it('tells a robot that all went well and keeps nothing', async () => {
    const text = unique('Ucuz saat');
    expect((await report(text, { web_sitesi: 'https://x.test' })).status).toBe(201);
    expect(await found(text)).toEqual([]);
  });

  it('takes so many reports an hour to one company, from wherever they come', async () => {
    await using limited = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 1 });
    const send = (from: string) =>
      limited
        .caller({ origin: limited.config.BASE_URL, 'x-forwarded-for': from })
        .call(breachDoor.submit, {
          params: { slug },
          body: { ne_oldu: unique('Sel'), dil: 'tr' as const },
        });
    expect((await send('192.0.2.1')).status).toBe(201);
    const { company_id } = (await manager.call(breaches.list)).body.data[0] ?? {};
    const counted = { config: limited.config, db: limited.db.identity };
    const what = { purpose: 'breach:company', who: String(company_id) };
    await count(counted, what, 3600, MOST_OF_COMPANY - 1);
    expect((await send('198.51.100.1')).status).toBe(429);
  });

  it('says what is missing, and is not there once it is closed', async () => {
    expect((await report(' ')).body).toMatchObject({
      fields: { ne_oldu: 'Bu alan boş bırakılamaz.' },
    });
    const { acik, saklama_yili } = (await manager.call(applications.settings)).body.data;
    const settings = { acik, slug, saklama_yili };
    const shut = await manager.call(applications.saveSettings, {
      body: { ...settings, ihlal_acik: false },
    });
    expect(shut.status, shut.text).toBe(200);
    expect([(await report('Geç kaldı')).status, (await report('Geç')).body.code]).toEqual([
      404,
      'BREACH_DOOR_CLOSED',
    ]);
    await manager.call(applications.saveSettings, { body: { ...settings, ihlal_acik: true } });
  });
});
