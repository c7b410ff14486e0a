import { choiceOf } from './lookups.ts';
import { businessDaysAfter } from './shared/business-days.ts';
import type { Field, Values } from './records/fields.ts';
import { registerEndpoints } from './records/endpoints.ts';
import { basisWarnings, periodWarnings } from './records/basis-warnings.ts';
import type { Register } from './records/register.ts';
import { registerEntry } from './records/registers.ts';
import { hasSpecialData } from './records/personal-data.ts';
import type { Warning } from './records/warnings.ts';

const ABROAD = { field: 'yurt_disi_aktarim', is: true } as const;
const STANDARD_CONTRACT = { field: 'yurt_disi_mekanizma', is: 'standart_sozlesme' } as const;
const HAS_CONTRACT = { field: 'sozlesme_var_mi', is: true } as const;

/** Fields of a supplier transfer (field guide, section 2). */
// prettier-ignore
export const supplierTransferFields: readonly Field[] = [
  { name: 'tedarikci_adi', section: 'tedarikci', control: 'supplier', max: 200, required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'department_id', section: 'tedarikci', control: 'department', required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'tedarikci_unvan', section: 'tedarikci', control: 'text', max: 300, expected: true, listed: ['tumu'] },
  { name: 'hizmet_konusu', section: 'tedarikci', control: 'textarea', max: 1000, expected: true, listed: ['ozet', 'tumu'] },
  { name: 'veri_isleyen_rolu', section: 'tedarikci', control: 'select', lookup: 'veri_isleyen_rolu', expected: true, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'durum', section: 'tedarikci', control: 'boolean', listed: ['tumu'] },
  { name: 'veri_harita_id', section: 'veriler', control: 'activities', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'aktarilan_kisisel_veriler', section: 'veriler', control: 'multiselect', lookup: 'kisisel_veriler', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'ilgili_kisi', section: 'veriler', control: 'multiselect', lookup: 'ilgili_kisi', expected: true, listed: ['tumu'] },
  { name: 'aktarim_amaci', section: 'hukuki_sebep', control: 'multiselect', lookup: 'islenme_amaci', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'aktarim_sarti', section: 'hukuki_sebep', control: 'multiselect', lookup: 'isleme_sarti', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'alici_grubu', section: 'hukuki_sebep', control: 'select', lookup: 'alici_grubu', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'aktarim_yontemi', section: 'aktarim', control: 'multiselect', lookup: 'aktarim_yontemi', expected: true, listed: ['tumu'] },
  { name: 'aktarim_yontemi_yaziniz', section: 'aktarim', control: 'text', max: 300, listed: ['tumu'] },
  { name: 'aktarim_sikligi', section: 'aktarim', control: 'select', lookup: 'aktarim_sikligi', expected: true, listed: ['tumu'] },
  { name: 'yurt_disi_aktarim', section: 'yurt_disi', control: 'boolean', expected: true, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'aktarim_ulkesi', section: 'yurt_disi', control: 'country', max: 100, visibleWhen: ABROAD, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'yurt_disi_mekanizma', section: 'yurt_disi', control: 'select', lookup: 'yurt_disi_mekanizma', visibleWhen: ABROAD, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'standart_sozlesme_imza_tarihi', section: 'yurt_disi', control: 'date', visibleWhen: STANDARD_CONTRACT, expected: true, listed: ['tumu'] },
  { name: 'standart_sozlesme_bildirim_tarihi', section: 'yurt_disi', control: 'date', visibleWhen: STANDARD_CONTRACT, expected: true, listed: ['tumu'] },
  { name: 'sozlesme_var_mi', section: 'sozlesme', control: 'boolean', expected: true, listed: ['ozet', 'saklama', 'tumu'] },
  { name: 'sozlesme_tarihi', section: 'sozlesme', control: 'date', visibleWhen: HAS_CONTRACT, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'sozlesme_bitis_tarihi', section: 'sozlesme', control: 'date', visibleWhen: HAS_CONTRACT, listed: ['saklama', 'tumu'] },
  { name: 'veri_isleyen_sozlesmesi', section: 'sozlesme', control: 'document', documentTypes: ['Taahhütname', 'Politika'], listed: ['saklama', 'tumu'] },
  { name: 'alinan_tedbirler', section: 'sozlesme', control: 'multiselect', lookup: 'alinan_tedbirler', expected: true, listed: ['tumu'] },
  { name: 'son_denetim_tarihi', section: 'sozlesme', control: 'date', listed: ['saklama', 'tumu'] },
  { name: 'saklama_suresi', section: 'sozlesme', control: 'select-or-text', lookup: 'saklama_suresi', max: 200, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'diger_aciklamalar_danisman', section: 'notlar', control: 'textarea', max: 2000, writableBy: ['danışman'], listed: ['tumu'] },
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

/** Business days in which a signed standard contract must be notified to the Authority (art. 9/5). */
const NOTICE_BUSINESS_DAYS = 5;

/** Last day for notifying a standard contract signed on `signed` (`YYYY-MM-DD`), on the Turkish calendar. */
export const noticeDueDate = (signed: string): string =>
  businessDaysAfter(signed, NOTICE_BUSINESS_DAYS);

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A mechanism that does not carry the transfer for which it is chosen (art. 9). */
function mechanismProblem(values: Values): string | undefined {
  const chosen = values.yurt_disi_mekanizma;
  if (typeof chosen !== 'string' || chosen === '') return 'yurt_disi_mekanizma_yok';
  // No country has been found adequate; the list of decisions is empty.
  if (chosen === 'yeterlilik_karari') return 'yeterlilik_karari_yok';
  if (chosen === 'kamu_anlasmasi') return 'yalniz_kamu_kurumlari';
  if (chosen === 'menfaat_zarari_izni') return 'izin_dayanak_degil';
  const occasional = choiceOf('yurt_disi_mekanizma', chosen)?.group?.code === 'derogation';
  return occasional && RECURRING.includes(String(values.aktarim_sikligi))
    ? 'arizi_degil'
    : undefined;
}

const RECURRING = ['surekli', 'aylik', 'yillik'];

/** A standard contract is signed, and notified within five business days (art. 9/5). */
function contractWarnings(values: Values, today: string): Warning[] {
  const signed = date(values.standart_sozlesme_imza_tarihi);
  if (!signed)
    return [{ kod: 'imza_tarihi_yok', alan: 'standart_sozlesme_imza_tarihi', seviye: 'Yüksek' }];
  const due = noticeDueDate(signed);
  const notified = date(values.standart_sozlesme_bildirim_tarihi);
  const alan = 'standart_sozlesme_bildirim_tarihi';
  if (notified ? notified > due : today > due)
    return [{ kod: 'bildirim_gecikti', alan, seviye: 'Yüksek' }];
  return notified ? [] : [{ kod: 'bildirim_bekliyor', alan, seviye: 'Orta' }];
}

/** Checks of a supplier transfer; `today` is the date in Turkey. They warn and never block. */
export function supplierTransferWarnings(values: Values, today: string): Warning[] {
  const found = basisWarnings(
    { alan: 'aktarilan_kisisel_veriler', value: values.aktarilan_kisisel_veriler },
    { alan: 'aktarim_sarti', value: values.aktarim_sarti },
  );
  const warn = (kod: string, alan: string, seviye: Warning['seviye'] = 'Orta') =>
    found.push({ kod, alan, seviye });

  if (values.yurt_disi_aktarim === true) {
    const problem = mechanismProblem(values);
    if (problem) warn(problem, 'yurt_disi_mekanizma', 'Yüksek');
    if (values.yurt_disi_mekanizma === 'standart_sozlesme')
      found.push(...contractWarnings(values, today));
  }
  if (values.veri_isleyen_rolu === 'veri_isleyen' && values.sozlesme_var_mi === false)
    warn('veri_isleyen_sozlesmesi_yok', 'sozlesme_var_mi');
  const ends = date(values.sozlesme_bitis_tarihi);
  if (values.sozlesme_var_mi === true && ends && ends < today)
    warn('sozlesme_bitti', 'sozlesme_bitis_tarihi');
  return [...found, ...periodWarnings(values.saklama_suresi)];
}

export const supplierTransfers = registerEndpoints('supplierTransfers', supplierTransferFields);

/** Transfers to suppliers. */
export const supplierTransferRegister: Register = {
  ...registerEntry('supplierTransfers'),
  fields: supplierTransferFields,
  sections: supplierTransferSections,
  endpoints: supplierTransfers,
  warnings: supplierTransferWarnings,
  special: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
};
