import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const company = await app.makeCompany();
for (const name of ['İnsan Kaynakları', 'Muhasebe']) await app.makeDepartment(company, name);
const consultant = await app.signInAs({ companies: [company] });

type Cell = string | number | Date | null;
const file = (titles: readonly string[], ...rows: Cell[][]) => fileOf({ titles, rows });

/** The plan of a sheet, after it was stored where that was asked. */
async function imported(
  noun: typeof processingActivities | typeof supplierTransfers,
  bytes: Buffer,
) {
  const plan = await consultant.data(noun.checkImport, { body: bytes });
  expect([plan.ozet, plan.satirlar.flatMap(({ sorunlar }) => sorunlar)]).toMatchObject([
    { reddedilecek: 0 },
    [],
  ]);
  await consultant.data(noun.import, { body: bytes, query: { plan: plan.plan } });
  return plan;
}

async function activity(name: string) {
  const { body } = await consultant.call(processingActivities.list);
  return body.data.find((one) => one.surec_ismi === name);
}

const HEADS = [
  'Süreç',
  'Birim',
  'Veri kategorisi',
  'Kişisel veri',
  'Hukuki sebep',
  'Süre',
  'Alıcı',
];

it('joins the rows of an activity, and keeps what each category answers for itself', async () => {
  const plan = await imported(
    processingActivities,
    await file(
      HEADS,
      ['Özlük dosyası', 'Muhasebe', 'Kimlik', 'Ad Soyad, TC No', '5/2(c)', '10 yıl', 'Banka'],
      [null, null, 'Özlük', null, 'Hukuki yükümlülük', '10 yıl', 'Kamu kurumları'],
      [null, null, 'Sağlık Bilgileri', 'Kan grubu', 'KVKK m. 6/3-f', '15 yıl', '–'],
      ['Cari hesap', 'Muhasebe', 'Finans', 'IBAN', '5/2-ç', '10 yıl', 'Kamu kurumu'],
    ),
  );
  expect(plan.ozet.eklenecek).toBe(2);
  expect(plan.hesap).toMatchObject({ okunan: 23, saklanan: 22, birakilan: 1, birlesen: 2 });
  expect(plan.hesap?.birakilanlar).toMatchObject([{ neden: 'bosluk', baslik: 'Alıcı', adet: 1 }]);
  const stored = await activity('Özlük dosyası');
  expect(stored?.islenen_kisisel_veriler).toEqual([
    ...['ad_soyad', 'tckn', 'kategori_ozluk', 'kan_grubu'],
  ]);
  expect(stored).toMatchObject({
    saklama_suresi: '10 yıl',
    isleme_sarti: ['k5_2_c_sozlesme', 'k5_2_cc_hukuki_yukumluluk', 'k6_3_f_istihdam_isg'],
    alici_grubu: ['gercek_ozel_hukuk_kisileri', 'yetkili_kamu_kurumlari'],
  });
  expect(stored?.kategori_ayrintilari).toEqual([
    'kimlik.isleme_sarti=k5_2_c_sozlesme',
    'kimlik.alici_grubu=gercek_ozel_hukuk_kisileri',
    'ozluk.isleme_sarti=k5_2_cc_hukuki_yukumluluk',
    'ozluk.alici_grubu=yetkili_kamu_kurumlari',
    'saglik_bilgileri.isleme_sarti=k6_3_f_istihdam_isg',
    'saglik_bilgileri.saklama_suresi=15 yıl',
  ]);
});

