import { lawOfBody, RECIPIENT_OF_BODY } from '@emanet/contract/lookups';
import { publicTransferRegister as shared } from '@emanet/contract/public-transfers';
import { isEmpty } from '@emanet/contract/records/fields';
import type { Register } from '../../records/register.ts';

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
  /** Choosing a body fills in its law and its recipient group, unless they are filled already. */
  follow: (name, value, values): Record<string, string> => {
    if (name !== 'kurum_adi' || typeof value !== 'string') return {};
    const law = isEmpty(values.hukuki_dayanak) ? lawOfBody(value) : undefined;
    const group = RECIPIENT_OF_BODY.get(value);
    const followed =
      isEmpty(values.alici_grubu) ||
      values.alici_grubu === RECIPIENT_OF_BODY.get(String(values.kurum_adi));
    return {
      ...(law && { hukuki_dayanak: law }),
      ...(group && followed && { alici_grubu: group }),
    };
  },
};
