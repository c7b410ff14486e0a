import { RECIPIENT_OF_BODY } from './lookups.ts';
import type { Field } from './records/fields.ts';
import { hasPassed } from './shared/time/today.ts';
import { registerEndpoints } from './records/endpoints.ts';
import type { Register } from './records/register.ts';
import { registerEntry } from './records/registers.ts';
import { hasSpecialData } from './records/personal-data.ts';

const ON_REQUEST = { field: 'aktarim_sikligi', is: 'talep_uzerine' } as const;
const OTHER_BODY = { field: 'kurum_adi', is: 'diger_kurum' } as const;

const ENDED = { field: 'aktarim_durumu', is: 'sona_erdi' } as const;

/** Fields of a public transfer (field guide, section 3). */
// prettier-ignore
export const publicTransferFields: readonly Field[] = [
  { name: 'kurum_adi', section: 'kurum', control: 'select', lookup: 'kurum_adi', required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'kurum_adi_yaziniz', section: 'kurum', control: 'text', max: 300, visibleWhen: OTHER_BODY, required: OTHER_BODY, listed: ['tumu'] },
  { name: 'department_id', section: 'kurum', control: 'department', required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'sorumlu_unvan', section: 'kurum', control: 'text', max: 200, expected: true, listed: ['tumu'] },
  { name: 'aktarim_durumu', section: 'kurum', control: 'select', lookup: 'aktarim_durumu', expected: true, listed: ['tumu'] },
  { name: 'sona_erme_tarihi', section: 'kurum', control: 'date', visibleWhen: ENDED, implies: hasPassed, expected: true, listed: ['tumu'] },
  { name: 'durum', section: 'kurum', control: 'confirmation', attested: true, listed: ['tumu'] },
  { name: 'veri_harita_id', section: 'veriler', control: 'activities', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'aktarilan_kisisel_veriler', section: 'veriler', control: 'multiselect', lookup: 'kisisel_veriler', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'ilgili_kisi', section: 'veriler', control: 'multiselect', lookup: 'ilgili_kisi', expected: true, listed: ['tumu'] },
  { name: 'aktarim_amaci', section: 'hukuki_sebep', control: 'multiselect', lookup: 'islenme_amaci', expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'aktarim_sarti', section: 'hukuki_sebep', control: 'multiselect', lookup: 'isleme_sarti', expected: true, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'hukuki_dayanak', section: 'hukuki_sebep', control: 'text', max: 500, expected: true, listed: ['ozet', 'hukuki', 'tumu'] },
  { name: 'alici_grubu', section: 'hukuki_sebep', control: 'select', lookup: 'alici_grubu', follows: { field: 'kurum_adi', codes: RECIPIENT_OF_BODY }, listed: ['hukuki', 'tumu'] },
  { name: 'aktarim_yontemi', section: 'aktarim', control: 'multiselect', lookup: 'aktarim_yontemi', expected: true, listed: ['tumu'] },
  { name: 'aktarim_yontemi_yaziniz', section: 'aktarim', control: 'text', max: 300, listed: ['tumu'] },
  { name: 'aktarim_sikligi', section: 'aktarim', control: 'select', lookup: 'aktarim_sikligi', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'talep_tarihi', section: 'aktarim', control: 'date', visibleWhen: ON_REQUEST, listed: ['tumu'] },
  { name: 'talep_sayisi', section: 'aktarim', control: 'text', max: 100, visibleWhen: ON_REQUEST, listed: ['tumu'] },
  { name: 'kapsam_denetlendi', section: 'aktarim', control: 'boolean', visibleWhen: ON_REQUEST, attested: true, listed: ['tumu'] },
  { name: 'bildirim_suresi', section: 'aktarim', control: 'text', max: 200, listed: ['tumu'] },
  { name: 'saklama_suresi', section: 'aktarim', control: 'select-or-text', lookup: 'saklama_suresi', max: 200, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'diger_aciklamalar_danisman', section: 'notlar', control: 'textarea', max: 2000, writableBy: ['danışman'], listed: ['tumu'] },
  { name: 'uyari_cevaplari', section: 'notlar', control: 'warning-answers', writableBy: ['danışman', 'yönetici'] },
];

export const publicTransferSections = [
  'kurum',
  'veriler',
  'hukuki_sebep',
  'aktarim',
  'notlar',
] as const;

export const publicTransfers = registerEndpoints('publicTransfers', publicTransferFields);

/** Transfers to public bodies. */
export const publicTransferRegister: Register = {
  ...registerEntry('publicTransfers'),
  fields: publicTransferFields,
  sections: publicTransferSections,
  endpoints: publicTransfers,
  writtenName: 'kurum_adi_yaziniz',
  special: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
};
