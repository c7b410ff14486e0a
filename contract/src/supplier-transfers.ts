import type { Condition, Field } from './records/fields.ts';
import { ROLE_OF_RECIPIENT } from './lookups.ts';
import { BY_THE_BOARD } from './records/rules/bases.ts';
import { namesAbroad } from './shared/countries.ts';
import { hasPassed } from './shared/time/today.ts';
import { registerEndpoints } from './records/endpoints.ts';
import type { Register } from './records/register.ts';
import { registerEntry } from './records/registers.ts';
import { hasSpecialData } from './records/personal-data.ts';
import { noticeDueDate } from './clocks/rule.ts';

const ABROAD = { field: 'yurt_disi_aktarim', is: true } as const;
const STANDARD_CONTRACT = { field: 'yurt_disi_mekanizma', is: 'standart_sozlesme' } as const;
const NOTIFIED_LATE: Condition = {
  field: 'standart_sozlesme_bildirim_tarihi',
  since: 'standart_sozlesme_imza_tarihi',
  isLate: (notified, signed) => notified > noticeDueDate(signed),
};
const PERMITTED = { field: 'yurt_disi_mekanizma', hasAny: BY_THE_BOARD } as const;
const OTHER_LAW = { field: 'yurt_disi_mekanizma', is: 'ozel_kanun' } as const;
const HAS_CONTRACT = { field: 'sozlesme_var_mi', is: true } as const;

const PROCESSOR = { field: 'veri_isleyen_rolu', is: 'veri_isleyen' } as const;
/** No contract is possible with the public. */
const NOT_THE_PUBLIC = { field: 'alici_grubu', isNoneOf: ['herkese_acik'] } as const;

const ENDED = { field: 'aktarim_durumu', is: 'sona_erdi' } as const;