it('leaves numbers of rows out, and knows authorities and further spellings of articles', async () => {
  const plan = await imported(
    processingActivities,
    await file(
      ['Sıra No', 'Süreç', 'Birim', 'Alıcı grubu', 'Hukuki dayanak', 'Azami Muhafaza Süresi'],
      [1, 'Puantaj', 'Muhasebe', 'SGK\nVergi Dairesi', 'KVKK 5. md 2. fıkra (e) bendi', '5 yıl'],
      // A refused row comes back with an apostrophe before its dash.
      [2, 'Anket', 'Muhasebe', "'-", 'Açık rıza, 6698 s.K. m.5/1', null],
    ),
  );
  expect(plan.hesap?.birakilanlar).toMatchObject([
    { baslik: 'Sıra No', neden: 'hesaplanan', adet: 2 },
    { baslik: 'Alıcı grubu', neden: 'bosluk', adet: 1 },
  ]);
  expect(await activity('Puantaj')).toMatchObject({
    ...{ alici_grubu: ['yetkili_kamu_kurumlari'], isleme_sarti: ['k5_2_e_hak'] },
    saklama_suresi: '5 yıl',
  });
  expect((await activity('Anket'))?.isleme_sarti).toEqual(['k5_1_acik_riza']);
});

it('asks which data a category has, as long as none is named', async () => {
  await imported(
    processingActivities,
    await file(HEADS.slice(0, 3), ['Yalnız', 'Muhasebe', 'Finans']),
  );
  const whole = await activity('Yalnız');
  await imported(processingActivities, await file(HEADS.slice(0, 3), ['Adlı', 'Muhasebe', 'IBAN']));
  const named = await activity('Adlı');
  expect(whole?.islenen_kisisel_veriler).toEqual(['kategori_finans']);
  expect(whole?.eksiksizlik).toBeLessThan(named?.eksiksizlik ?? 0);
  expect(whole?.hukum).toBe('Eksik');
});

it('leaves rows apart that contradict each other, and names them', async () => {
  const bytes = await file(
    ['Süreç', 'Birim', 'Kişisel veri', 'Süre'],
    ['Aynı', 'Muhasebe', 'Ad soyad', '10 yıl'],
    ['Aynı', 'Muhasebe', 'TC No', '2 yıl'],
  );
  const plan = await consultant.data(processingActivities.checkImport, { body: bytes });
  expect(plan.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 1 });
  expect(plan.satirlar[1]?.sorunlar[0]?.neden).toContain('2. ve 3. satırlarda');
});

it('knows heads by their words, and those that give two names', async () => {
  const plan = await imported(
    processingActivities,
    await file(
      ['Süreç / Faaliyet', 'İş Birimi', 'İşlenen Kişisel Veri', 'Kişisel Veri İşleme Amacı'],
      ['Sözcükleriyle', 'Muhasebe', 'IBAN', 'Finans ve muhasebe işlerinin yürütülmesi'],
    ),
  );
  expect(plan.basliklar.map(({ alan, kaynak }) => [alan, kaynak])).toEqual([
    ['surec_ismi', 'ad'],
    ['department_id', 'ad'],
    ['islenen_kisisel_veriler', 'ad'],
    ['islenme_amaci', 'ad'],
  ]);
});

it('reads the figures of a period in the unit of their head', async () => {
  const plan = await imported(
    processingActivities,
    await file(
      ['Süreç', 'Birim', 'Kişisel veri', 'Saklama Süresi (Yıl)'],
      ['Birimli', 'Muhasebe', 'IBAN', 10],
      ['Birimli 2', 'Muhasebe', 'IBAN', '6 ay'],
    ),
  );
  await imported(
    processingActivities,
    await file(['SÜREÇ', 'BİRİM', 'SAKLAMA SÜRESİ (YIL)'], ['Büyük', 'Muhasebe', 5]),
  );
  expect((await activity('Büyük'))?.saklama_suresi).toBe('5 yıl');
  expect(plan.basliklar[3]).toMatchObject({ alan: 'saklama_suresi', kaynak: 'ad' });
  expect((await activity('Birimli'))?.saklama_suresi).toBe('10 yıl');
  expect((await activity('Birimli 2'))?.saklama_suresi).toBe('6 ay');
});

