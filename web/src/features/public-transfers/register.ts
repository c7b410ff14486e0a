import { choiceOf, lawOfBody } from '@emanet/contract/lookups';
import { publicTransferRegister as shared } from '@emanet/contract/public-transfers';
import { isEmpty } from '@emanet/contract/records/fields';
import { i18n } from '../../platform/i18n.ts';
import type { Register } from '../../records/register.ts';

const RECIPIENTS = 'yetkili_kamu_kurumlari';

export const publicTransferRegister: Register = {
  ...shared,
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
  /** Choosing a body brings the law it asks under, unless one is written already. */
  follow: (name, value, values): Record<string, string> => {
    const law = name === 'kurum_adi' && typeof value === 'string' ? lawOfBody(value) : undefined;
    return law && isEmpty(values.hukuki_dayanak) ? { hukuki_dayanak: law } : {};
  },
};
