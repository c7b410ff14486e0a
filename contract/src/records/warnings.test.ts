import { describe, expect, it } from 'vitest';
import { registers } from './all-registers.ts';
import type { Values } from './fields.ts';
import type { RegisterNoun } from './registers.ts';
import { RULES } from './rules/all-rules.ts';
import { judge } from './rules/rule.ts';
import { riskOf } from './warnings.ts';

const TODAY = '2026-06-15';

/** A record of each register that nothing is to be said against. */
const SOUND: Readonly<Partial<Record<RegisterNoun, Values>>> = {
  processingActivities: {
    islenme_amaci: ['iletisim'],
    islenen_kisisel_veriler: ['ad_soyad'],
    isleme_sarti: ['k5_2_c_sozlesme'],
    aydinlatma_metni: 1,
    saklama_suresi: 'sozlesme_10',
  },
  supplierTransfers: {
    veri_isleyen_rolu: 'ayri_veri_sorumlusu',
    standart_sozlesme_turu: 'sorumludan_sorumluya',
    standart_sozlesme_yetki: true,
    kurul_izni_tarihi: '2025-03-04',
    kurul_izni_sayisi: '2025/318',
    aktarilan_kisisel_veriler: ['ad_soyad'],
    aktarim_amaci: ['lojistik'],
    aktarim_sarti: ['k5_2_c_sozlesme'],
    saklama_suresi: 'sozlesme_10',
  },
  publicTransfers: {
    aktarilan_kisisel_veriler: ['ad_soyad'],
    aktarim_amaci: ['yetkili_kurum_bilgi'],
    aktarim_sarti: ['k5_2_a_kanun'],
    hukuki_dayanak: '5510 sayılı Kanun m. 8',
    saklama_suresi: 'sozlesme_10',
  },
  assets: { saklama_suresi: 'sozlesme_10' },
};

function healthOf(noun: RegisterNoun, change: Values): string[] {
  const register = registers.find((one) => one.noun === noun);
  const values = { ...SOUND[noun], ...change };
  const found = judge(RULES[noun], values, TODAY);
  return [riskOf(found, register?.special(values) ?? false), ...found.map(({ kod }) => kod)];
}

const health = ['saglik_raporu'];
const abroad = (chosen: string | null, more: Values = {}) => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma: chosen,
  ...more,
});
const signed = {
  standart_sozlesme_imza_tarihi: '2026-06-12',
  standart_sozlesme_imza_sekli: 'el_yazisi',
};

describe('the risk of a record', () => {
  it.each<[RegisterNoun, Values, string[]]>([
    ['processingActivities', {}, ['Düşük']],
    ['processingActivities', { isleme_sarti: [] }, ['Yüksek', 'hukuki_sebep_yok']],
    ['processingActivities', { saklama_suresi: ' ' }, ['Orta', 'saklama_suresi_yok']],
    ['processingActivities', { isleme_sarti: ['k5_1_acik_riza'] }, ['Orta', 'acik_riza_metni_yok']],
    ['processingActivities', { isleme_sarti: ['k5_1_acik_riza'], acik_riza_metni: 2 }, ['Düşük']],
    ['processingActivities', { isleme_sarti: ['k5_2_a_kanun'] }, ['Orta', 'kanun_yazilmadi']],
    [
      'processingActivities',
      { isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'] },
      ['Orta', 'kanun_yazilmadi'],
    ],
    ['processingActivities', { isleme_sarti: ['k6_3_f_istihdam_isg'] }, ['Yüksek', 'yalniz_6_3']],
    [
      'processingActivities',
      { islenen_kisisel_veriler: health, isleme_sarti: ['k6_3_f_istihdam_isg'] },
      ['Orta'],
    ],
    [
      'processingActivities',
      { islenen_kisisel_veriler: health },
      ['Yüksek', 'ozel_nitelikli_dayanak_yok'],
    ],
    ['supplierTransfers', {}, ['Düşük']],
    ['supplierTransfers', { aktarim_sarti: [] }, ['Yüksek', 'hukuki_sebep_yok']],
    ['supplierTransfers', abroad(null), ['Yüksek', 'yurt_disi_mekanizma_yok']],
    ['supplierTransfers', abroad('taahhutname'), ['Düşük']],
    ['supplierTransfers', abroad('yeterlilik_karari'), ['Yüksek', 'yeterlilik_karari_yok']],
    ['supplierTransfers', abroad('kamu_anlasmasi'), ['Düşük']],
    ['supplierTransfers', abroad('menfaat_zarari_izni'), ['Yüksek', 'izin_dayanak_degil']],
    [
      'supplierTransfers',
      abroad('arizi_hak', { aktarim_sikligi: 'surekli' }),
      ['Yüksek', 'arizi_degil'],
    ],
    ['supplierTransfers', abroad('arizi_hak', { aktarim_sikligi: 'tek_seferlik' }), ['Düşük']],
    ['supplierTransfers', abroad('standart_sozlesme'), ['Yüksek', 'imza_tarihi_yok']],
    ['supplierTransfers', abroad('standart_sozlesme', signed), ['Orta', 'bildirim_bekliyor']],
    ['publicTransfers', {}, ['Düşük']],
    ['publicTransfers', { aktarim_sarti: [] }, ['Yüksek', 'hukuki_sebep_yok']],
    ['publicTransfers', { hukuki_dayanak: null }, ['Orta', 'hukuki_dayanak_yok']],
    ['assets', {}, ['Düşük']],
    ['assets', { saklama_suresi: null }, ['Orta', 'saklama_suresi_yok']],
    ['assets', { ozel_nitelikli_veri: true }, ['Orta', 'sifreleme_belirtilmedi']],
    ['assets', { ozel_nitelikli_veri: true, sifreleme_var_mi: true }, ['Orta']],
  ])('%s with %j is %j', (name, change, expected) => {
    expect(healthOf(name, change)).toEqual(expected);
  });
});
