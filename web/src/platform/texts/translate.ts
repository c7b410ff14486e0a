import type { Language } from '@emanet/contract/shared/primitives';
import { fill } from './fill.ts';

type Texts = typeof import('../../locales/tr.json') &
  typeof import('@emanet/contract/locales/labels.tr.json');
/** Without the forms for none, one and many, of which the count of a sentence chooses. */
type Plain<Name extends string> = Name extends `${infer Start}_${'zero' | 'one' | 'other'}`
  ? Start
  : Name;
type KeyOf<Group, At extends string = ''> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? `${At}${Plain<Name>}`
    : KeyOf<Group[Name], `${At}${Name}.`>;
}[keyof Group & string];

/** Where a sentence stands in locales/tr.json or among the contract's labels. */
export type TextKey = KeyOf<Texts>;
/** For the placeholders of a sentence; `count` also chooses its form. */
type Value = string | number | null | undefined;
type Values = Readonly<Record<string, Value> & { count?: number | undefined }>;

export interface Translate {
  (key: TextKey, values?: Values): string;
  /** A key made of what a server said, which may be newer than the texts. */
  (key: string, values: Values & { defaultValue: string }): string;
}

const TEXTS: Readonly<Record<Language, object>> = { tr: {}, en: {} };

/** Adds sentences of a language, in groups as they lie in its file. */
export const addTexts = (language: Language, more: object): void => fill(TEXTS[language], more);

function textAt(language: Language, key: string): string | undefined {
  let found: unknown = TEXTS[language];
  for (const name of key.split('.'))
    found = typeof found === 'object' && found ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

/** Sentences in one language. A key without a sentence is answered as it is. */
export function translator(language: Language): Translate {
  const forms = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const sentenceFor = (key: string, count: Value): string | undefined => {
    if (typeof count !== 'number') return textAt(language, key);
    const none = count === 0 ? textAt(language, `${key}_zero`) : undefined;
    return none ?? textAt(language, `${key}_${forms.select(count)}`) ?? textAt(language, key);
  };
  return (key: string, values: Values = {}) =>
    (sentenceFor(key, values.count) ?? values['defaultValue']?.toString() ?? key).replaceAll(
      PLACEHOLDER,
      (_, name: string, grouped?: string) => {
        const value = values[name] ?? '';
        return grouped && typeof value === 'number' ? numbers.format(value) : String(value);
      },
    );
}