it('proposes no field for a column of yes and no', async () => {
  const bytes = await file(
    ['Süreç', 'Birim', 'Aydınlatma yapıldı mı'],
    ['Cevaplı', 'Muhasebe', 'Evet'],
    ['Cevaplı 2', 'Muhasebe', 'Hayır'],
  );
  const { basliklar } = await consultant.data(processingActivities.checkImport, { body: bytes });
  expect(basliklar[2]).toMatchObject({ alan: null, kaynak: 'yok' });
});

it('leaves notes and totals under a table out, and says so', async () => {
  const empty = [null, null, null];
  const plan = await imported(
    processingActivities,
    await file(
      ['Süreç', 'Birim', 'Kişisel veri'],
      ['Altında not', 'Muhasebe', 'IBAN'],
      ['Toplam', null, 1],
      empty,
      ['Hazırlayan: N. N.', null, null],
      [null, null, 'Gizlidir'],
    ),
  );
  expect(plan.ozet.eklenecek).toBe(1);
  expect(plan.hesap).toMatchObject({ okunan: 7, saklanan: 3, birakilan: 4 });
  expect(plan.hesap?.birakilanlar.map(({ neden, baslik }) => [neden, baslik])).toEqual([
    ['alt', 'Toplam'],
    ['alt', '1'],
    ['alt', 'Hazırlayan: N. N.'],
    ['alt', 'Gizlidir'],
  ]);
});

it('takes no record for a note: one in the middle, or one that lacks nothing', async () => {
  const bytes = await file(
    ['Süreç', 'Birim', 'Kişisel veri'],
    ['Onay süreci', 'Muhasebe', 'IBAN'],
    ['Not: tutulan defter', null, null],
    ['Toplam kalite yönetimi', 'Muhasebe', 'IBAN'],
    [null, null, null],
    ['Kaynak: iç denetim', 'Muhasebe', null],
  );
  const plan = await consultant.data(processingActivities.checkImport, { body: bytes });
  expect(plan.ozet).toMatchObject({ eklenecek: 3, reddedilecek: 1 });
});

it('takes no last record for a total because its name begins as one', async () => {
  const activities = await file(
    ['Süreç', 'Birim', 'Kişisel veri'],
    ['Üstteki', 'Muhasebe', 'IBAN'],
    ['Toplam Kalite Yönetimi', 'Muhasebe', 'IBAN'],
  );
  const plan = await consultant.data(processingActivities.checkImport, { body: activities });
  expect(plan.ozet).toMatchObject({ eklenecek: 2 });
  const directory = await file(
    ['Firma', 'Telefon'],
    ['Ilgın Kargo', '0332'],
    ['Total Enerji', '0212'],
    ['Toplam: 2', null],
    ['TOPLAM', 2],
  );
  const listed = await consultant.data(suppliers.checkImport, { body: directory });
  expect(listed.ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });
});

it('joins no row that stands below without a name and without a list', async () => {
  const bytes = await file(
    ['Süreç', 'Birim', 'Kişisel veri', 'Süre'],
    ['Dipnotlu', 'Muhasebe', 'Ad soyad', '10 yıl'],
    [null, null, null, 'Belirsiz bir dipnot'],
  );
  const plan = await consultant.data(processingActivities.checkImport, { body: bytes });
  expect(plan.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 1 });
});

it('gives the refused rows of a joined record back as they came', async () => {
  const bytes = await file(
    ['Süreç', 'Birim', 'Kişisel veri'],
    ['Geri gelen', 'Muhasebe', 'Ad soyad'],
    [null, null, 'Bilinmeyen şey'],
  );
  const plan = await consultant.data(processingActivities.checkImport, { body: bytes });
  expect(plan.ozet).toMatchObject({ eklenecek: 0, reddedilecek: 1 });
  expect(plan.hesap).toMatchObject({ okunan: 4, reddedilen: 4 });
});

