import type { Language, Sentence } from '../shared/primitives.ts';
import type { RegisterNoun } from './registers.ts';
import en from '../locales/en.json' with { type: 'json' };
import tr from '../locales/tr.json' with { type: 'json' };

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Labels = Readonly<{ title: string; fields: Texts; sections: Texts; warnings: Texts }>;

/** A register without labels stops the compiler here. */
export const LABELS: Readonly<Record<Language, Readonly<Record<RegisterNoun, Labels>>>> = {
  tr,
  en,
};

/** A name without a text is shown as it is: a test sees to it that no declared name lacks one. */
const textOf =
  (kind: Exclude<keyof Labels, 'title'>, part: string) =>
  (noun: RegisterNoun, name: string, lang: Language): string =>
    LABELS[lang][noun][kind][name]?.[part] ?? name;

/** Name of a field: above its control, in column heads, change log and Excel. */
export const fieldLabel = textOf('fields', 'label');

/** The same in both languages. */
export const fieldLabels = (noun: RegisterNoun, name: string): Sentence => ({
  tr: fieldLabel(noun, name, 'tr'),
  en: fieldLabel(noun, name, 'en'),
});

/** Help for a field, one or two sentences. */
export const fieldHelp = textOf('fields', 'help');

export const sectionTitle = textOf('sections', 'title');

/** The question that a section answers. */
export const sectionHint = textOf('sections', 'hint');

export const warningTitle = textOf('warnings', 'title');

/** Meaning of a warning and why it matters. */
export const warningText = (noun: RegisterNoun, code: string, lang: Language) => ({
  title: warningTitle(noun, code, lang),
  why: textOf('warnings', 'why')(noun, code, lang),
});

/** Title of a register: its Excel sheet, and in sentences about it. */
export const registerTitle = (noun: RegisterNoun): Sentence => ({
  tr: LABELS.tr[noun].title,
  en: LABELS.en[noun].title,
});

/** Names of a register's fields, those that no form shows included. */
export const labelledFields = (noun: RegisterNoun): string[] => Object.keys(LABELS.tr[noun].fields);
