import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '@emanet/contract/records/fields';
import { i18n } from '../../../platform/i18n.ts';
import { startTexts } from '../../../platform/texts/texts.fixture.ts';
import { activityFacts, assetFacts, supplierFacts } from './facts.ts';
import { graphOf } from '../model/graph.ts';
import { relatedTo, worthListing } from './related.ts';
import { mapOf } from '../model/sample.ts';
import { SUPPLIER_MAP } from '../model/shape.ts';

beforeAll(startTexts);

const asked = (values: Values) => ({ values, t: i18n.t, lang: 'tr' as const, today: '2026-11-20' });
const said = (facts: readonly { name: string; value: string; tone?: string }[]) =>
  facts.map(({ name, value, tone }) => [name, value, ...(tone ? [tone] : [])]);

const ABROAD = { yurt_disi_aktarim: true, yurt_disi_mekanizma: 'standart_sozlesme' };

describe('what the panel says of a transfer', () => {
  it('is what it rests on and what is due', () => {
    const values = {
      ...ABROAD,
      tedarikci_adi: 'Nimbus',
      tedarikci_unvan: 'Nimbus Cloud Ireland Ltd.',
      hizmet_konusu: 'Bulut sunucu',
      veri_isleyen_rolu: 'veri_isleyen',
      standart_sozlesme_imza_tarihi: '2026-11-16',
      sozlesme_var_mi: true,
      sozlesme_bitis_tarihi: '2027-12-31',
    };
    expect(said(supplierFacts(asked(values)))).toEqual([
      ['Unvan', 'Nimbus Cloud Ireland Ltd.'],
      ['Hizmet', 'Bulut sunucu'],
      ['Rolü', 'Veri işleyen'],
      ['Dayanak', 'Standart sözleşme, 9/4\u2011c'],
      ['İmza tarihi', '16.11.2026'],
      ['Kuruma bildirim', i18n.t('form.notice.left', { count: 1 }), 'high'],
      ['Sözleşme', '31.12.2027 tarihine kadar'],
    ]);
  });

  it('names what is missing', () => {
    const bare = { yurt_disi_aktarim: true, sozlesme_var_mi: false };
    expect(said(supplierFacts(asked(bare)))).toEqual([
      ['Dayanak', 'Mekanizma seçilmemiş', 'high'],
      ['Sözleşme', 'Sözleşme yok', 'mid'],
    ]);
    expect(said(supplierFacts(asked(ABROAD)))).toContainEqual([
      'Kuruma bildirim',
      'İmza tarihi yok',
      'mid',
    ]);
    const ended = { sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2026-11-19' };
    expect(said(supplierFacts(asked(ended)))).toEqual([
      ['Sözleşme', '19.11.2026 tarihinde bitti', 'mid'],
    ]);
  });

  it('is the legal basis where nothing leaves the country', () => {
    const values = { yurt_disi_aktarim: false, aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'] };
    expect(said(supplierFacts(asked(values)))).toEqual([['Dayanak', '5/2-ç']]);
  });
});

describe('what the panel says of others', () => {
  it('is the purpose and basis of an activity, and how an asset is kept', () => {
    const activity = { isleme_sarti: ['k5_1_acik_riza'], saklama_suresi: 'iki yıl' };
    expect(said(activityFacts(asked(activity)))).toEqual([
      ['Hukuki sebep', '5/1'],
      ['Saklama süresi', 'iki yıl'],
    ]);
    const kategori_ayrintilari = [
      'saglik_bilgileri.isleme_sarti=k6_3_f_istihdam_isg',
      'saglik_bilgileri.saklama_suresi=15 yıl',
    ];
    expect(said(activityFacts(asked({ ...activity, kategori_ayrintilari })))).toContainEqual([
      'Sağlık Bilgileri',
      expect.stringMatching(/6\/3-f .*; Azami süre: 15 yıl$/),
    ]);
    const asset = { varlik_sahibi: 'Sistem yöneticisi', sifreleme_var_mi: false, ulke: 'Almanya' };
    expect(said(assetFacts(asked(asset)))).toEqual([
      ['Sahibi', 'Sistem yöneticisi'],
      ['Şifreli', 'Hayır', 'mid'],
    ]);
    expect(said(assetFacts(asked({ ...asset, yurt_disi_mi: true })))).toContainEqual([
      'Ülke',
      'Almanya',
    ]);
  });

  it('lists what a box is joined with, and nothing twice', () => {
    const plain = { special: false, abroad: false, department: 1 };
    const graph = graphOf(
      mapOf([
        { ...plain, activities: [3, 0], supplier: 1, country: 1 },
        { ...plain, activities: [], supplier: 2, country: 1 },
      ]),
    );
    const listed = (id: string) => {
      const node = graph.nodes.get(id);
      if (!node) return undefined;
      const related = worthListing(relatedTo(graph, SUPPLIER_MAP.columns, node), node);
      return related.map(({ kind, nodes }) => [kind, ...nodes.map(({ ad }) => ad)]);
    };
    expect(listed('tedarikci:1')).toEqual([['faaliyet', '0', '3']]);
    expect(listed('tedarikci:2')).toEqual([['departman', '1']]);
    expect(listed('faaliyet:0')).toEqual([
      ['tedarikci', '1'],
      ['ulke', '1'],
    ]);
    expect(listed('ulke:1')).toEqual([
      ['departman', '1'],
      ['faaliyet', '0', '3'],
      ['tedarikci', '1', '2'],
    ]);
  });
});
