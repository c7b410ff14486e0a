import en from '../locales/labels.en.json' with { type: 'json' };
import tr from '../locales/labels.tr.json' with { type: 'json' };
import type { Sentence } from './primitives.ts';

/**
 * Names of fields and words of enumerations, the same on screens and in sheets, mails and PDF. The
 * browser has them among its texts (`t`), one language at a time; the server takes them from here.
 */
export type Labels = typeof tr;

/** Keys of a file of texts, with dots between the names of groups. */
export type Keys<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name
    : `${Name}.${Keys<Texts[Name]>}`;
}[keyof Texts & string];

/** Key of a label, as `t` takes it. */
export type LabelKey = Keys<Labels>;

const textAt = (texts: object, key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at instanceof Object ? Reflect.get(at, name) : at), texts);
  return String(found);
};

/** Texts of a pair of files: `one` in both languages by its key, `group` each under its name. */
export const readerOf = <Texts extends object>(turkish: Texts, english: Texts) => ({
  one: (key: Keys<Texts>): Sentence => ({ tr: textAt(turkish, key), en: textAt(english, key) }),
  group: <Name extends string>(
    pick: (texts: Texts) => Readonly<Record<Name, string>>,
  ): Readonly<Record<Name, Sentence>> => {
    const [of, inEnglish] = [pick(turkish), pick(english)];
    return Object.fromEntries(
      Object.keys(of).map((name) => [name, { tr: of[name as Name], en: inEnglish[name as Name] }]),
    ) as Record<Name, Sentence>;
  },
});

/** Labels in both languages: one by its key, or those of a group, each under its name. */
export const { one: labelOf, group: labelsOf } = readerOf<Labels>(tr, en);
