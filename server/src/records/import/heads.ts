import { fieldLabel, labelledFields } from '@emanet/contract/records/labels';
import { questionHeads } from '@emanet/contract/records/questionnaire';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import { TITLES } from '../excel/titles.ts';
import { FORMER_HEADS } from './own/former-heads.ts';
import { OWN_HEADS } from './own/heads-of-own.ts';

/** The column of the record numbers. */
export const ID_COLUMN = 'id';
/** A column of the export that an import does not read. */
export const IGNORED = '*';

/** Mark after a head of the template whose column is required. */
export const REQUIRED_MARK = ' *';

/** The key of a head, marked or not. */
export const headKey = (title: string): string => {
  const whole = title.trimEnd();
  return labelKey(whole.endsWith('*') ? whole.slice(0, -1) : whole);
};

/**
 * Marks by which a sheet is recognised: its name among all that are imported, and its heads. `own`: keys
 * of heads that a company has given their meaning itself.
 */
export type SheetHeads = Readonly<{
  name: string;
  heads: ReadonlyMap<string, string>;
  own?: ReadonlySet<string>;
}>;

export const registerHeads = (noun: RegisterNoun): SheetHeads => ({
  name: noun,
  heads: headsOf(noun),
});

/** Meaning of each head, by its key in either language: a field's name or one of the above. */
function headsOf(noun: RegisterNoun): Map<string, string> {
  const heads = new Map(noun === 'processingActivities' ? questionHeads() : []);
  for (const [name, own] of Object.entries(OWN_HEADS[noun] ?? {}))
    for (const head of own) heads.set(labelKey(head), name);
  for (const lang of LANGUAGES) {
    for (const title of Object.values(TITLES)) heads.set(labelKey(title[lang]), IGNORED);
    heads.set(labelKey(TITLES.id[lang]), ID_COLUMN);
  }
  for (const [head, name] of Object.entries(FORMER_HEADS[noun] ?? {}))
    heads.set(labelKey(head), name);
  for (const lang of LANGUAGES)
    for (const name of labelledFields(noun))
      heads.set(labelKey(fieldLabel(noun, name, lang)), name);
  return heads;
}
