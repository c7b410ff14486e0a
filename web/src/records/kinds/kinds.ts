import { choiceOf, choicesOf } from '@emanet/contract/lookups';
import {
  DETAIL_CATEGORIES,
  detailIn,
  detailPartName,
  detailValueText,
} from '@emanet/contract/records/category-detail';
import type { Control, Field } from '@emanet/contract/records/fields';
import { BAND_LIMITS } from '@emanet/contract/records/kinds/bands';
import { answerIn } from '@emanet/contract/records/kinds/warning-answers';
import { articleIn } from '@emanet/contract/shared/articles';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { CONFIRMATIONS, confirmationName } from '@emanet/contract/records/verdict';
import { countryText } from '@emanet/contract/shared/countries';
import { daysOfDuration, durationIn, durationText } from '@emanet/contract/shared/time/durations';
import { i18n } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { bandFilter } from './bands.ts';
import { DOCUMENTS_LOADING, type Kind } from './kind.ts';

/** Text by hand. */
const textKind: Kind = { text: (_, value) => String(value) };

const textareaKind: Kind = { ...textKind, width: 280 };

/** A country, named in the reader's language when it is recognised. */
const countryKind: Kind = {
  text: (_, value, lang) => countryText(String(value), lang),
  asStored: true,
};

/** Yes or no. */
const booleanKind: Kind = {
  text: (_, value, lang) => i18n.t(value === true ? 'records.yes' : 'records.no', { lng: lang }),
  width: 150,
};

/** A day. */
const dateKind: Kind = {
  text: (_, value, lang) => dayShort(String(value), lang),
  width: 130,
};

const stateIn = (value: unknown) => CONFIRMATIONS.find((one) => one === value);

/** The state of a confirmation; the change log has only the answer, yes or no. */
const confirmationKind: Kind = {
  text: (field, value, lang, names) => {
    const state = stateIn(value);
    return state ? confirmationName(state, lang) : booleanKind.text(field, value, lang, names);
  },
  width: 200,
  order: (value) => {
    const state = stateIn(value);
    return state ? -CONFIRMATIONS.indexOf(state) : '';
  },
  filter: {
    options: (_, lang) =>
      CONFIRMATIONS.map((value) => ({ value, label: confirmationName(value, lang) })),
    passes: (value, chosen) => value === chosen,
  },
};

const departmentKind: Kind = {
  text: (_, value, lang, { departments }) =>
    departments.find((one) => one.department_id === value)?.department_name ??
    i18n.t('records.otherDepartment', { lng: lang, id: value }),
  width: 154,
};

/** A document of the company. */
const documentKind: Kind = {
  text: (_, value, lang, { documents }) =>
    documents.find((one) => one.id === value)?.dokuman_ismi ??
    (documents === DOCUMENTS_LOADING
      ? '…'
      : i18n.t('records.archivedDocument', { lng: lang, id: value })),
};

const activitiesKind: Kind = {
  text: (_, value, lang, { activities }) =>
    activities?.find((one) => one.id === value)?.name ??
    i18n.t('records.otherActivity', { lng: lang, id: value }),
};

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** A whole number. */
const numberKind: Kind = {
  text: (_, value, lang) => Number(value).toLocaleString(lang),
  width: 120,
  order: (value) => sizeOf(value) ?? '',
  filter: bandFilter(BAND_LIMITS.number, sizeOf, (size, lang) => size.toLocaleString(lang)),
};

const daysIn = (value: unknown): number | undefined => {
  const found = durationIn(value);
  return found && daysOfDuration(found);
};

/** Lower limits of a filter's bands, by their days. */
const LIMITS = new Map([
  [30, 'P30D'],
  [180, 'P6M'],
  [365, 'P1Y'],
  [1825, 'P5Y'],
]);

/** A span of time. */
const durationKind: Kind = {
  text: (_, value, lang) => durationText(String(value), lang),
  width: 120,
  order: (value) => daysIn(value) ?? '',
  filter: bandFilter(BAND_LIMITS.duration, daysIn, (days, lang) =>
    durationText(LIMITS.get(days) ?? `P${days}D`, lang),
  ),
};

/** An answer that differs by category of data. */
const detailKind: Kind = {
  text: (_, value, lang) => {
    const detail = detailIn(String(value));
    if (!detail) return String(value);
    const { category, part } = detail;
    const name = DETAIL_CATEGORIES.get(category)?.[lang] ?? category;
    return `${name} · ${detailPartName(part, lang)}: ${detailValueText(part, detail.value, lang)}`;
  },
};

/** A code of a look-up, or text by hand. */
const selectOrTextKind: Kind = {
  text: ({ lookup }, value, lang) =>
    (lookup && choiceOf(lookup, String(value))?.[lang]) ?? String(value),
};

/** One code of a look-up, or several. */
const selectKind: Kind = {
  ...selectOrTextKind,
  filter: {
    options: ({ lookup }, lang) =>
      (lookup ? choicesOf(lookup) : []).map((choice) => ({
        value: choice.code,
        label: choice.article ? `${articleIn(choice.article, lang)} ${choice[lang]}` : choice[lang],
        group: choice.group?.[lang],
        special: choice.special,
      })),
    passes: (value, chosen) => value === chosen || listOfCodes(value).includes(chosen),
  },
};

/** One of a few values with a label each. */
const wordKind: Kind = {
  text: ({ words = [] }, value, lang) => {
    const [, label] = words.find(([one]) => one === value) ?? [];
    if (label === undefined) return String(value);
    return typeof label === 'string' ? i18n.t(label, { lng: lang }) : label[lang];
  },
};

/** An answer to a warning in the change log: the reason and its last valid day. */
const answersKind: Kind = {
  text: (_, value, lang) => {
    const answer = answerIn(String(value));
    return answer
      ? `${answer.gerekce} (${answer.kim}, → ${dayShort(answer.bitis, lang)})`
      : String(value);
  },
};

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textareaKind,
  suggest: textKind,
  supplier: textKind,
  country: countryKind,
  email: textKind,
  select: selectKind,
  'select-or-text': selectOrTextKind,
  multiselect: selectKind,
  boolean: booleanKind,
  confirmation: confirmationKind,
  date: dateKind,
  number: numberKind,
  duration: durationKind,
  department: departmentKind,
  document: documentKind,
  activities: activitiesKind,
  'category-detail': detailKind,
  word: wordKind,
  person: textKind,
  'warning-answers': answersKind,
  'hidden-id': textKind,
};

/** Look of a field's kind; `form/controls` has the controls of the form. */
export const lookOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];
