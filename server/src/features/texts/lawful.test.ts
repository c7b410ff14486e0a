import { assets } from '@emanet/contract/assets';
import { companies } from '@emanet/contract/companies';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { cookies } from '@emanet/contract/cookies';
import { texts } from '@emanet/contract/texts';
import type { TextKind } from '@emanet/contract/texts/kinds';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inPath, saidBy, textHouse } from './texts.fixture.ts';

const house = await textHouse();
afterAll(() => house.app.close());

const draft = async (tur: TextKind, kapsam?: object) =>
  house.consultant.data(texts.add, {
    body: { tur, ...(kapsam && { kapsam }) },
  });
const single = async (id: number) =>
  (await house.consultant.call(texts.single, inPath(id))).body.data;
const approve = (id: number) => house.consultant.call(texts.approve, { ...inPath(id), body: {} });
const refusal = async (id: number) => {
  const { status, body } = await approve(id);
  expect(status).toBe(409);
  return `${body.code}: ${body.message}`;
};
const tell = async (values: Values) => {
  const body = { ...house.COMPANY, ...values, company_id: house.company };
  const answer = await house.consultant.call(companies.update, { body });
  expect(answer.status, answer.text).toBe(200);
};

const TRANSFER: Values = {
  tedarikci_adi: 'Nimbus',
  tedarikci_unvan: 'Nimbus GmbH',
  hizmet_konusu: 'Bulut barındırma',
  veri_isleyen_rolu: 'veri_isleyen',
  ilgili_kisi: ['calisan'],
  aktarilan_kisisel_veriler: ['ad_soyad'],
  aktarim_amaci: ['is_faaliyetleri'],
  aktarim_sarti: ['k5_2_c_sozlesme'],
  yurt_disi_aktarim: true,
  aktarim_ulkesi: 'Almanya',
  yurt_disi_mekanizma: 'standart_sozlesme',
  standart_sozlesme_turu: 'sorumludan_isleyene',
  saklama_suresi: 'is_iliskisi_10',
  alinan_tedbirler: ['sifreleme'],
  alt_isleyenler: 'Yok',
};
const addTransfer = async (more: Values = {}) => {
  const body: Values = { ...TRANSFER, department_id: house.hr, ...more };
  return (await house.consultant.data(supplierTransfers.add, { body })).id;
};

describe('a text with a line left open', () => {
  it('is saved, and refused with the section and the line until that is filled', async () => {
    const id = await house.addActivity('Site', { ilgili_kisi: ['internet_ziyaretcisi'] });
    await tell({ web: 'https://ilgaz.example' });
    const { id: text, govde } = await draft('cerez', { gruplar: [], faaliyetler: [id] });
    const said = await refusal(text);
    expect(said).toContain('TEXT_GAPS');
    expect(said).toContain('“Kullanılan çerezler” (');
    expect(said).toContain('“Tercihlerin yönetimi” (');

    // The table comes from the inventory, the rest is written by hand.
    const cookie = { cerez_adi: 'oturum', kategori: 'zorunlu' };
    expect((await house.consultant.call(cookies.add, { body: cookie })).status).toBe(201);
    const filled = structuredClone(govde);
    for (const part of filled?.bolumler.flatMap(({ parcalar }) => parcalar) ?? [])
      if (part.metin) {
        part.metin.tr = part.metin.tr.replace(/_{3,}/, 'oturum çerezi');
        part.metin.en = part.metin.en.replace(/_{3,}/, 'session cookie');
      }
    const body = { govde: filled ?? undefined };
    const saved = await house.consultant.call(texts.update, { ...inPath(text), body });
    expect(saved.status, saved.text).toBe(200);
    const answer = await approve(text);
    expect(answer.status, answer.text).toBe(200);
  });

  it('is not published either, though it was approved before', async () => {
    const id = await house.addActivity('Önceden onaylı');
    const text = await house.addNotice([id]);
    await approve(text.id);
    await sql`
      with old as (delete from metin_surumleri where metin_id = ${text.id} returning *)
      insert into metin_surumleri (company_id, metin_id, sira, icerik, ozet, onaylayan, onay_tarihi)
      select company_id, metin_id, sira, jsonb_set(icerik, '{tr,bolumler,0,cumleler,0,p,0,t}', '"Ad: ____ "'),
        ozet, onaylayan, onay_tarihi from old`.execute(house.app.db.system);
    const answer = await house.consultant.call(texts.publish, { ...inPath(text.id), body: {} });
    expect([answer.status, answer.body.code]).toEqual([409, 'TEXT_GAPS']);
    expect(answer.body.message).toContain('“Veri sorumlusu” (Ad)');
  });

  it('names a field of the company that its own words ask for', async () => {
    await tell({ web: null });
    const id = await house.addActivity('Ziyaretçi', { ilgili_kisi: ['internet_ziyaretcisi'] });
    const text = await draft('cevrimici', { gruplar: [], faaliyetler: [id] });
    expect(await refusal(text.id)).toContain('“Veri sorumlusu” (İnternet sitesi)');
  });
});

