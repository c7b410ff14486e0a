import { actions } from '@emanet/contract/actions';
import { breaches } from '@emanet/contract/breaches';
import { boardForm } from '@emanet/contract/breaches/form';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unique } from '../../../test/factories.ts';
import { textOfPdf } from '../../demo/pdf-text.fixture.ts';
import { writeWorkbook } from '../../records/excel/workbook.ts';
import { breachHouse } from './breaches.fixture.ts';

const house = await breachHouse();
const { at, record, stage, decide, clockOf } = house;

describe('closing', () => {
  it('waits until all is decided and notified, and can be undone with a reason', async () => {
    const gone = await house.app.makeUser({ companies: [house.company], fullname: 'Onur Ateş' });
    const { id } = await record({ sorumlu_id: gone.user_id });
    const close = () =>
      house.manager.call(breaches.close, { ...at(id), body: { kapanis_ozeti: 'Tamamlandı.' } });
    expect((await close()).body).toMatchObject({ code: 'BREACH_UNDECIDED' });
    await decide(id);
    expect((await close()).body.error).toContain('bildirim girilmedi');
    await stage(id);
    expect((await close()).body.error).toContain('ilgili kişilere bildirim kararı');
    await decide(id, { konu: 'ilgili_kisi', karar: 'duyurulacak', gerekce: 'Adresler yok.' });
    expect((await close()).body.error).toContain('ilgili kişilere bildirileceği yazıldı');
    await stage(id, { alici: 'ilgili_kisi', kayit_no: 'İnternet sitesinde duyuru' });
    expect((await close()).body.data).toMatchObject({ durum: 'kapali', kapatan: 'Gül Eren' });
    const changed = await house.manager.call(breaches.update, {
      ...at(id),
      body: { farkeden: 'X' },
    });
    expect([changed.status, changed.body.code]).toEqual([409, 'BREACH_CLOSED']);
    await house.app.db.system
      .deleteFrom('memberships')
      .where('user_id', '=', gone.user_id)
      .execute();
    const opened = await house.manager.call(breaches.reopen, {
      ...at(id),
      body: { neden: 'Yeni bilgi' },
    });
    expect(opened.body.data).toMatchObject({ durum: 'acik', sorumlu_id: null, sorumlu: null });
  });

  it('answers its papers and the sheet', async () => {
    const { id } = await record();
    for (const endpoint of [breaches.form, breaches.report])
      for (const lang of ['tr', 'en'] as const) {
        const answer = await house.manager.call(endpoint, { ...at(id), query: { lang } });
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      }
    const sheet = await house.manager.call(breaches.export, { body: { ids: [id], lang: 'tr' } });
    expect(sheet.status).toBe(200);
  });
});

it('counts a stage that is entered twice at once a single time', async () => {
  const { id } = await record();
  const [, second] = await Promise.all([stage(id), stage(id)]);
  expect(second.status, second.text).toBe(200);
  const { olaylar } = (await house.manager.call(breaches.single, at(id))).body.data;
  expect(olaylar.filter(({ tur }) => tur === 'bildirim')).toHaveLength(1);
});

it('bears half a character wherever somebody can write', async () => {
  const half = 'a\ud800b';
  const { id } = await record({ baslik: half, farkeden: half });
  const measure = { tedbir: half, tarih: null };
  const updated = await house.manager.call(breaches.update, {
    ...at(id),
    body: { sonraki_tedbirler: [measure], etkiler: half },
  });
  expect(updated.status, updated.text).toBe(200);
  expect((await decide(id, { gerekce: half, karar_veren: half })).status).toBe(200);
  expect((await stage(id, { kayit_no: half, aciklama: half })).status).toBe(200);
});

/** A letter with everything that decision 2019/271 asks for. */
const LETTER = `Sayın {ad},

İhlalin gerçekleştiği tarih: 20.11.2026

Etkilenen kişisel veriler: ad soyad ve telefon

Olası sonuçlar: adınıza sahte arama yapılması

Alınan tedbirler: hesap kapatıldı, parolalar yenilendi

Bilgi almak için: kvkk@ilgaz.test`;

