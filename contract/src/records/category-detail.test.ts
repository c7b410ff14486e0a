import { describe, expect, it } from 'vitest';
import {
  byDetail,
  detailEntry,
  detailIn,
  detailsIn,
  detailText,
  orderDetails,
} from './category-detail.ts';
import { ACTIVITY_RULES } from './rules/activity-rules.ts';
import { judge } from './rules/rule.ts';

const HEALTH = 'saglik_bilgileri.isleme_sarti=k6_3_f_istihdam_isg';

describe('a detail by category', () => {
  it('is read, written and told', () => {
    const detail = detailIn(HEALTH);
    expect(detail).toEqual({
      category: 'saglik_bilgileri',
      part: 'isleme_sarti',
      value: 'k6_3_f_istihdam_isg',
    });
    expect(detail && detailEntry(detail)).toBe(HEALTH);
    expect(detail && detailText(detail, 'tr')).toMatch(/^Sağlık Bilgileri \| Hukuki sebep \| 6\/3/);
  });

  it.each([
    'uydurma.isleme_sarti=k6_3_f_istihdam_isg',
    'saglik_bilgileri.surec_ismi=x',
    'saglik_bilgileri.isleme_sarti=uydurma',
    'saglik_bilgileri.ilgili_kisi=-',
    'saglik_bilgileri',
  ])('is none when it says %s', (entry) => {
    expect(detailIn(entry)).toBeUndefined();
  });

  it('stands in one order, each once, one period a category', () => {
    const entries = [
      'saglik_bilgileri.saklama_suresi=15 yıl',
      HEALTH,
      'kimlik.saklama_suresi=1 yıl',
      HEALTH,
      'kimlik.saklama_suresi=2 yıl',
    ];
    expect(orderDetails(detailsIn(entries)).map(detailEntry)).toEqual([
      'kimlik.saklama_suresi=2 yıl',
      HEALTH,
      'saglik_bilgileri.saklama_suresi=15 yıl',
    ]);
  });
});

describe('an activity with details', () => {
  const values = {
    islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
    isleme_sarti: ['k5_2_c_sozlesme'],
    saklama_suresi: 'sozlesme_10',
    islenme_amaci: ['sozlesme'],
    aydinlatma_metni: 1,
  };

  it('is parted into categories that are answered otherwise and the rest', () => {
    const parts = byDetail({ ...values, kategori_ayrintilari: [HEALTH, 'finans.alici_grubu=-'] });
    expect(parts.map((one) => [one.islenen_kisisel_veriler, one.isleme_sarti])).toEqual([
      [['saglik_raporu'], ['k6_3_f_istihdam_isg']],
      [['ad_soyad'], ['k5_2_c_sozlesme']],
    ]);
  });

  it('is not warned of what its details answer', () => {
    const codes = (rest: object) =>
      judge(ACTIVITY_RULES, { ...values, ...rest }, '2026-11-22').map(({ kod }) => kod);
    expect(codes({})).toEqual(['ozel_nitelikli_dayanak_yok']);
    expect(codes({ kategori_ayrintilari: [HEALTH] })).toEqual([]);
    expect(codes({ kategori_ayrintilari: ['kimlik.isleme_sarti=k5_2_f_mesru_menfaat'] })).toEqual([
      'ozel_nitelikli_dayanak_yok',
      'denge_testi_yok',
    ]);
  });
});
