import { choiceOf } from '@emanet/contract/lookups';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { isEmpty } from '@emanet/contract/records/fields';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { later } from '../calendar.ts';
import type { ActivityValues } from '../../template/library.ts';

const LAWFUL = ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk'];
/** One test in three has not been made yet. */
const UNTESTED = 3;

const holds = (value: unknown, codes: readonly string[]) =>
  listOfCodes(value).some((code) => codes.includes(code));

const onPaperOnly = (places: readonly string[]) =>
  places.length > 0 &&
  places.every((code) => choiceOf('saklandigi_alan', code)?.group?.code === 'fiziksel');

/**
 * The company's own answers of a library row: who receives the data, whether they go abroad, how
 * they are disposed of, and the balancing test. What the row says already stays.
 */
export function answered(values: ActivityValues, position: number, now: Date): ActivityValues {
  const recipients = [
    ...(values.dahil_oluyormu === 'evet' ? ['tedarikciler'] : []),
    ...(holds(values.isleme_sarti, LAWFUL) ? ['yetkili_kamu_kurumlari'] : []),
  ];
  const nobody = recipients.length === 0 && isEmpty(values.alici_grubu);
  const paper = onPaperOnly(listOfCodes(values.saklandigi_alan));
  return {
    ...values,
    alici_grubu: isEmpty(values.alici_grubu) ? recipients : (values.alici_grubu ?? []),
    alici_yok: values.alici_yok ?? (nobody ? true : null),
    yurt_disi_aktarim: values.yurt_disi_aktarim ?? false,
    imha_yontemi: values.imha_yontemi ?? (paper ? 'yok_etme' : 'silme'),
    ...(holds(values.isleme_sarti, ['k5_2_f_mesru_menfaat']) &&
      position % UNTESTED !== 0 && {
        denge_gereklilik: 'Aynı sonuç daha az veriyle veya başka bir yolla elde edilemiyor.',
        denge_ilgili_kisi: 'Kişi bu işlemeyi beklemektedir; aleyhine bir karar doğurmaz.',
        denge_onlem: 'Erişim görevlilerle sınırlıdır; süre sonunda veri imha edilir.',
        denge_sonucu: values.denge_sonucu ?? 'onlemle',
        denge_tarihi: dayOf(later(now, -(40 + (position % 37)) * DAY_MS)),
        denge_yapan: 'Zeynep Kılıç, KVKK danışmanı',
      }),
  };
}
