import type { ApplicationEvent } from '@emanet/contract/applications/events';
import { EVENT_WORDS } from '@emanet/contract/applications/event-words';
import labelsEn from '../../contract/src/locales/labels.en.json' with { type: 'json' };
import labelsTr from '../../contract/src/locales/labels.tr.json' with { type: 'json' };
import en from '../../web/src/locales/en.json' with { type: 'json' };
import siteEn from '../../web/src/locales/site.en.json' with { type: 'json' };
import siteTr from '../../web/src/locales/site.tr.json' with { type: 'json' };
import signInEn from '../../web/src/locales/sign-in.en.json' with { type: 'json' };
import signInTr from '../../web/src/locales/sign-in.tr.json' with { type: 'json' };
import tr from '../../web/src/locales/tr.json' with { type: 'json' };

export type Language = 'tr' | 'en';
export type Words = typeof tr & typeof labelsTr & typeof signInTr;

/** Texts of both files, those below one name together. */
const joined = <A extends object, B extends object>(own: A, labels: B): A & B =>
  Object.entries(labels).reduce<object>(
    (all, [name, more]: [string, unknown]) => {
      const known: unknown = Reflect.get(all, name);
      return {
        ...all,
        [name]:
          typeof known === 'object' && known && typeof more === 'object' && more
            ? joined(known, more)
            : more,
      };
    },
    { ...own },
  ) as A & B;

/** Everything the interface says, from the same files it reads. */
export const WORDS: Readonly<Record<Language, Words>> = {
  tr: { ...joined(tr, labelsTr), ...signInTr },
  en: { ...joined(en, labelsEn), ...signInEn },
};

/** Everything the public site says, and the application form of a company. */
/** An event of an application, as it is named in the language of a browser. */
export const happened = (locale: string | undefined, event: ApplicationEvent): string =>
  EVENT_WORDS[event][languageOf(locale)];

export const SITE_WORDS: Readonly<Record<Language, typeof siteTr>> = { tr: siteTr, en: siteEn };

/** The language that the browser of a project asks for. */
export const languageOf = (locale: string | undefined): Language =>
  locale?.startsWith('en') ? 'en' : 'tr';

/** The sign-in page in a language. */
export const loginOf = (language: Language): string => (language === 'en' ? '/en/login' : '/login');

/** A sentence with its `{{places}}` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (place, name: string) => String(values[name] ?? place));

/** Finds a sentence whatever stands in its `{{places}}`. */
export const anyOf = (...texts: readonly string[]): RegExp => {
  const patterns = texts.map((text) =>
    text
      .split(/\{\{\w+(?:, \w+)?\}\}/)
      .map((part) => RegExp.escape(part))
      .join('.+'),
  );
  return new RegExp(`^(${patterns.join('|')})$`);
};
