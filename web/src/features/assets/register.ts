import { assetRegister as shared } from '@emanet/contract/assets';
import { choiceOf } from '@emanet/contract/lookups';
import { i18n } from '../../platform/i18n.ts';
import type { Register } from '../../records/register.ts';

export const assetRegister: Register = {
  ...shared,
  filters: ['varlik_turu'],
  summary: ['department_id', 'varlik_turu', 'varlik_sahibi', 'bulundugu_yer', 'gizlilik_derecesi'],
  widths: {
    varlik_ismi: 300,
    varlik_turu: 160,
    varlik_sahibi: 150,
    bulundugu_yer: 150,
    gizlilik_derecesi: 132,
  },
  /** The group that the type belongs to (`varlik_grubu`). */
  noteOf: (field, { varlik_turu }, lang) => {
    if (field !== 'varlik_turu' || typeof varlik_turu !== 'string') return undefined;
    const group = choiceOf('varlik_turu', varlik_turu)?.group?.[lang];
    return group && i18n.t('form.assetGroup', { lng: lang, group });
  },
};
