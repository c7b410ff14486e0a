import { isEmpty, type Field } from '@emanet/contract/records/fields';
import { answersIn, isAbout } from '@emanet/contract/records/kinds/warning-answers';
import { VERDICTS, type Verdict } from '@emanet/contract/records/verdict';
import type { Risk } from '@emanet/contract/records/warnings';
import { RISKS } from '@emanet/contract/records/warnings';
import type { UrlParam } from '../../../ui/url-state/url-param.ts';
import { put } from '../../../ui/url-state/url-param.ts';
import { isAbroad, valueIn } from '../../display.ts';
import { lookOf } from '../../kinds/kinds.ts';
import type { RecordRow } from '../../register.ts';
import { inRanges, readRanges, writeRanges, type Range } from './ranges.ts';
import { readGap, writeGap, type Gap } from './gap.ts';

/** Filters of a list. `fields` holds the chosen codes per select field. */
export type Filters = Readonly<{
  q: string;
  departments: readonly number[];
  verdicts: readonly Verdict[];
  risks: readonly Risk[];
  special: boolean;
  incomplete: boolean;
  warned: boolean;
  answered: boolean;
  unread: boolean;
  abroad: boolean;
  /** Gap in the notification to VERBİS: the records that it comes from. */
  gap: Gap | undefined;
  fields: Readonly<Record<string, readonly string[]>>;
  /** Code of a rule about the records; empty for none. */
  rule: string;
  /** Names of the filters whose choices are excluded. */
  not: readonly string[];
  /** Records just made, as ranges of their numbers. */
  made: readonly Range[];
}>;

export const NO_FILTERS: Filters = {
  q: '',
  departments: [],
  verdicts: [],
  risks: [],
  special: false,
  incomplete: false,
  warned: false,
  answered: false,
  unread: false,
  abroad: false,
  gap: undefined,
  fields: {},
  rule: '',
  not: [],
  made: [],
};

/** Names of the address's parameters; a field filter uses the field's own name. */
const FLAGS = {
  special: 'ozel',
  incomplete: 'eksik',
  warned: 'uyari',
  answered: 'cevapli',
  unread: 'okunmamis',
  abroad: 'yurtdisi',
} as const;
export type FlagName = keyof typeof FLAGS;
export const FLAG_NAMES: readonly FlagName[] = [
  'special',
  'abroad',
  'incomplete',
  'warned',
  'answered',
  'unread',
];

/** The choice for an empty field. */
export const EMPTY = '-';
/** Filters that can be inverted, beside those of the fields. */
const TURNABLE = ['departman', 'hukum', 'risk'];

const isVerdict = (value: string): value is Verdict => VERDICTS.some((one) => one === value);
const isRisk = (value: string): value is Risk => RISKS.some((risk) => risk === value);

/** Fields that a list can be filtered by: those with choices or sizes. */
export const filterable = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => lookOf(field).filter);

const listIn = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter((part) => part !== '');

/** Reads the filters of an address, without unknown ones. */
export function readFilters(params: URLSearchParams, fields: readonly Field[]): Filters {
  const chosen: Record<string, string[]> = {};
  for (const field of filterable(fields)) {
    const codes = listIn(params, field.name);
    if (codes.length > 0) chosen[field.name] = codes;
  }
  const on = (flag: FlagName) => params.get(FLAGS[flag]) === '1';
  return {
    q: params.get('q') ?? '',
    departments: listIn(params, 'departman').map(Number).filter(Number.isInteger),
    verdicts: listIn(params, 'hukum').filter(isVerdict),
    risks: listIn(params, 'risk').filter(isRisk),
    special: on('special'),
    incomplete: on('incomplete'),
    warned: on('warned'),
    answered: on('answered'),
    unread: on('unread'),
    abroad: on('abroad'),
    gap: readGap(params.get('verbis') ?? ''),
    fields: chosen,
    rule: params.get('kural') ?? '',
    not: listIn(params, 'degil').filter(
      (name) => TURNABLE.includes(name) || chosen[name] !== undefined,
    ),
    made: readRanges(params.get('kayitlar') ?? ''),
  };
}

/** Filters in the address; every other parameter stays as it was. */
export const filtersParam = (fields: readonly Field[]): UrlParam<Filters> => ({
  read: (params) => readFilters(params, fields),
  write: (params, filters) => {
    put(params, 'q', filters.q);
    put(params, 'departman', filters.departments.join(','));
    put(params, 'hukum', filters.verdicts.join(','));
    put(params, 'risk', filters.risks.join(','));
    for (const flag of FLAG_NAMES) put(params, FLAGS[flag], filters[flag] ? '1' : '');
    put(params, 'degil', filters.not.join(','));
    put(params, 'kayitlar', writeRanges(filters.made));
    put(params, 'kural', filters.rule);
    put(params, 'verbis', filters.gap ? writeGap(filters.gap) : '');
    for (const field of filterable(fields))
      put(params, field.name, filters.fields[field.name]?.join(',') ?? '');
  },
});

/** Number of set filters, except the search. */
export const countFilters = (filters: Filters): number =>
  (filters.departments.length > 0 ? 1 : 0) +
  (filters.verdicts.length > 0 ? 1 : 0) +
  (filters.risks.length > 0 ? 1 : 0) +
  (filters.gap ? 1 : 0) +
  (filters.rule === '' ? 0 : 1) +
  (filters.made.length > 0 ? 1 : 0) +
  FLAG_NAMES.filter((flag) => filters[flag]).length +
  Object.values(filters.fields).filter((codes) => codes.length > 0).length;

export const isFiltered = (filters: Filters): boolean =>
  filters.q.trim() !== '' || countFilters(filters) > 0;

function passesChoices(row: RecordRow, filters: Filters, fields: readonly Field[]): boolean {
  return filterable(fields).every((field) => {
    const chosen = filters.fields[field.name] ?? [];
    const filter = lookOf(field).filter;
    const value = valueIn(row, field);
    const fits = (one: string) => (one === EMPTY ? isEmpty(value) : filter?.passes(value, one));
    return chosen.length === 0 || chosen.some(fits) !== filters.not.includes(field.name);
  });
}

/** Does a row have an answer whose warning is not open? */
const isAnswered = ({ uyari_cevaplari, uyarilar }: RecordRow): boolean =>
  answersIn(uyari_cevaplari).some((answer) => !uyarilar.some((one) => isAbout(one)(answer)));

/** Does a row match everything but the search and the gap, which only the server knows? */
export function passes(row: RecordRow, filters: Filters, fields: readonly Field[]): boolean {
  const { departments, verdicts, risks, not, made } = filters;
  if (
    departments.length > 0 &&
    departments.includes(Number(row.department_id)) === not.includes('departman')
  )
    return false;
  if (verdicts.length > 0 && verdicts.includes(row.hukum) === not.includes('hukum')) return false;
  if (risks.length > 0 && risks.includes(row.risk) === not.includes('risk')) return false;
  if (made.length > 0 && !inRanges(made, row.id)) return false;
  if (filters.rule !== '' && !row.uyarilar.some(({ kod }) => kod === filters.rule)) return false;
  if (filters.special && !row.ozel_nitelikli) return false;
  if (filters.incomplete && row.eksiksizlik >= 100) return false;
  if (filters.warned && row.uyarilar.length === 0) return false;
  if (filters.answered && !isAnswered(row)) return false;
  if (filters.abroad && !isAbroad(row)) return false;
  if (filters.unread && row.unread_count === 0) return false;
  return passesChoices(row, filters, fields);
}
