import { choiceOf, lawOfBody } from '@emanet/contract/lookups';
import {
  publicTransferFields,
  publicTransfers,
  publicTransferSections,
  publicTransferWarnings,
} from '@emanet/contract/public-transfers';
import { isEmpty } from '@emanet/contract/records/fields';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import { i18n } from '../../platform/i18n.ts';
import type { Register } from '../../records/register.ts';

const OTHER_BODY = 'diger_kurum';
const RECIPIENTS = 'yetkili_kamu_kurumlari';

export const publicRegister: Register = {
  noun: 'publicTransfers',
  tur: 'diger_aktarim',
  path: '/diger-aktarimlar',
  addPath: '/envanter/kamu/ekle',
  editPath: (id) => `/envanter/kamu/guncelle/${id}`,
  importPath: '/envanter/kamu/ice-aktar',
  endpoints: publicTransfers,
  fields: publicTransferFields,
  sections: publicTransferSections,
  nameField: 'kurum_adi',
  /** The body's name; one that is not listed goes by what was written. */
  nameOf: ({ kurum_adi, kurum_adi_yaziniz }, lang) => {
    if (kurum_adi === OTHER_BODY && typeof kurum_adi_yaziniz === 'string') return kurum_adi_yaziniz;
    if (typeof kurum_adi !== 'string') return '';
    return choiceOf('kurum_adi', kurum_adi)?.[lang] ?? kurum_adi;
  },
  filters: ['kurum_adi'],
  summary: [
    'department_id',
    'aktarilan_kisisel_veriler',
    'aktarim_sarti',
    'hukuki_dayanak',
    'aktarim_sikligi',
  ],
  widths: {
    kurum_adi: 308,
    department_id: 140,
    aktarilan_kisisel_veriler: 170,
    aktarim_sarti: 140,
    hukuki_dayanak: 172,
    aktarim_sikligi: 116,
  },
  /** The recipient group that the registry knows every such body by. */
  noteOf: (field, _values, lang) =>
    field === 'aktarim_sarti'
      ? i18n.t('form.recipients', { lng: lang, group: choiceOf('alici_grubu', RECIPIENTS)?.[lang] })
      : undefined,
  warningsOf: publicTransferWarnings,
  holdsSpecial: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
  /** Choosing a body brings the law it asks under, unless one is written already. */
  follow: (name, value, values): Record<string, string> => {
    const law = name === 'kurum_adi' && typeof value === 'string' ? lawOfBody(value) : undefined;
    return law && isEmpty(values.hukuki_dayanak) ? { hukuki_dayanak: law } : {};
  },
};
