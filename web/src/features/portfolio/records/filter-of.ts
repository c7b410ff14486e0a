import type { Word } from '@emanet/contract/records/fields';
import { DAY_BANDS } from '@emanet/contract/records/kinds/day-bands';
import type { Language } from '@emanet/contract/shared/primitives';
import { i18n } from '../../../platform/i18n.ts';
import { byKind, type FilterOf } from '../../../records/list/filters/filters.ts';

const wordIn = (label: Word[1], lang: Language) =>
  typeof label === 'string' ? i18n.t(label, { lng: lang }) : label[lang];

/**
 * Lists over all clients also filter by days, in bands as seen from today, and by words; the server finds
 * the rows, and a list of one company loads no code for them.
 */
export const filterOf: FilterOf = (field) => {
  if (field.control === 'date')
    return {
      options: (_, lang) =>
        DAY_BANDS.map((value) => ({
          value,
          label: i18n.t(`portfolio.across.days.${value}`, { lng: lang }),
        })),
    };
  if (field.control === 'word')
    return {
      options: ({ words = [] }, lang) =>
        words.map(([value, label]) => ({ value: String(value), label: wordIn(label, lang) })),
    };
  return byKind(field);
};
