import { articleIn } from '@emanet/contract/shared/articles';
import { fieldsNaming, kindOf } from '@emanet/contract/records/kinds/kinds';
import type { ChangedField, ChangeLogEntry } from '@emanet/contract/change-logs';
import { choiceOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Names } from '../kinds/kind.ts';
import { lookOf } from '../kinds/kinds.ts';
import { displayValue, displayValues, NO_NAMES } from '../display.ts';

/** Kind of change of an entry, as a word that has a sentence in the texts. */
export type Deed = 'added' | 'copied' | 'restored' | 'removed' | 'linked' | 'updated';

/** One changed field: for choices the added and removed ones, otherwise both values. */
export type Change = Readonly<
  | { alan: string; label: string; plus: string[]; minus: string[] }
  | { alan: string; label: string; before: string; after: string }
>;

const LIBRARY_RECORD = 'veri_isleme_faaliyetleri_id';

const isLink = (fields: readonly Field[]) => (change: ChangedField) =>
  fieldsNaming(fields, 'document').some(({ name }) => name === change.alan) &&
  isEmpty(change.eski) &&
  !isEmpty(change.yeni);

/** Kind of change; `older` are the entries before it, newest first. */
export function deedOf(
  entry: ChangeLogEntry,
  older: readonly ChangeLogEntry[],
  fields: readonly Field[],
): Deed {
  if (entry.islem === 'silme') return 'removed';
  if (entry.islem === 'ekleme') {
    if (older[0]?.islem === 'silme') return 'restored';
    const source = entry.alanlar.find((change) => change.alan === LIBRARY_RECORD);
    return source && !isEmpty(source.yeni) ? 'copied' : 'added';
  }
  const { alanlar } = entry;
  return alanlar.length > 0 && alanlar.every(isLink(fields)) ? 'linked' : 'updated';
}

type Entry = string | number;

/** The entries of a list's value, codes or ids, with any input. */
const entriesIn = (value: unknown): Entry[] =>
  Array.isArray(value)
    ? value.filter((one): one is Entry => typeof one === 'string' || typeof one === 'number')
    : [];

/** Labels of choices; legal bases carry their article. */
function labelsOf(field: Field, entries: readonly Entry[], lang: Language, names: Names): string[] {
  return entries.map((entry) => {
    const code = String(entry);
    const article = field.lookup && choiceOf(field.lookup, code)?.article;
    const [label = code] = displayValues(field, entry, lang, names);
    return article ? `${articleIn(article, lang)} ${label}` : label;
  });
}

/** The changed fields of an update, as shown; additions and removals have none. */
export function changesOf(
  entry: ChangeLogEntry,
  fields: readonly Field[],
  noun: RegisterNoun,
  lang: Language,
  names: Names,
): Change[] {
  return entry.islem === 'güncelleme' ? changesIn(entry.alanlar, fields, noun, lang, names) : [];
}

/** The same for any list of changed fields. */
export function changesIn(
  alanlar: readonly ChangedField[],
  fields: readonly Field[],
  noun: RegisterNoun,
  lang: Language,
  names: Names = NO_NAMES,
): Change[] {
  const changes = alanlar.map(({ alan, eski, yeni }): Change => {
    const field = fields.find((one) => one.name === alan);
    const label = fieldLabel(noun, alan, lang);
    if (!field) return { alan, label, before: plain(eski), after: plain(yeni) };
    if (kindOf(field).many) {
      const before = entriesIn(eski);
      const after = entriesIn(yeni);
      return {
        alan,
        label,
        plus: labelsOf(
          field,
          after.filter((code) => !before.includes(code)),
          lang,
          names,
        ),
        minus: labelsOf(
          field,
          before.filter((code) => !after.includes(code)),
          lang,
          names,
        ),
      };
    }
    if (lookOf(field).asStored) return { alan, label, before: plain(eski), after: plain(yeni) };
    return {
      alan,
      label,
      before: displayValue(field, eski, lang, names),
      after: displayValue(field, yeni, lang, names),
    };
  });
  return changes.filter(isSeen);
}

/** A new order of the same choices is no change to a reader. */
const isSeen = (change: Change): boolean =>
  !('plus' in change) || change.plus.length + change.minus.length > 0;

/** Names values that an undo did not give back: missing choices of a list, otherwise the wanted value. */
export const notBackIn = (changes: readonly Change[]): string =>
  changes
    .map((one) => {
      const lost = ('minus' in one ? one.minus : [one.before]).filter(Boolean);
      return lost.length > 0 ? `${one.label} (${lost.join(', ')})` : one.label;
    })
    .join(', ');

/** A value of a field that no longer exists, as it was stored. */
const plain = (value: unknown): string => {
  if (isEmpty(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Unread entries, then read ones, in the server's order. */
export const splitByRead = (entries: readonly ChangeLogEntry[]) => ({
  unread: entries.filter((entry) => !entry.okundu),
  read: entries.filter((entry) => entry.okundu),
});

/** Fields that were ever updated, the last changed first. */
export const updatedFields = (entries: readonly ChangeLogEntry[]): string[] => [
  ...new Set(
    entries
      .filter((entry) => entry.islem === 'güncelleme')
      .flatMap((entry) => entry.alanlar.map((change) => change.alan)),
  ),
];
