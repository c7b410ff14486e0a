import { filings } from '@emanet/contract/filings';
import { assets } from '@emanet/contract/assets';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { processingActivities } from '@emanet/contract/processing-activities';
import { DAY_MS, todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';

// Records of two registers carry the same number, as no other suite counts on in their tables.
const app = await appOfFile({}, { own: true });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const stranger = await app.signInAs({
  role: 'yönetici',
  companies: [await app.makeCompany()],
});

const activity = async (name: string, held: object) =>
  (
    await manager.data(processingActivities.add, {
      body: activityBody(department, name, { durum: false, ...held }),
    })
  ).id;
const BOTH = {
  islenen_kisisel_veriler: ['ad_soyad', 'bordro', 'iban'],
  ilgili_kisi: ['calisan', 'musteri'],
  alici_grubu: ['herkese_acik'],
};
const first = await activity('Bağımsız denetim', BOTH);
const change = (values: object, id = first) =>
  manager.data(processingActivities.update, { params: { id: String(id) }, body: values });

const asked = async (caller = manager) =>
  (await caller.data(filings.review)).kesisimler.map(
    ({ bolum, kategori, deger, cevap }) =>
      `${bolum} ${kategori} ${deger}${cevap ? ' kastedildi' : ''}`,
  );
const answer = (kategori: string, kastedildi: boolean, caller = manager) =>
  caller.call(filings.crossing, {
    body: {
      ciftler: [{ bolum: 'ilgili_kisiler', kategori, deger: 'musteri' }],
      kastedildi,
    },
  });
const file = (rest: object = {}) =>
  manager.call(filings.add, { body: { tarih: todayInTurkey(), giren: 'Zeynep Kılıç', ...rest } });

it('asks about pairs that no record states, and about everything that would be published', async () => {
  const found = await asked();
  expect(found).toContain('ilgili_kisiler finans musteri');
  expect(found).toContain('alici_gruplari kimlik herkese_acik');
  expect(found).not.toContain('ilgili_kisiler kimlik musteri');
  expect(found.slice(0, 3).every((one) => one.endsWith('herkese_acik'))).toBe(true);
  expect(await asked(stranger)).toEqual([]);
});

it('is not asked again once a person says that a pair is meant, until its record is gone', async () => {
  expect((await answer('finans', true, stranger)).status).toBe(400);
  expect((await answer('finans', true)).status).toBe(200);
  expect(await asked()).toContain('ilgili_kisiler finans musteri kastedildi');
  expect((await answer('finans', false)).status).toBe(200);
  expect(await asked()).toContain('ilgili_kisiler finans musteri');
  await answer('finans', true);
  await change({ faaliyet_durumu: 'sona_erdi' });
  expect(await asked()).toEqual([]);
  const second = await activity('Vergi beyannamesi', BOTH);
  expect(await asked()).toContain('ilgili_kisiler finans musteri');
  await change({ faaliyet_durumu: 'sona_erdi' }, second);
  await change({ faaliyet_durumu: 'yururlukte' });
});

it('takes several answers at once with one entry in the log, or none of them', async () => {
  const pairs = (await manager.data(filings.review)).kesisimler
    .filter(({ deger }) => deger === 'herkese_acik')
    .map(({ bolum, kategori, deger }) => ({ bolum, kategori, deger }));
  expect(pairs.length).toBeGreaterThan(1);
  const meant = async () =>
    (await asked()).filter((one) => one.endsWith('herkese_acik kastedildi')).length;
  const say = (ciftler: typeof pairs, kastedildi: boolean) =>
    manager.call(filings.crossing, { body: { ciftler, kastedildi } });
  const entries = async () =>
    Number(
      (
        await app.db.system
          .selectFrom('change_logs')
          .select((of) => of.fn.countAll().as('sayi'))
          .where('company_id', '=', company)
          .where('tur', '=', 'verbis_kesisimleri')
          .executeTakeFirstOrThrow()
      ).sayi,
    );
  const unknown = { bolum: 'alici_gruplari', kategori: 'genetik', deger: 'bankalar' } as const;
  expect((await say([...pairs, unknown], true)).status).toBe(400);
  expect(await meant()).toBe(0);
  const before = await entries();
  expect((await say(pairs, true)).status).toBe(200);
  expect([await meant(), (await entries()) - before]).toEqual([pairs.length, 1]);
  expect((await say(pairs, false)).status).toBe(200);
  expect(await meant()).toBe(0);
});

it('is not asked where details of the record tell the categories apart', async () => {
  await change({ kategori_ayrintilari: ['finans.ilgili_kisi=calisan', 'finans.alici_grubu=-'] });
  const found = await asked();
  expect(found.filter((one) => one.includes(' finans '))).toEqual([]);
  await change({ kategori_ayrintilari: [] });
});

it('asks for the country of data that a store abroad took over from one of its activities', async () => {
  const other = await activity('Araç takibi', {
    ...{ islenen_kisisel_veriler: ['ad_soyad', 'gps_konum'], ilgili_kisi: ['calisan'] },
    alici_grubu: [],
  });
  const { id } = await manager.data(assets.add, {
    body: assetBody(department, 'Bulut arşivi', {
      ...{ yurt_disi_mi: true, ulke: 'Hollanda', veri_harita_id: [first, other] },
      islenen_kisisel_veriler: ['ad_soyad', 'bordro', 'iban', 'gps_konum'],
    }),
  });
  const abroad = async () => (await asked()).filter((one) => one.startsWith('yurt_disi'));
  expect(await abroad()).toEqual(
    ['lokasyon', 'ozluk', 'finans'].map((one) => `yurt_disi ${one} NL`),
  );
  // An answer about a store is none about a transfer, though both carry the same number.
  const lokasyon = { bolum: 'yurt_disi', kategori: 'lokasyon', deger: 'NL' } as const;
  await manager.data(filings.crossing, { body: { ciftler: [lokasyon], kastedildi: true } });
  expect(await abroad()).toContain('yurt_disi lokasyon NL kastedildi');
  const transfer = await manager.data(supplierTransfers.add, {
    body: supplierTransferBody(department, 'Bulut firması', {
      ...{ yurt_disi_aktarim: true, aktarim_ulkesi: 'Hollanda', veri_harita_id: [first, other] },
      aktarilan_kisisel_veriler: ['ad_soyad', 'bordro', 'iban', 'gps_konum'],
    }),
  });
  expect(transfer.id).toBe(id);
  const used = { params: { id: String(id) } };
  await manager.data(assets.update, { ...used, body: { yurt_disi_mi: false } as object });
  expect(await abroad()).toContain('yurt_disi lokasyon NL');
  await manager.call(supplierTransfers.delete, used);
  await manager.data(assets.update, {
    ...used,
    body: { yurt_disi_mi: true, ulke: 'Hollanda' } as object,
  });
  const narrowed: object = { islenen_kisisel_veriler: ['ad_soyad', 'bordro', 'iban'] };
  await manager.data(assets.update, { params: { id: String(id) }, body: { ...narrowed } });
  expect(await abroad()).toEqual([]);
  await change({ faaliyet_durumu: 'sona_erdi' }, other);
});

it('names the records that go in with a high risk or without an answer', async () => {
  await change({ isleme_sarti: [] });
  const { kayitlar, noktalar } = await manager.data(filings.review);
  expect(kayitlar).toContainEqual({
    ...{ tur: 'veri_harita', hal: 'yuksek', sayi: 1 },
    kayitlar: [{ tur: 'veri_harita', id: first, ad: 'Bağımsız denetim' }],
  });
  expect(noktalar).toMatchObject({ yuksek: 1, tedbir: 2, kimlik: expect.any(Number) as number });
});

it('counts records without an answer and the gaps that they leave', async () => {
  const before = (await manager.data(filings.review)).noktalar;
  const open = await activity('Süresiz', {
    ...{ islenen_kisisel_veriler: ['ses_kaydi'], ilgili_kisi: ['calisan'] },
    saklama_suresi: null,
  });
  const { kayitlar, noktalar } = await manager.data(filings.review);
  const named = [{ tur: 'veri_harita', id: open, ad: 'Süresiz' }];
  expect(kayitlar).toContainEqual({
    ...{ tur: 'veri_harita', hal: 'eksik_kayit', sayi: 1 },
    kayitlar: named,
  });
  expect(noktalar.eksik_kayit).toBe((before.eksik_kayit ?? 0) + 1);
  expect(noktalar.bosluk).toBeGreaterThan(before.bosluk ?? 0);
  await change({ faaliyet_durumu: 'sona_erdi' }, open);
});

it('stores no filing that leaves points open without a reason', async () => {
  for (const gerekce of [undefined, null, '  kısa  ']) {
    const refused = await file({ gerekce });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['gerekce']]);
  }
  expect(await manager.data(filings.list)).toEqual([]);
  const gerekce = 'Eksikler görüldü, gelecek hafta tamamlanacak.';
  const { kimlik = 0 } = (await manager.data(filings.review)).noktalar;
  const kept = await file({ gerekce, hepsi_islendi: true });
  expect(kept.status, kept.text).toBe(201);
  expect(kept.body.data).toMatchObject({ gerekce, acik_noktalar: { yuksek: 1, tedbir: 2 } });
  expect(kept.body.data.acik_noktalar).not.toHaveProperty('islenmemis');
  // The first filing brings the number of the registration, which is missing from then on.
  expect((await manager.data(filings.review)).noktalar.kimlik).toBe(kimlik + 1);
});

