import { articleIn } from '@emanet/contract/shared/articles';
import { COMPANY_KINDS, type CompanyKind } from '@emanet/contract/shared/company-kinds';
import { choiceOf } from '@emanet/contract/lookups';
import { registers } from '@emanet/contract/records/all-registers';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { fieldLabel } from '@emanet/contract/records/labels';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { BODY_FIELD, type Rule } from '@emanet/contract/records/rules/rule';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { crossRule, findingData, type CrossCode } from '@emanet/contract/tables/cross-rules';
import type { CrossFacts } from '@emanet/contract/tables/cross-rule';
import type { TFunction } from 'i18next';
import { displayValue } from '../display.ts';

/** The rules of one row: those of a register with the same sentence, or one over linked records. */
export type RuleSource =
  Readonly<{ noun: RegisterNoun; rules: readonly Rule[] }> | Readonly<{ linked: CrossCode }>;

/** Examples in words that must and must not fire. `dated`: valid on the day of the examples. */
export type RuleExamples = Readonly<{
  fires: readonly string[];
  silent: readonly string[];
  dated: boolean;
}>;

/** The examples of a row, each as one line of answers. */
export function examplesOf(source: RuleSource, t: TFunction, lang: Language): RuleExamples {
  if ('linked' in source) {
    const { fires, silent } = crossRule(source.linked);
    const lines = (all: readonly CrossFacts[]) => all.map((facts) => factsLine(facts, t, lang));
    return { fires: lines(fires), silent: lines(silent), dated: false };
  }
  const { noun, rules } = source;
  const lines = (which: 'fires' | 'silent') => [
    ...new Set(
      rules.flatMap((rule) => rule[which].map((values) => line(noun, rule, values, t, lang))),
    ),
  ];
  const control = (name: string) => fieldOf(noun, name)?.control;
  const named = rules.flatMap((rule) => [...rule.fires, ...rule.silent].flatMap(Object.keys));
  return {
    fires: lines('fires'),
    silent: lines('silent'),
    dated: named.some((name) => control(name) === 'date'),
  };
}

const fieldOf = (noun: RegisterNoun, name: string): Field | undefined =>
  registers.find((one) => one.noun === noun)?.fields.find((field) => field.name === name);

const BODY: Sentence = { tr: 'Kurum türü', en: 'Kind of organisation' };

/** Name of a rule's input: a field, or the company's kind of body. */
export const nameOf = (noun: RegisterNoun, name: string, lang: Language): string =>
  name === BODY_FIELD ? BODY[lang] : fieldLabel(noun, name, lang);

/** Answers of an example, with the field of the warning even where it is empty. */
function line(noun: RegisterNoun, rule: Rule, values: Values, t: TFunction, lang: Language) {
  const names = rule.reads.filter((name) => name in values || name === rule.field);
  return names
    .map((name) => `${nameOf(noun, name, lang)}: ${answer(noun, name, values[name], t, lang)}`)
    .join(' · ');
}

function answer(noun: RegisterNoun, name: string, value: unknown, t: TFunction, lang: Language) {
  if (name === BODY_FIELD && typeof value === 'string' && isKind(value))
    return t(`company.kinds.${value}`);
  const field = fieldOf(noun, name);
  if (!field || isEmpty(value)) return t('rules.examples.empty');
  if (kindOf(field).reference === 'document') return t('rules.examples.chosen');
  return [value]
    .flat()
    .map((one) => {
      const article = field.lookup && choiceOf(field.lookup, String(one))?.article;
      const text = displayValue(field, one, lang);
      return article ? `${articleIn(article, lang)} ${text}` : text;
    })
    .join(', ');
}

const FACTS = [
  'verilen',
  'faaliyet_verileri',
  'tam',
  'yurt_disi',
  'yurt_disi_aktarim_kaydi',
  'aydinlatma_turu',
  'tedarikci',
  'tedarikci_aktarim_kaydi',
  'sartlar',
  'mekanizma',
  'kurum_turu',
  'faaliyet',
  'biten_faaliyet',
  'sure',
  'veriler',
  'faaliyetler',
  'aday',
] as const satisfies readonly (keyof CrossFacts)[];

const isKind = (value: string): value is CompanyKind =>
  COMPANY_KINDS.some((kind) => kind === value);

function factsLine(facts: CrossFacts, t: TFunction, lang: Language): string {
  const textOf = (value: string): string => {
    const choice = choiceOf('isleme_sarti', value) ?? choiceOf('yurt_disi_mekanizma', value);
    const period = choiceOf('saklama_suresi', value);
    if (period) return period[lang];
    if (choice) return `${articleIn(choice.article ?? '', lang)} ${choice[lang]}`;
    return isKind(value)
      ? t(`company.kinds.${value}`)
      : t(`documents.types.${value}`, { defaultValue: value });
  };
  const words = (value: CrossFacts[keyof CrossFacts]): string => {
    if (typeof value === 'boolean') return t(value ? 'records.yes' : 'records.no');
    if (typeof value === 'string') return textOf(value);
    if (typeof value === 'number') return String(value);
    const codes = (value ?? []).flatMap((one) =>
      typeof one === 'string'
        ? one
        : [
            ...listOfCodes(one.islenen_kisisel_veriler),
            ...listOfCodes(one.isleme_sarti),
            ...one.sureler.map((period) => period ?? t('rules.examples.empty')),
          ],
    );
    const names = findingData(codes, lang).map(textOf);
    return names.length > 0 ? names.join(', ') : t('rules.examples.empty');
  };
  return FACTS.filter((name) => name in facts)
    .map((name) => `${t(`rules.examples.facts.${name}`)}: ${words(facts[name])}`)
    .join(' · ');
}