describe('a retention policy', () => {
  it('is refused while a period is shorter than the law that binds it, and names both', async () => {
    const id = await house.addActivity('Çıkış bildirgeleri', {
      ...{ islenen_kisisel_veriler: ['isten_ayrilis_bildirgesi'], ilgili_kisi: ['calisan'] },
      ...{ isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'] },
      hukuki_yukumluluk_istisnasi: '5510 s. Kanun m. 86',
      saklama_suresi: 'Kayıttan itibaren 2 yıl',
    });
    const text = await draft('imha', { gruplar: [], faaliyetler: [id] });
    const line = '“Çıkış bildirgeleri”: Süre, kanundaki en az süreden kısa (5510 s. Kanun m. 86)';
    expect(await refusal(text.id)).toContain(line);
    await house.update(id, { saklama_suresi: 'sgk_belge_10' });
    expect(await refusal(text.id)).not.toContain('Çıkış bildirgeleri');
  });
});

describe('the line of a transfer abroad', () => {
  it('names the Board’s decision on which its mechanism rests, as far as it is known', async () => {
    const id = await house.addActivity('Yurt dışı taahhüt', { yurt_disi_aktarim: true });
    const transfer = await addTransfer({
      ...{ yurt_disi_mekanizma: 'taahhutname', standart_sozlesme_turu: null },
      ...{ kurul_izni_tarihi: '2026-01-12', kurul_izni_sayisi: '2026/41' },
      veri_harita_id: [id],
    });
    const text = await draft('calisan', { gruplar: [], faaliyetler: [id] });
    const said = async () => saidBy((await single(text.id)).metin?.tr);
    expect(await said()).toContain('Kurulun 12 Ocak 2026 tarihli ve 2026/41 sayılı kararı');
    const body: object = { kurul_izni_tarihi: null, kurul_izni_sayisi: null };
    await house.consultant.data(supplierTransfers.update, { ...inPath(transfer), body });
    expect(await said()).not.toContain('sayılı kararı');
  });
});

describe('an explicit consent', () => {
  it('that nobody may ask for is refused, and says which record speaks against it', async () => {
    const consent = { isleme_sarti: ['k5_1_acik_riza', 'k5_2_c_sozlesme'] };
    const id = await house.addActivity('SGK İşe Giriş', consent);
    const text = await draft('riza', { faaliyetler: [id] });
    const said = await refusal(text.id);
    expect(said).toContain('TEXT_GAPS');
    expect(said).toContain('“SGK İşe Giriş”: ');
    const { metin } = await single(text.id);
    const gaps = metin?.tr.bolumler.flatMap(({ bosluklar }) => bosluklar) ?? [];
    expect(gaps).toContainEqual(
      expect.objectContaining({
        neden: 'uyari',
        kaynak: { tur: 'veri_harita', id, alan: 'isleme_sarti' },
      }),
    );
    expect(saidBy(metin?.tr)).not.toContain('SGK İşe Giriş');
  });

  it('that asks for nothing is refused; one for an occasional transfer abroad is not', async () => {
    const id = await house.addActivity('Gezi kaydı', {
      ...{ alici_yok: false, alici_grubu: ['tedarikciler'] },
    });
    const text = await draft('riza', { faaliyetler: [id] });
    expect(await refusal(text.id)).toContain('TEXT_NO_CONSENT');
    await house.update(id, { yurt_disi_aktarim: true });
    await addTransfer({
      ...{ veri_harita_id: [id], yurt_disi_mekanizma: 'arizi_acik_riza' },
      standart_sozlesme_turu: null,
    });
    expect(saidBy((await single(text.id)).metin?.tr)).toContain('arızi olarak aktarılmasına');
    const answer = await approve(text.id);
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('a standard contract', () => {
  it('of another kind than its transfer has, or for another role, is refused', async () => {
    const aktarim = await addTransfer({
      ...{ veri_isleyen_rolu: 'ayri_veri_sorumlusu', alt_isleyenler: null },
    });
    const { id, govde } = await draft('ss1', { aktarim });
    const filled = structuredClone(govde);
    for (const part of filled?.bolumler.flatMap(({ parcalar }) => parcalar) ?? [])
      if (part.metin)
        for (const lang of ['tr', 'en'] as const)
          part.metin[lang] = part.metin[lang].replace(/_{3,}/g, 'Berlin');
    const body = { govde: filled ?? undefined };
    await house.consultant.call(texts.update, { ...inPath(id), body });
    const said = await refusal(id);
    expect(said).toContain('TEXT_OTHER_TRANSFER');
    expect(said).toContain('Veri sorumlusundan veri işleyene');
    const values: Values = { standart_sozlesme_turu: 'sorumludan_sorumluya' };
    await house.consultant.call(supplierTransfers.update, { ...inPath(aktarim), body: values });
    const answer = await approve(id);
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('a notice of a controller that turns out to be abroad', () => {
  it('is stale, and its next version names the representative', async () => {
    const text = await house.published([await house.addActivity('Temsilcili')]);
    await tell({ yerlesim: 'yurt_disi' });
    expect((await single(text.id)).eskiyen).toBeGreaterThan(0);
    await house.consultant.call(texts.prepare, { ...inPath(text.id), body: {} });
    expect(await refusal(text.id)).toContain('Veri sorumlusu temsilcisi, Temsilcinin adresi');
    const values = { temsilci_unvan: 'Temsil A.Ş.', temsilci_adres: 'Levent, İstanbul' };
    await tell({ yerlesim: 'yurt_disi', ...values });
    const next = await house.publish(text.id);
    expect(saidBy(next.metin?.tr)).toContain('temsilcisi: Temsil A.Ş. (adresi: Levent, İstanbul)');
    expect(next.eskiyen).toBe(0);
    await tell({ yerlesim: 'yurt_disi', ...values, temsilci_adres: 'Maslak, İstanbul' });
    expect((await single(text.id)).eskiyen).toBe(1);
    await tell({ yerlesim: 'turkiye' });
  });
});

describe('a text of measures', () => {
  it('has those of the assets of its activities, and is stale when one changes or joins', async () => {
    const kept = { saklandigi_alan: ['sunucu'], imha_yontemi: 'yok_etme' };
    const activity = await house.addActivity('Arşiv', kept);
    const asset = async (varlik_ismi: string, alinan_tedbirler: string[]) => {
      const body: Values = {
        ...{ varlik_ismi, alinan_tedbirler, department_id: house.hr },
        veri_harita_id: [activity],
      };
      return (await house.consultant.data(assets.add, { body })).id;
    };
    const { id, govde } = await draft('imha', { tumu: false, faaliyetler: [activity] });
    expect(await refusal(id)).toContain('Varlıklarda alınan tedbirler');
    const server = await asset('Sunucu', ['sifreleme']);
    const filled = structuredClone(govde);
    for (const part of filled?.bolumler.flatMap(({ parcalar }) => parcalar) ?? [])
      if (part.metin) {
        part.metin.tr = part.metin.tr.replace(/_{3,}/, 'KVK komitesi');
        part.metin.en = part.metin.en.replace(/_{3,}/, 'Data protection committee');
      }
    const body = { govde: filled ?? undefined };
    await house.consultant.call(texts.update, { ...inPath(id), body });
    const published = await house.publish(id);
    expect(saidBy(published.metin?.tr)).toContain('Şifreleme yapılmaktadır. ');
    const measures = (...alinan_tedbirler: string[]) => {
      const body: Values = { alinan_tedbirler };
      return house.consultant.call(assets.update, { ...inPath(server), body });
    };
    await measures('sizma_testi');
    expect((await single(id)).eskiyen).toBeGreaterThan(0);
    await measures('sifreleme');
    expect((await single(id)).eskiyen).toBe(0);
    await asset('Dolap', ['fiziksel_giris_cikis']);
    expect((await single(id)).eskiyen).toBeGreaterThan(0);
  });
});

describe('a new text', () => {
  const covered = async (tur: TextKind) => (await draft(tur)).kapsam.faaliyetler;

  it('of cameras, calls or consents covers the activities that are about them', async () => {
    const film = await house.addActivity('Giriş güvenliği', {
      islenen_kisisel_veriler: ['kamera_kaydi'],
    });
    const call = await house.addActivity('Sipariş hattı', {
      kimden_nasil_temin: ['cagri_merkezi'],
    });
    const consent = await house.addActivity('Bülten', { isleme_sarti: ['k5_1_acik_riza'] });
    const stored = await house.addActivity('Kayıt cihazı', { saklandigi_alan: ['kamera_kayit'] });
    expect(await covered('kamera')).toEqual([film, stored]);
    expect(await covered('cagri')).toEqual([call]);
    expect(await covered('riza')).toContain(consent);
    expect(await covered('riza')).not.toContain(film);
    expect((await draft('kamera', { faaliyetler: [call] })).kapsam.faaliyetler).toEqual([call]);
  });
});

describe('an approved text', () => {
  it('has no heading under which nothing is said', async () => {
    const id = await house.addActivity('Verisiz', {
      islenen_kisisel_veriler: ['ad_soyad'],
      saklandigi_alan: ['sunucu'],
    });
    const body: Values = {
      ...{ varlik_ismi: 'Verisiz sunucu', alinan_tedbirler: ['sifreleme'] },
      ...{ department_id: house.hr, veri_harita_id: [id] },
    };
    await house.consultant.call(assets.add, { body });
    const text = await draft('ozel_nitelikli', { tumu: false, faaliyetler: [id] });
    expect(text.metin?.tr.bolumler.map(({ k }) => k)).toContain('veriler');
    await house.publish(text.id);
    const { body: version } = await house.consultant.call(texts.version, {
      params: { id: String(text.id), sira: '1' },
    });
    expect(version.data.metin.tr.bolumler.map(({ k }) => k)).not.toContain('veriler');
  });
});
