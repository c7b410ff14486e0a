import { articleIn } from '@emanet/contract/shared/articles';
import { choiceOf, choicesOf } from '@emanet/contract/lookups';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { i18n } from '../../platform/i18n.ts';
import type { Kind } from './kind.ts';

/** A code of a look-up, or text by hand. */
export const selectOrTextKind: Kind = {
  text: ({ lookup }, value, lang) =>
    (lookup && choiceOf(lookup, String(value))?.[lang]) ?? String(value),
};

/** One code of a look-up, or several. */
export const selectKind: Kind = {
  ...selectOrTextKind,
  filter: {
    options: ({ lookup }, lang) =>
      (lookup ? choicesOf(lookup) : []).map((choice) => ({
        value: choice.code,
        label: choice.article ? `${articleIn(choice.article, lang)} ${choice[lang]}` : choice[lang],
        group: choice.group?.[lang],
        special: choice.special,
      })),
    passes: (value, chosen) => value === chosen || listOfCodes(value).includes(chosen),
  },
};

/** One of a few values that have a label each. */
export const wordKind: Kind = {
  text: ({ words = [] }, value, lang) => {
    const [, label] = words.find(([one]) => one === value) ?? [];
    return label === undefined ? String(value) : i18n.t(label, { lng: lang });
  },
};