it('asks for rows that nobody entered, and of an earlier day only for what its content lacks', async () => {
  await change({ ilgili_kisi: ['calisan', 'ziyaretci'] });
  expect((await manager.data(filings.review)).noktalar.islenmemis).toBeGreaterThan(0);
  const yesterday = todayInTurkey(Date.now() - DAY_MS);
  const { noktalar } = await manager.data(filings.asOf, { query: { tarih: yesterday } });
  expect(noktalar).not.toHaveProperty('yuksek');
  expect(noktalar).toHaveProperty('kimlik');
});

it('asks for a period that a law finds too short, until its record is answered or mended', async () => {
  const duty = { isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'] };
  const held = async () => {
    const { sureler, noktalar } = await manager.data(filings.review);
    return [
      sureler.filter(({ kayitlar }) => kayitlar.some(({ id }) => id === paid)),
      noktalar.sure,
    ];
  };
  const paid = await activity('Sınav ücretleri', {
    ...{ islenen_kisisel_veriler: ['isten_ayrilis_bildirgesi'], ...duty },
    hukuki_yukumluluk_istisnasi: '5510 s. Kanun m. 86',
    saklama_suresi: 'Kayıttan itibaren 2 yıl',
  });
  const [asked] = await held();
  expect(asked).toEqual([
    {
      ...{ kategori: 'ozluk', kategori_adi: 'Özlük', hal: 'kisa', sinir: '10 yıl', sayi: 1 },
      ...{ sure: 'Kayıttan itibaren 2 yıl', kanun: '5510 s. Kanun m. 86' },
      kayitlar: [{ tur: 'veri_harita', id: paid, ad: 'Sınav ücretleri' }],
    },
  ]);
  await change({ saklama_suresi: 'sgk_belge_10' }, paid);
  expect((await held())[0]).toEqual([]);
  await change({ faaliyet_durumu: 'sona_erdi' }, paid);
});
