import { documents } from '@emanet/contract/documents';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { unzipped } from '../../../test/zip.ts';
import { inPath, saidBy, textHouse } from './texts.fixture.ts';

const house = await textHouse();
const { app, company, consultant } = house;
const of = (department: number) =>
  app.makeUser({ companies: [company], departments: [department] });
const representative = await app.signIn(await of(house.hr));
const elsewhere = await app.signIn(await of(house.sales));
const stranger = await app.signInAs({ companies: [await app.makeCompany()] });
afterAll(() => app.close());

const ofLaw = (hukuki_yukumluluk_istisnasi: string) => ({
  ...{ isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'], hukuki_yukumluluk_istisnasi },
});

describe('a draft', () => {
  it('says sentence by sentence what the register knows, in both languages', async () => {
    const id = await house.addActivity('Ücret bordrosu');
    const { metin } = await house.addNotice([id]);
    expect(saidBy(metin?.tr)).toContain('İş ilişkisinin sona ermesinden itibaren 10 yıl');
    expect(saidBy(metin?.en)).toContain('10 years after the end of employment');
    expect(saidBy(metin?.tr)).not.toContain('Ücret bordrosu');
    const spans =
      metin?.tr.bolumler.flatMap(({ cumleler }) => cumleler.flatMap(({ p }) => p)) ?? [];
    expect(
      spans.some(({ s }) => s?.some((one) => one.id === id && one.alan === 'saklama_suresi')),
    ).toBe(true);
  });

  it('covers the activities of a group, and those that join it later', async () => {
    const added = await consultant.call(texts.add, { body: { tur: 'ogrenci' } });
    const id = await house.addActivity('Öğrenci kaydı', { ilgili_kisi: ['ogrenci'] });
    const { body } = await consultant.call(texts.single, inPath(added.body.data.id));
    expect(saidBy(body.data.metin?.tr)).toContain('Ücret politikasının yürütülmesi');
    expect(body.data.kayitlar[`veri_harita:${id}`]?.ad).toBe('Öğrenci kaydı');
  });

  it('shows as a gap what the register does not know, and is not approved with one', async () => {
    const id = await house.addActivity('Boş süre', { saklama_suresi: null, isleme_sarti: [] });
    const draft = await house.addNotice([id]);
    const gaps = draft.metin?.tr.bolumler.flatMap(({ bosluklar }) => bosluklar) ?? [];
    expect(gaps.map(({ kaynak }) => kaynak)).toEqual([
      { tur: 'veri_harita', id, alan: 'isleme_sarti' },
      { tur: 'veri_harita', id, alan: 'saklama_suresi' },
    ]);
    expect(draft.unsurlar).toMatchObject({ kimlik: 'tamam', amac: 'bosluk', yontem: 'bosluk' });
    const answer = await consultant.call(texts.approve, { ...inPath(draft.id), body: {} });
    expect([answer.status, answer.body.code]).toEqual([409, 'TEXT_GAPS']);
    const { govde } = draft;
    const saved = await consultant.call(texts.update, {
      ...inPath(draft.id),
      body: { govde: govde ?? undefined },
    });
    expect(saved.status, saved.text).toBe(200);
  });

  it('keeps a sentence that was written by hand, with its reason, beside what the register says', async () => {
    const id = await house.addActivity('Elle yazılan');
    const draft = await house.addNotice([id]);
    const k = 'tablo:ucret_politikasi.sure';
    const elle = { [k]: { tr: 'Bordrolar on yıl saklanır.', en: '', gerekce: 'Daha açık' } };
    const body = { govde: draft.govde && { ...draft.govde, elle } };
    const answer = await consultant.call(texts.update, {
      ...inPath(draft.id),
      body: { govde: body.govde ?? undefined },
    });
    const own = answer.body.data.metin?.tr.bolumler
      .flatMap(({ cumleler }) => cumleler)
      .find((one) => one.k === k);
    expect(own).toMatchObject({ gerekce: 'Daha açık', p: [{ t: 'Bordrolar on yıl saklanır. ' }] });
    expect(own?.asil).toContain('10 yıl');
  });

  it('tells the second person who edits it, and is taken over only on purpose', async () => {
    const draft = await house.addNotice([await house.addActivity('İki kişi')]);
    const other = await app.signInAs({ companies: [company] });
    await consultant.call(texts.update, { ...inPath(draft.id), body: { ad: 'Bir' } });
    const refused = await other.call(texts.update, { ...inPath(draft.id), body: { ad: 'İki' } });
    expect([refused.status, refused.body.code]).toEqual([409, 'TEXT_TAKEN']);
    expect(refused.body.message).toContain('Selin Aydoğan');
    const taken = await other.call(texts.update, {
      ...inPath(draft.id),
      body: { ad: 'İki', devral: true },
    });
    expect(taken.body.data.ad).toBe('İki');
  });

  it('has an address of its own beside one of the same name that is added at once', async () => {
    await using node = await testApp();
    const both = [consultant, node.caller(consultant.headers)];
    const body = { tur: 'kamera' as const, ad: 'Aynı an' };
    const added = await Promise.all(
      [...both, ...both, ...both].map((who) => who.call(texts.add, { body })),
    );
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  });

  it('refuses to cover another company’s activity', async () => {
    const id = await house.addActivity('Bizim');
    const answer = await stranger.call(texts.add, {
      body: { tur: 'calisan', kapsam: { faaliyetler: [id] } },
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
      400,
      ['kapsam.faaliyetler'],
    ]);
  });
});

describe('a published text', () => {
  it('has an address for everybody, without script, and is a document with its PDF', async () => {
    const text = await house.published([
      await house.addActivity('Yayın', ofLaw('4857 s. İş Kanunu m.8 <b>')),
    ]);
    const { payload, headers, statusCode } = await app.app.inject({ url: text.adres ?? '' });
    expect(statusCode).toBe(200);
    expect(payload).toContain('4857 s. İş Kanunu m.8 &lt;b&gt;');
    expect(payload).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org|127\.0\.0\.1|localhost)/);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    const english = await app.app.inject({ url: `${text.adres}?lang=en` });
    expect(english.payload).toContain('<html lang="en">');
    const pdf = await app.app.inject({ url: `${text.adres}/pdf` });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { body } = await consultant.call(documents.single, inPath(text.dokuman_id ?? 0));
    expect(body.data).toMatchObject({
      dokuman_tur: 'Aydınlatma Metni',
      dosya_turu: 'application/pdf',
    });
  });

  it('does not change any more, not even by the owner of its rows', async () => {
    const { id } = await house.published([await house.addActivity('Değişmez')]);
    await expect(
      sql`update metin_surumleri set onaylayan = 'x' where metin_id = ${id}`.execute(app.db.system),
    ).rejects.toThrow('does not change');
    await expect(
      sql`delete from metin_surumleri where metin_id = ${id}`.execute(app.db.system),
    ).rejects.toThrow('does not change');
    const deleted = await consultant.call(texts.delete, inPath(id));
    expect([deleted.status, deleted.body.code]).toEqual([409, 'TEXT_PUBLISHED']);
  });

  it('counts how often it is opened, by link and by QR code', async () => {
    const text = await house.published([await house.addActivity('Sayılan')]);
    for (const way of ['', '?yol=qr', '/pdf']) await app.app.inject({ url: `${text.adres}${way}` });
    const { body } = await consultant.call(texts.single, inPath(text.id));
    expect(body.data.surumler[0]?.gosterim).toBe(3);
  });

  it('is handed out as PDF and as a Word document, and as a draft only while one is written', async () => {
    const text = await house.published([
      await house.addActivity('Dosya', ofLaw('4857 s. İş Kanunu m.8 & <ek>')),
    ]);
    const fileAs = async (tur: 'pdf' | 'docx', more = '') => {
      const url = `/api/metinler/dosya/${text.id}?tur=${tur}&lang=tr${more}`;
      const { rawPayload } = await app.app.inject({ url, headers: consultant.headers });
      return rawPayload;
    };
    const wordOf = async (more = '') =>
      unzipped(await fileAs('docx', more)).get('word/document.xml') ?? '';
    expect((await fileAs('pdf', '&sira=1')).subarray(0, 4).toString()).toBe('%PDF');
    for (const word of [await wordOf('&sira=1'), await wordOf()]) {
      expect(word).toContain('m.8 &amp; &lt;ek&gt;');
      expect(word).toContain('Sürüm 1, ');
    }
    await consultant.call(texts.prepare, { ...inPath(text.id), body: {} });
    expect(await wordOf()).toContain('Taslak: yayımlanmadı');
    expect(await wordOf('&sira=1')).toContain('Sürüm 1, ');
  });

  it('about a transfer fills its annex from it, and has no annex without one', async () => {
    const added = await consultant.call(texts.add, { body: { tur: 'ss2' } });
    const { id, kapsam, govde } = added.body.data;
    const early = await consultant.call(texts.approve, { ...inPath(id), body: {} });
    expect([early.status, early.body.code]).toEqual([409, 'TEXT_EMPTY']);
    const body: Values = {
      tedarikci_adi: 'Nimbus',
      department_id: house.hr,
      hizmet_konusu: 'Bulut',
    };
    const transfer = await consultant.call(supplierTransfers.add, { body });
    const aktarim = transfer.body.data.id;
    const about = { ...inPath(id), body: { kapsam: { ...kapsam, aktarim } } };
    const answer = await consultant.call(texts.update, about);
    expect(saidBy(answer.body.data.metin?.tr)).toContain('Konu: Bulut. ');
    const changed = structuredClone(govde);
    const own = changed?.bolumler.find(({ kilitli }) => kilitli)?.parcalar[0];
    if (own?.metin) own.metin.tr = 'Başka sözler';
    const locked = { ...inPath(id), body: { govde: changed ?? undefined } };
    expect((await consultant.call(texts.update, locked)).body.code).toBe('TEXT_LOCKED');
    const same = { ...inPath(id), body: { govde: govde ?? undefined } };
    expect((await consultant.call(texts.update, same)).status).toBe(200);
    const elle = { 'govde.yer': { tr: 'Başka sözler', en: '', gerekce: 'Kısa' } };
    const overruled = { ...inPath(id), body: { govde: govde ? { ...govde, elle } : undefined } };
    expect((await consultant.call(texts.update, overruled)).body.code).toBe('TEXT_LOCKED');
  });

  it('has no public address when its kind is a contract or an inner policy', async () => {
    const notice = await house.published([await house.addActivity('Açık olan')]);
    const { body } = await consultant.call(texts.add, {
      body: { tur: 'gizlilik_taahhudu', ad: 'İç taahhüt' },
    });
    await house.publish(body.data.id);
    const url = notice.adres?.replace(/[^/]+$/, body.data.kisa_ad) ?? '';
    expect(url).toContain('/ic-taahhut');
    for (const address of [url, `${url}/pdf`])
      expect((await app.app.inject({ url: address })).statusCode).toBe(404);
  });

  it('is opened as often as other addresses without an account, and not in floods', async () => {
    const { adres } = await house.published([await house.addActivity('Sel')]);
    await using limited = await testApp({ RATE_LIMIT: 'on' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => limited.app.inject({ url: `${adres}/pdf` })),
    );
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it('is not shown without an approval', async () => {
    const { id } = await house.addNotice([await house.addActivity('Onaysız')]);
    const early = await consultant.call(texts.publish, { ...inPath(id), body: {} });
    expect([early.status, early.body.code]).toEqual([409, 'TEXT_NOT_APPROVED']);
  });
});

describe('who sees texts', () => {
  it('a representative reads what was published about the own department, and nothing else', async () => {
    const draft = await house.addNotice([await house.addActivity('Taslaktaki')]);
    const text = await house.published([await house.addActivity('Temsilcinin')]);
    expect((await representative.call(texts.single, inPath(draft.id))).status).toBe(404);
    const read = await representative.call(texts.single, inPath(text.id));
    expect(read.body.data).toMatchObject({ id: text.id, govde: null });
    expect((await elsewhere.call(texts.single, inPath(text.id))).status).toBe(404);
    expect((await elsewhere.call(texts.list)).body.data).toEqual([]);
    const written = await representative.call(texts.update, {
      ...inPath(text.id),
      body: { ad: 'x' },
    });
    expect(written.status).toBe(403);
    expect((await representative.call(texts.differences, inPath(text.id))).status).toBe(403);
  });

  it('another company sees none', async () => {
    const text = await house.published([await house.addActivity('Gizli')]);
    for (const endpoint of [texts.single, texts.differences])
      expect((await stranger.call(endpoint, inPath(text.id))).status).toBe(404);
    expect((await stranger.call(texts.approve, { ...inPath(text.id), body: {} })).status).toBe(404);
    expect((await stranger.call(texts.list)).body.data).toEqual([]);
  });
});