/** Fields of a supplier transfer (field guide, section 2). */
// prettier-ignore
export const supplierTransferFields: readonly Field[] = [
  { name: 'alici_grubu', section: 'tedarikci', control: 'select', lookup: 'alici_grubu', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'tedarikci_adi', section: 'tedarikci', control: 'supplier', max: 200, required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'department_id', section: 'tedarikci', control: 'department', required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'tedarikci_unvan', section: 'tedarikci', control: 'text', max: 300, expected: true, listed: ['tumu'] },
  { name: 'hizmet_konusu', section: 'tedarikci', control: 'textarea', max: 1000, expected: true, listed: ['ozet', 'tumu'] },
  { name: 'veri_isleyen_rolu', section: 'tedarikci', control: 'select', lookup: 'veri_isleyen_rolu', follows: { field: 'alici_grubu', codes: ROLE_OF_RECIPIENT }, expected: NOT_THE_PUBLIC, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'aktarim_durumu', section: 'tedarikci', control: 'select', lookup: 'aktarim_durumu', expected: true, listed: ['tumu'] },
  { name: 'sona_erme_tarihi', section: 'tedarikci', control: 'date', visibleWhen: ENDED, implies: hasPassed, expected: true, listed: ['tumu'] },
  { name: 'durum', section: 'tedarikci', control: 'confirmation', attested: true, listed: ['tumu'] },
  { name: 'veri_harita_id', section: 'veriler', control: 'activities', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'aktarilan_kisisel_veriler', section: 'veriler', control: 'multiselect', lookup: 'kisisel_veriler', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'ilgili_kisi', section: 'veriler', control: 'multiselect', lookup: 'ilgili_kisi', expected: true, listed: ['tumu'] },
  { name: 'aktarim_amaci', section: 'hukuki_sebep', control: 'multiselect', lookup: 'islenme_amaci', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'aktarim_sarti', section: 'hukuki_sebep', control: 'multiselect', lookup: 'isleme_sarti', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'aktarim_yontemi', section: 'aktarim', control: 'multiselect', lookup: 'aktarim_yontemi', expected: true, listed: ['tumu'] },
  { name: 'aktarim_yontemi_yaziniz', section: 'aktarim', control: 'text', max: 300, listed: ['tumu'] },
  { name: 'aktarim_sikligi', section: 'aktarim', control: 'select', lookup: 'aktarim_sikligi', expected: true, listed: ['tumu'] },
  { name: 'yurt_disi_aktarim', section: 'yurt_disi', control: 'boolean', expected: true, attested: { as: false }, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'aktarim_ulkesi', section: 'yurt_disi', control: 'country', max: 100, visibleWhen: ABROAD, implies: namesAbroad, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'yurt_disi_mekanizma', section: 'yurt_disi', control: 'select', lookup: 'yurt_disi_mekanizma', visibleWhen: ABROAD, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'standart_sozlesme_imza_tarihi', section: 'yurt_disi', control: 'date', visibleWhen: STANDARD_CONTRACT, expected: true, listed: ['tumu'] },
  { name: 'standart_sozlesme_bildirim_tarihi', section: 'yurt_disi', control: 'date', visibleWhen: STANDARD_CONTRACT, expected: true, listed: ['tumu'] },
  { name: 'standart_sozlesme_gec_nedeni', section: 'yurt_disi', control: 'textarea', max: 1000, visibleWhen: NOTIFIED_LATE, required: NOTIFIED_LATE, listed: ['tumu'] },
  { name: 'standart_sozlesme_bildirim_kaniti', section: 'yurt_disi', control: 'text', max: 300, visibleWhen: STANDARD_CONTRACT, listed: ['tumu'] },
  { name: 'standart_sozlesme_turu', section: 'yurt_disi', control: 'select', lookup: 'standart_sozlesme_turu', visibleWhen: STANDARD_CONTRACT, listed: ['tumu'] },
  { name: 'standart_sozlesme_bildiren', section: 'yurt_disi', control: 'select', lookup: 'standart_sozlesme_bildiren', visibleWhen: STANDARD_CONTRACT, listed: ['tumu'] },
  { name: 'standart_sozlesme_yetki', section: 'yurt_disi', control: 'boolean', visibleWhen: STANDARD_CONTRACT, attested: true, listed: ['tumu'] },
  { name: 'standart_sozlesme_imza_sekli', section: 'yurt_disi', control: 'select', lookup: 'standart_sozlesme_imza_sekli', visibleWhen: STANDARD_CONTRACT, attested: true, listed: ['tumu'] },
  { name: 'kurul_izni_tarihi', section: 'yurt_disi', control: 'date', visibleWhen: PERMITTED, listed: ['tumu'] },
  { name: 'kurul_izni_sayisi', section: 'yurt_disi', control: 'text', max: 50, visibleWhen: PERMITTED, listed: ['tumu'] },
  { name: 'yurt_disi_kanun', section: 'yurt_disi', control: 'text', max: 500, visibleWhen: OTHER_LAW, listed: ['tumu'] },
  { name: 'standart_sozlesme_degisiklik_tarihi', section: 'yurt_disi', control: 'date', visibleWhen: STANDARD_CONTRACT, listed: ['tumu'] },
  { name: 'sozlesme_var_mi', section: 'sozlesme', control: 'boolean', visibleWhen: NOT_THE_PUBLIC, expected: PROCESSOR, attested: true, listed: ['ozet', 'saklama', 'tumu'] },
  { name: 'sozlesme_tarihi', section: 'sozlesme', control: 'date', visibleWhen: HAS_CONTRACT, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'sozlesme_bitis_tarihi', section: 'sozlesme', control: 'date', visibleWhen: HAS_CONTRACT, listed: ['saklama', 'tumu'] },
  { name: 'alt_isleyenler', section: 'sozlesme', control: 'textarea', max: 1000, visibleWhen: PROCESSOR, attested: true, listed: ['tumu'] },
  { name: 'veri_isleyen_sozlesmesi', section: 'sozlesme', control: 'document', documentTypes: ['Taahhütname', 'Politika'], listed: ['saklama', 'tumu'] },
  { name: 'alinan_tedbirler', section: 'sozlesme', control: 'multiselect', lookup: 'alinan_tedbirler', expected: true, attested: true, listed: ['tumu'] },
  { name: 'son_denetim_tarihi', section: 'sozlesme', control: 'date', listed: ['saklama', 'tumu'] },
  { name: 'saklama_suresi', section: 'sozlesme', control: 'select-or-text', lookup: 'saklama_suresi', max: 200, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'diger_aciklamalar_danisman', section: 'notlar', control: 'textarea', max: 2000, writableBy: ['danışman'], listed: ['tumu'] },
  { name: 'uyari_cevaplari', section: 'notlar', control: 'warning-answers', writableBy: ['danışman', 'yönetici'] },
];

/** Sections of the form, the drawer and the Excel sheet, in order. */
export const supplierTransferSections = [
  'tedarikci',
  'veriler',
  'hukuki_sebep',
  'aktarim',
  'yurt_disi',
  'sozlesme',
  'notlar',
] as const;

export const supplierTransfers = registerEndpoints('supplierTransfers', supplierTransferFields);

/** Transfers to suppliers. */
export const supplierTransferRegister: Register = {
  ...registerEntry('supplierTransfers'),
  fields: supplierTransferFields,
  sections: supplierTransferSections,
  endpoints: supplierTransfers,
  special: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
};