it('reads days, yes and no, and nothing, as people write them', async () => {
  const transfer = await imported(
    supplierTransfers,
    await file(
      ['Tedarikçi', 'Birim', 'Sözleşme var mı?', 'Sözleşme tarihi'],
      ['Bir', 'Muhasebe', 'E', '29/02/2024'],
      ['İki', 'Muhasebe', 'Var', '29 Şubat 2024'],
      ['Üç', 'Muhasebe', '✓', '29.02.24'],
      ['Dört', 'Muhasebe', 'yok', '–'],
    ),
  );
  expect(transfer.hesap).toMatchObject({ okunan: 16, saklanan: 15, birakilan: 1 });
  const { data } = (await consultant.call(supplierTransfers.list)).body;
  expect(
    data.map((one) => [one.tedarikci_adi, one.sozlesme_var_mi, one.sozlesme_tarihi]).toSorted(),
  ).toEqual([
    ['Bir', true, '2024-02-29'],
    ['Dört', false, null],
    ['Üç', true, '2024-02-29'],
    ['İki', true, '2024-02-29'],
  ]);
});

it('takes the day of a cell that has an hour, and says so in the sum', async () => {
  const plan = await imported(
    supplierTransfers,
    await file(
      ['Tedarikçi', 'Birim', 'Sözleşme var mı?', 'Sözleşme tarihi'],
      ['Saatli 1', 'Muhasebe', 'E', '01.03.2025 14:30'],
      ['Saatli 2', 'Muhasebe', 'E', '1 Mart 2025 saat 14.30'],
      ['Saatli 3', 'Muhasebe', 'E', new Date('2025-03-01T14:30:00Z')],
      ['Saatli 4', 'Muhasebe', 'E', 45_717],
      ['Saatli 5', 'Muhasebe', 'E', '01.03.2025'],
    ),
  );
  expect(plan.hesap?.kisalanlar).toEqual([
    { alan: 'sozlesme_tarihi', neden: 'hour', adet: 3 },
    { alan: 'sozlesme_tarihi', neden: 'serial', adet: 1 },
  ]);
  const { data } = (await consultant.call(supplierTransfers.list)).body;
  const days = data.flatMap(({ tedarikci_adi: name, sozlesme_tarihi: day }) =>
    String(name).startsWith('Saatli') ? [day] : [],
  );
  expect(days).toEqual(Array.from({ length: 5 }, () => '2025-03-01'));
  const none = await file(
    ['Tedarikçi', 'Birim', 'Sözleşme tarihi'],
    ['Günsüz', 'Muhasebe', 'Şubat 2024'],
  );
  const refused = await consultant.data(supplierTransfers.checkImport, { body: none });
  expect(refused.satirlar[0]?.sorunlar[0]?.neden).toContain('31.12.2026');
});

it('refuses a period without a unit, and a word that means two things with both', async () => {
  const period = await file(['Süreç', 'Birim', 'Süre'], ['Birimsiz', 'Muhasebe', 10]);
  const plan = await consultant.data(processingActivities.checkImport, { body: period });
  expect(plan.satirlar[0]?.sorunlar[0]?.neden).toContain('Sayı ve birim');
  const server = await file(['Varlık', 'Birim', 'Varlık türü'], ['S1', 'Muhasebe', 'Sunucu']);
  const asked = await consultant.data(assets.checkImport, { body: server });
  expect(asked.satirlar[0]?.sorunlar[0]?.neden).toContain('“Fiziksel sunucu”, “Sanal sunucu”');
});

