import labelsEn from '../../contract/src/locales/labels.en.json' with { type: 'json' };
import labelsTr from '../../contract/src/locales/labels.tr.json' with { type: 'json' };
import en from '../../web/src/locales/en.json' with { type: 'json' };
import signInEn from '../../web/src/locales/sign-in.en.json' with { type: 'json' };
import signInTr from '../../web/src/locales/sign-in.tr.json' with { type: 'json' };
import tr from '../../web/src/locales/tr.json' with { type: 'json' };

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Keys<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name
    : `${Name}.${Keys<Texts[Name]>}`;
}[keyof Texts & string];

/** Key of a text that both languages have. */
export type TextKey = Keys<typeof tr> | Keys<typeof labelsTr> | Keys<typeof signInTr>;

const texts: Readonly<Record<Language, readonly object[]>> = {
  tr: [tr, signInTr, labelsTr],
  en: [en, signInEn, labelsEn],
};

/** The text of a key in a file of texts; undefined if it is not there. */
const textIn = (file: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null
          ? Object.entries(at).find(([name]) => name === part)?.[1]
          : undefined,
      file,
    );

/** A text of the web client by its key; what it fills in itself may be anything. */
export function sentence(language: Language, key: TextKey): RegExp {
  const found = texts[language].map((file) => textIn(file, key)).find((text) => text !== undefined);
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}.json.`);
  const escaped = found.replace(/[()[\].*+?^$|\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\{\{\w+\}\}/g, '.+'));
}
