import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const ids: Record<string, number> = {};

const NONE = { veri_harita: [], veri_aktarim: [], diger_aktarim: [], varlik_listesi: [] };

const app = await appOfFile();
const company = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const signIn = async (where: number) => app.signInAs({ role: 'yönetici', companies: [where] });
const administrator = await signIn(company);
const outsider = await signIn(await app.makeCompany());
const activity = async (name: string, more: Values) => {
  const body = activityBody(hr, name, { ...more });
  ids[name] = (await administrator.call(processingActivities.add, { body })).body.data.id;
};
const identity = { islenen_kisisel_veriler: ['ad_soyad'] };
await activity('Süresiz', { ...identity, saklama_suresi: 'Süresiz' });
await activity('Yazılmamış', { ...identity, saklama_suresi: null });
await activity('Unutulmuş', { ...identity, saklama_suresi: null });
await activity('Tam', { ...identity, saklama_suresi: '3 yıl' });
await activity('Boş', { islenen_kisisel_veriler: [], saklama_suresi: null });
const abroad: Values = {
  yurt_disi_aktarim: true,
  aktarim_ulkesi: 'Çekya',
  yurt_disi_mekanizma: null,
};
const transfer = async (name: string, more: Values) => {
  const body = supplierTransferBody(hr, name, { ...abroad, ...more });
  ids[name] = (await administrator.call(supplierTransfers.add, { body })).body.data.id;
};
await transfer('Turna Kargo', { aktarilan_kisisel_veriler: ['eposta'], alinan_tedbirler: [] });
await transfer('Leylek Kurye', { aktarilan_kisisel_veriler: ['ad_soyad'] });
const asset: Values = assetBody(hr, 'Bulut', {
  islenen_kisisel_veriler: [],
  veri_harita_id: [ids.Tam],
  yurt_disi_mi: true,
  ulke: 'İrlanda',
  tedarikci_adi: null,
});
ids.Bulut = (await administrator.call(assets.add, { body: asset })).body.data.id;

const notified = async (who = administrator) => (await who.call(tables.notification)).body.data;
type Query = { kod: 'sure_eksik' | 'mekanizma_eksik' | 'veri_yok'; kategori?: string };
const behind = async (query: Query, who = administrator) =>
  (await who.call(tables.gapRecords, { query })).body.data;

describe('the records behind a gap', () => {
  it('are counted by register, and named where it is one', async () => {
    const { kategoriler } = await notified();
    const gaps = (category: string) =>
      kategoriler
        .find(({ kategori }) => kategori === category)
        ?.eksikler.map(({ kod, sayi, kayitlar }) => [kod, sayi, kayitlar]);
    expect(gaps('kimlik')).toEqual([
      ['alici_yanitsiz', 4, [{ tur: 'veri_harita', sayi: 4, id: null }]],
      ['tedarikci_yok', 4, [{ tur: 'veri_harita', sayi: 4, id: null }]],
      ['sure_eksik', 2, [{ tur: 'veri_harita', sayi: 2, id: null }]],
      ['sure_belirsiz', 1, [{ tur: 'veri_harita', sayi: 1, id: ids.Süresiz }]],
      // An asset abroad belongs to the fourth, which settles the question for it.
      ['yurt_disi_yanitsiz', 3, [{ tur: 'veri_harita', sayi: 3, id: null }]],
      [
        'mekanizma_eksik',
        2,
        [
          { tur: 'veri_aktarim', sayi: 1, id: ids['Leylek Kurye'] },
          { tur: 'varlik_listesi', sayi: 1, id: ids.Bulut },
        ],
      ],
    ]);
    // Nobody processes what is transferred: the transfer is what leads on.
    const one = [{ tur: 'veri_aktarim', sayi: 1, id: ids['Turna Kargo'] }];
    expect(gaps('iletisim')).toEqual([
      ['faaliyet_yok', 1, one],
      ['sure_yok', 1, one],
      ['ilgili_kisi_yok', 1, one],
      ['mekanizma_eksik', 1, one],
    ]);
  });

  it('are as many as the notification counts, of every gap', async () => {
    const { kategoriler } = await notified();
    const asked = kategoriler.flatMap(({ kategori, eksikler }) =>
      eksikler.map(({ kod, kayitlar }) => ({ kategori, kod, kayitlar })),
    );
    expect(asked.length).toBeGreaterThan(7);
    for (const { kategori, kod, kayitlar } of asked) {
      const { body } = await administrator.call(tables.gapRecords, { query: { kategori, kod } });
      const counts = Object.entries(body.data).map(([tur, found]) => [tur, found.length]);
      const counted = kayitlar.map(({ tur, sayi }) => [tur, sayi] as const);
      expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(
        Object.fromEntries(counted),
      );
    }
  });

  it('are found by category, and activities without data by none', async () => {
    expect(await behind({ kod: 'sure_eksik', kategori: 'kimlik' })).toEqual({
      ...NONE,
      veri_harita: [ids.Yazılmamış, ids.Unutulmuş],
    });
    expect(await behind({ kod: 'sure_eksik', kategori: 'saglik_bilgileri' })).toEqual(NONE);
    expect(await behind({ kod: 'sure_eksik', kategori: 'böyle bir kategori yok' })).toEqual(NONE);
    expect(await behind({ kod: 'veri_yok' })).toEqual({ ...NONE, veri_harita: [ids.Boş] });
  });

  it('are nobody else’s', async () => {
    expect(await behind({ kod: 'sure_eksik', kategori: 'kimlik' }, outsider)).toEqual(NONE);
    expect(await behind({ kod: 'mekanizma_eksik', kategori: 'kimlik' }, outsider)).toEqual(NONE);
    expect(await behind({ kod: 'veri_yok' }, outsider)).toEqual(NONE);
    expect((await notified(outsider)).kategoriler).toEqual([]);
  });
});