it('reads months first only where a column proves it', async () => {
  const heads = ['Tedarikçi', 'Birim', 'Sözleşme var mı?', 'Sözleşme tarihi'];
  await imported(
    supplierTransfers,
    await file(
      heads,
      ['US 1', 'Muhasebe', 'yes', '2/3/2025'],
      ['US 2', 'Muhasebe', 'yes', '12/31/2025'],
    ),
  );
  await imported(supplierTransfers, await file(heads, ['TR 1', 'Muhasebe', 'E', '2/3/2025']));
  const { data } = (await consultant.call(supplierTransfers.list)).body;
  const dayOf = (name: string) => data.find((one) => one.tedarikci_adi === name)?.sozlesme_tarihi;
  expect(['US 1', 'US 2', 'TR 1'].map(dayOf)).toEqual(['2025-02-03', '2025-12-31', '2025-03-02']);
  const mixed = await file(
    heads,
    ['M 1', 'Muhasebe', 'E', '31/12/2025'],
    ['M 2', 'Muhasebe', 'E', '12/31/2025'],
  );
  const plan = await consultant.data(supplierTransfers.checkImport, { body: mixed });
  expect(plan.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 1 });
  expect(plan.satirlar.map(({ sorunlar }) => sorunlar.length)).toEqual([0, 1]);
});

it('proposes a field by words of the trade, once names have been looked at', async () => {
  const plan = await consultant.data(processingActivities.checkImport, {
    body: await file(
      ['Süreç', 'Birim', 'Sütun X', 'Sütun Y'],
      ['Öneri', 'Muhasebe', 'Personel', 'Çalışan'],
      ['Öneri 2', 'Muhasebe', 'Müşteriler', 'Ziyaretçi'],
    ),
  });
  expect(plan.basliklar.map(({ alan, kaynak }) => [alan, kaynak]).slice(2)).toEqual([
    [null, 'yok'],
    ['ilgili_kisi', 'icerik'],
  ]);
  const alone = await consultant.data(processingActivities.checkImport, {
    body: await file(['Süreç', 'Birim', 'Sütun X'], ['Öneri', 'Muhasebe', 'Müşteriler']),
  });
  expect(alone.basliklar[2]).toMatchObject({ alan: 'ilgili_kisi', kaynak: 'icerik' });
});

it('leaves a word empty that a person says means nothing, and counts its cells so', async () => {
  const bytes = await file(
    ['Süreç', 'Birim', 'İmha yöntemi'],
    ['Boşaltılan 1', 'Muhasebe', 'Belirsiz'],
    ['Boşaltılan 2', 'Muhasebe', 'belirsiz'],
  );
  const before = await consultant.data(processingActivities.checkImport, { body: bytes });
  expect(before.ozet).toMatchObject({ reddedilecek: 2 });
  await consultant.data(processingActivities.sheetMeanings, {
    body: { degerler: [{ alan: 'imha_yontemi', yazilan: 'Belirsiz', anlam: '' }] },
  });
  const plan = await imported(processingActivities, bytes);
  expect(plan.hesap).toMatchObject({ okunan: 6, saklanan: 4, birakilan: 2 });
  expect(plan.hesap?.birakilanlar).toMatchObject([{ neden: 'silinen', adet: 2 }]);
  expect((await activity('Boşaltılan 2'))?.imha_yontemi).toBeNull();
});

it('leaves a cell empty whose every word means nothing, and only these words of a list', async () => {
  await consultant.data(processingActivities.sheetMeanings, {
    body: {
      degerler: ['Muğlak', 'Bilinmez'].map((yazilan) => ({
        ...{ alan: 'alici_grubu', yazilan, anlam: '' },
      })),
    },
  });
  const cells = ['Muğlak; bilinmez', 'Muğlak;', 'Bilinmez, muğlak', 'Kamu kurumları, muğlak'];
  const plan = await imported(
    processingActivities,
    await file(
      ['Süreç', 'Birim', 'Alıcı'],
      ...cells.map((cell, at) => [`Hiç ${at}`, 'Muhasebe', cell]),
    ),
  );
  expect(plan.hesap).toMatchObject({ okunan: 12, saklanan: 9, birakilan: 3 });
  expect(plan.hesap?.birakilanlar).toMatchObject([{ neden: 'silinen', adet: 3 }]);
  expect((await activity('Hiç 3'))?.alici_grubu).toEqual(['yetkili_kamu_kurumlari']);
});
