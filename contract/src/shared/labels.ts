import en from '../locales/labels.en.json' with { type: 'json' };
import tr from '../locales/labels.tr.json' with { type: 'json' };
import type { Sentence } from './primitives.ts';

/**
 * Names of fields and words of enumerations, the same on screens and in sheets, mails and PDF. The
 * browser has them among its texts (`t`), one language at a time; the server takes them from here.
 */
export type Labels = typeof tr;

type Keys<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name
    : `${Name}.${Keys<Texts[Name]>}`;
}[keyof Texts & string];

/** Key of a label, as `t` takes it. */
export type LabelKey = Keys<Labels>;

const textAt = (labels: object, key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at instanceof Object ? Reflect.get(at, name) : at), labels);
  return String(found);
};

/** A label in both languages. */
export const labelOf = (key: LabelKey): Sentence => ({ tr: textAt(tr, key), en: textAt(en, key) });

/** Labels of a group in both languages, each under its name. */
export const labelsOf = <Name extends string>(
  pick: (labels: Labels) => Readonly<Record<Name, string>>,
): Readonly<Record<Name, Sentence>> => {
  const [turkish, english] = [pick(tr), pick(en)];
  return Object.fromEntries(
    Object.keys(turkish).map((name) => [
      name,
      { tr: turkish[name as Name], en: english[name as Name] },
    ]),
  ) as Record<Name, Sentence>;
};