describe('letters to the persons affected', () => {
  const persons = [
    { ad: 'Ayşe Kaya', eposta: 'ayse@kisi.test' },
    { ad: 'Mert Can', eposta: 'mert@kisi.test' },
  ];
  const send = (id: number, kisiler = persons) =>
    house.manager.call(breaches.letters, {
      ...at(id),
      body: { kisiler, konu: 'Bilgilendirme', metin: LETTER, dil: 'tr' },
    });

  /** The mail server refuses the first letter. */
  const comeBack = (id: number) =>
    sql`update mail_outbox set state = 'given_up', server_answer = '550', finished_at = now()
      where id in (select min(id) from mail_outbox where about like ${`ihlal:${id}:%`})`.execute(
      house.app.services.db.system,
    );

  it('that came back keep a breach open until their persons know', async () => {
    const { id } = await record();
    await decide(id);
    await stage(id);
    await decide(id, { konu: 'ilgili_kisi', karar: 'bildirilecek', gerekce: 'Adresler var.' });
    await send(id);
    await comeBack(id);
    const close = () =>
      house.manager.call(breaches.close, { ...at(id), body: { kapanis_ozeti: 'Tamamlandı.' } });
    expect((await close()).body.error).toContain('ulaşmayan mektuplar var');
    const listed = async () =>
      (await house.manager.call(breaches.list)).body.data.find((one) => one.id === id)?.ulasmayan;
    expect(await listed()).toBe(1);
    await stage(id, { alici: 'ilgili_kisi', kayit_no: 'Telefonla' });
    expect(await listed()).toBe(0);
    expect((await close()).status).toBe(200);
  });

  it('that came back count until the same person gets a later one, not one of that name', async () => {
    const { id } = await record();
    const [first] = persons;
    const namesake = { ad: first?.ad ?? '', eposta: 'adas@ornek.test' };
    await send(id, [first ?? namesake, namesake]);
    await comeBack(id);
    const unreached = async () => (await house.manager.data(breaches.single, at(id))).ulasmayan;
    expect(await unreached()).toBe(1);
    await sql`update ihlal_mektuplari set gonderme_tarihi = gonderme_tarihi - interval '1 hour'
      where ihlal_id = ${id}`.execute(house.app.services.db.system);
    await send(id, [{ ...namesake, eposta: 'yeni@ornek.test' }]);
    expect(await unreached()).toBe(0);
  });

  it('that came back are told apart in the form of the Board and the report', async () => {
    const { id } = await record();
    await send(id);
    await comeBack(id);
    const row = await house.manager.data(breaches.single, at(id));
    expect(row.mektuplar.map(({ teslim }) => teslim).toSorted()).toEqual(['bekliyor', 'ulasmadi']);
    expect(JSON.stringify(boardForm(row, row.sirket, 'tr', Date.now()))).toContain(
      'e-posta (1 kişi); ulaşmayan e-posta (1 kişi)',
    );
    const url = `${breaches.report.path.replace(':id', String(id))}?lang=tr`;
    const report = await house.app.app.inject({ url, headers: house.manager.headers });
    expect(await textOfPdf(report.rawPayload)).toContain('1 mektup ulaşmadı');
  });

  it('go to each of two people who share an address', async () => {
    const { id } = await record();
    const shared = unique('aile').toLowerCase().replace(/\W/g, '') + '@kisi.test';
    const kisiler = [
      { ad: 'Ayşe Kaya', eposta: shared },
      { ad: 'Mert Kaya', eposta: shared.toUpperCase() },
      { ad: 'Ayşe Kaya', eposta: shared },
    ];
    const { body } = await send(id, kisiler);
    expect(body.data.mektuplar.map(({ ad }) => ad).toSorted()).toEqual(['Ayşe Kaya', 'Mert Kaya']);
    const mails = await house.app.mailsTo(shared);
    expect(mails.map(({ text }) => /Sayın (.*),/.exec(text)?.[1]).toSorted()).toEqual([
      'Ayşe Kaya',
      'Mert Kaya',
    ]);
  });

  it('sent to all of them before are not sent again, and say so', async () => {
    const { id } = await record();
    const first = await send(id);
    expect(first.body.message).toBe('Mektuplar gönderiliyor.');
    const again = await send(id);
    expect([again.status, again.body.degismedi, again.body.message]).toEqual([
      ...[200, true],
      'Hiçbir mektup gönderilmedi: bu kişilerin hepsine daha önce gönderilmiş.',
    ]);
    expect(again.body.data).toEqual(first.body.data);
  });

  it('greet nobody by an identity number, an address or a site', async () => {
    const { id } = await record();
    for (const ad of ['Deneme Kişi 10000000146', '100 000 001 46', 'www.odul.com']) {
      const { status, body } = await send(id, [{ ad, eposta: 'deneme@kisi.test' }]);
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'INVALID_INPUT',
        ['kisiler'],
      ]);
    }
  });

  it('go once to a person, carry the name, and count as the notification', async () => {
    const { id } = await record();
    const ayse = unique('ayse').toLowerCase().replace(/\W/g, '') + '@kisi.test';
    const kisiler = [{ ad: 'Ayşe Kaya', eposta: ayse }, ...persons.slice(1)];
    const first = await send(id, kisiler);
    expect(first.status, first.text).toBe(200);
    expect(first.body.data.kisi_bildirimi).not.toBeNull();
    await send(id, kisiler);
    const mails = await house.app.mailsTo(ayse);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Sayın Ayşe Kaya');
    const { body } = await house.manager.call(breaches.single, at(id));
    expect(body.data.mektuplar).toHaveLength(2);
    expect(
      body.data.olaylar.filter(({ tur }) => tur === 'mektup').map(({ veri }) => veri),
    ).toMatchObject([{ gonderilen: 2, atlanan: 0 }]);
  });

  it('go to the people of an Excel list', async () => {
    const bytes = await writeWorkbook('Ilgaz & Ortakları', {
      sheet: 'Kişiler',
      titles: ['Ad Soyad', 'E-posta'],
      widths: [20, 20],
      rows: [['Nazlı Özbek', 'nazli@kisi.test']],
    });
    const { body } = await house.manager.call(breaches.readList, { body: bytes });
    expect(body.data[1]).toEqual(['Nazlı Özbek', 'nazli@kisi.test']);
    const refused = await house.manager.call(breaches.readList, { body: Buffer.from('Ad') });
    expect(refused.body.code).toBe('SHEET_NONE');
  });

  it('of an exercise are recorded and not sent, nor is anybody told of it', async () => {
    const before = (await house.app.mailsTo(house.officer.email)).length;
    const other = await house.app.signInAs({ role: 'danışman', companies: [house.company] });
    const exercise = await record({ tatbikat: true, senaryo: 'Dizüstü çalındı.' }, other);
    expect(exercise.ihlal_no).toMatch(/^T2026\/\d{2}$/);
    expect(await clockOf(exercise.id)).toBeUndefined();
    const kisiler = [{ ad: 'Ece', eposta: 'ece@tatbikat.test' }];
    const sent = await send(exercise.id, kisiler);
    expect(sent.body.message).toContain('e-posta gönderilmedi');
    expect(sent.body.data.mektuplar).toMatchObject([{ teslim: 'tatbikat' }]);
    expect(await house.app.mailsTo('ece@tatbikat.test')).toEqual([]);
    expect((await house.app.mailsTo(house.officer.email)).length).toBe(before);
    const task = await house.manager.call(actions.add, {
      body: {
        aksiyon_ismi: 'Tatbikat işi',
        risk: 'Orta',
        department_id: house.department,
        kayit_turu: 'veri_ihlalleri',
        kayit_id: exercise.id,
      },
    });
    const mailed = await house.manager.call(actions.sendMail, {
      body: { id: task.body.data.id, department_id: house.department },
    });
    expect(mailed.body.code).toBe('EXERCISE_MAILS_NOBODY');
  });
});
