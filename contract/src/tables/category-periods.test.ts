import { describe, expect, it } from 'vitest';
import type { Values } from '../records/fields.ts';
import { judgeCategories, LENGTH_WARNINGS, type KeptActivity } from './category-periods.ts';
import { RULES } from '../records/rules/all-rules.ts';

const TODAY = '2026-11-30';
const DUTY = ['k5_2_cc_hukuki_yukumluluk'];
const INTEREST = ['k5_2_f_mesru_menfaat'];
const TWO = 'Kayıttan itibaren 2 yıl';
const LONG = 'Kayıttan itibaren 12 yıl';

let last = 0;
const kept = (values: Values, ...kodlar: string[]): KeptActivity => ({
  id: (last += 1),
  ad: 'Faaliyet',
  values,
  uyarilar: kodlar.map((kod) => ({ kod })),
});
const payroll = (saklama_suresi: string, ...kodlar: string[]) =>
  kept({ islenen_kisisel_veriler: ['bordro'], isleme_sarti: DUTY, saklama_suresi }, ...kodlar);
const passes = (saklama_suresi: string, ...kodlar: string[]) =>
  kept(
    { islenen_kisisel_veriler: ['kartli_gecis'], isleme_sarti: INTEREST, saklama_suresi },
    ...kodlar,
  );
const found = (activities: readonly KeptActivity[], chosen: readonly [string, string][] = []) =>
  judgeCategories(activities, new Map(chosen), TODAY).map(
    ({ kategori, hal, sinir, kayitlar }) =>
      `${kategori} ${hal} ${sinir.yil} ${kayitlar.map(({ id }) => id).join(',')}`,
  );

describe('periods of the categories of a notification', () => {
  it('are too short where a law wants longer, and name the record', () => {
    const one = payroll(TWO, 'sure_yasadan_kisa');
    expect(found([one])).toEqual([`ozluk kisa 10 ${one.id}`]);
    expect(found([payroll('sgk_belge_10')])).toEqual([]);
  });

  it('are not asked once the record is answered', () => {
    expect(found([payroll(TWO)])).toEqual([]);
    expect(found([passes(LONG)])).toEqual([]);
  });

  it('are judged as chosen, whatever the records say of their own', () => {
    const one = payroll('sgk_belge_10');
    expect(found([one], [['ozluk', TWO]])).toEqual([`ozluk kisa 10 ${one.id}`]);
  });

  it('are too long only if no record of the category carries them', () => {
    const long = passes(LONG, 'sure_amactan_uzun');
    expect(found([long])).toEqual([`fiziksel_mekan_guvenligi uzun 5 ${long.id}`]);
    const claim = kept({
      ...{ islenen_kisisel_veriler: ['olay_tutanagi'], isleme_sarti: ['k5_2_e_hak'] },
      saklama_suresi: 'olay_kapanis_10',
    });
    expect(found([long, claim])).toEqual([]);
  });

  it('judge a category that answers otherwise by its own answer', () => {
    const one = kept(
      {
        ...{ islenen_kisisel_veriler: ['bordro', 'telefon'], isleme_sarti: DUTY },
        saklama_suresi: 'sgk_belge_10',
        kategori_ayrintilari: [`ozluk.saklama_suresi=${TWO}`],
      },
      'sure_yasadan_kisa',
    );
    expect(found([one])).toEqual([`ozluk kisa 10 ${one.id}`]);
  });

  it('know warnings that exist', () => {
    const known = RULES.processingActivities.map(({ kod }) => kod);
    expect(known).toEqual(expect.arrayContaining(Object.values(LENGTH_WARNINGS).flat()));
  });
});
