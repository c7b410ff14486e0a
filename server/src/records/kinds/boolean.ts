import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { yesNoSpoken } from '@emanet/contract/words/vocabulary';
import { sql } from 'kysely';
import { NARROW } from '../excel/widths.ts';
import { plainly, type Kind } from './kind.ts';
import { byNumber, own } from './sort-key.ts';
import { unknownWord } from './wrong.ts';

const YES = labelOf('records.yes');
const NO = labelOf('records.no');

export const yesNo = (value: boolean, lang: Language): string => (value ? YES : NO)[lang];

/** Yes or no. */
export const booleanKind: Kind = {
  sortKey: ({ name }) => byNumber(sql`${own(name)}::int`, (row) => row[name], -1),
  show: (_, value, { lang }) => yesNo(value === true, lang),
  read: (_, { text }) => {
    if (text === null) return { value: null };
    const meant = yesNoSpoken(text);
    return meant === undefined ? unknownWord('yes_no', text) : { value: meant };
  },
  width: NARROW,
  takes: 'listed',
  listed: (_, __, lang) => plainly([yesNo(true, lang), yesNo(false, lang)]),
};
