import { EMPTY_CHOICE, isEmpty, type Field } from '@emanet/contract/records/fields';
import { answersIn, isAbout } from '@emanet/contract/records/kinds/warning-answers';
import { VERDICTS, type Verdict } from '@emanet/contract/records/verdict';
import type { Risk } from '@emanet/contract/records/warnings';
import { RISKS } from '@emanet/contract/records/warnings';
import type { UrlParam } from '../../../ui/url-state/url-param.ts';
import { put } from '../../../ui/url-state/url-param.ts';
import { isAbroad, valueIn } from '../../display.ts';
import type { Filter } from '../../kinds/kind.ts';
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
  /** Gap in the notification to VERBİS: the records that it comes from. */
  gap: Gap | undefined;
  fields: Readonly<Record<string, readonly string[]>>;
  /** Code of a rule about the records; empty for none. */
  rule: string;
  /** Names of the filters whose choices are excluded. */
  not: readonly string[];
  /** Records just made, as ranges of their numbers. */
  made: readonly Range[];
}> &
  Readonly<Record<FlagName, boolean>>;

type Flag = Readonly<{ param: string; passes: (row: RecordRow) => boolean }>;

/** Filters that are on or off: the parameter of the address, and the rows that pass. */
const FLAGS = {
  special: { param: 'ozel', passes: (row) => row.ozel_nitelikli },
  abroad: { param: 'yurtdisi', passes: isAbroad },
  incomplete: { param: 'eksik', passes: (row) => row.eksiksizlik < 100 },
  warned: { param: 'uyari', passes: (row) => row.uyarilar.length > 0 },
  // Of its answers one holds: its warning is not open.
  answered: {
    param: 'cevapli',
    passes: ({ uyari_cevaplari, uyarilar }) =>
      answersIn(uyari_cevaplari).some((answer) => !uyarilar.some((one) => isAbout(one)(answer))),
  },
  unread: { param: 'okunmamis', passes: (row) => row.unread_count > 0 },
} as const satisfies Record<string, Flag>;
export type FlagName = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[];

const flagsOf = (isOn: (flag: FlagName) => boolean): Record<FlagName, boolean> =>
  Object.fromEntries(FLAG_NAMES.map((flag) => [flag, isOn(flag)])) as Record<FlagName, boolean>;

export const NO_FILTERS: Filters = {
  q: '',
  departments: [],
  verdicts: [],
  risks: [],
  ...flagsOf(() => false),
  gap: undefined,
  fields: {},
  rule: '',
  not: [],
  made: [],
};

/** Filters that can be inverted, beside those of the fields. */
const TURNABLE = ['departman', 'hukum', 'risk'];

const isVerdict = (value: string): value is Verdict => VERDICTS.some((one) => one === value);
const isRisk = (value: string): value is Risk => RISKS.some((risk) => risk === value);

/** The choices that a field is filtered by, if it has any: by its kind, unless a list has others. */
export type FilterOf = (field: Field) => Pick<Filter, 'options'> | undefined;
export const byKind: FilterOf = (field) => lookOf(field).filter;

/** Fields that a list can be filtered by: those with choices or sizes. */
const filterable = (fields: readonly Field[], filterOf = byKind): Field[] =>
  fields.filter(filterOf);

const listIn = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter((part) => part !== '');

/** Reads the filters of an address, without unknown ones. */
export function readFilters(
  params: URLSearchParams,
  fields: readonly Field[],
  filterOf?: FilterOf,
): Filters {
  const chosen: Record<string, string[]> = {};
  for (const field of filterable(fields, filterOf)) {
    const codes = listIn(params, field.name);
    if (codes.length > 0) chosen[field.name] = codes;
  }
  return {
    q: params.get('q') ?? '',
    departments: listIn(params, 'departman').map(Number).filter(Number.isInteger),
    verdicts: listIn(params, 'hukum').filter(isVerdict),
    risks: listIn(params, 'risk').filter(isRisk),
    ...flagsOf((flag) => params.get(FLAGS[flag].param) === '1'),
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
export const filtersParam = (fields: readonly Field[], filterOf?: FilterOf): UrlParam<Filters> => ({
  read: (params) => readFilters(params, fields, filterOf),
  write: (params, filters) => {
    put(params, 'q', filters.q);
    put(params, 'departman', filters.departments.join(','));
    put(params, 'hukum', filters.verdicts.join(','));
    put(params, 'risk', filters.risks.join(','));
    for (const flag of FLAG_NAMES) put(params, FLAGS[flag].param, filters[flag] ? '1' : '');
    put(params, 'degil', filters.not.join(','));
    put(params, 'kayitlar', writeRanges(filters.made));
    put(params, 'kural', filters.rule);
    put(params, 'verbis', filters.gap ? writeGap(filters.gap) : '');
    for (const field of filterable(fields, filterOf))
      put(params, field.name, filters.fields[field.name]?.join(',') ?? '');
  },
});

/** Number of set filters, except the search. */
export const countFilters = (filters: Filters): number =>
  [
    ...[filters.departments, filters.verdicts, filters.risks, filters.made, filters.rule],
    ...Object.values(filters.fields),
  ].filter(({ length }) => length > 0).length +
  [filters.gap, ...FLAG_NAMES.map((flag) => filters[flag])].filter(Boolean).length;

export const isFiltered = (filters: Filters): boolean =>
  filters.q.trim() !== '' || countFilters(filters) > 0;

function passesChoices(row: RecordRow, filters: Filters, fields: readonly Field[]): boolean {
  return filterable(fields).every((field) => {
    const chosen = filters.fields[field.name] ?? [];
    const filter = lookOf(field).filter;
    const value = valueIn(row, field);
    const fits = (one: string) =>
      one === EMPTY_CHOICE ? isEmpty(value) : filter?.passes(value, one);
    return chosen.length === 0 || chosen.some(fits) !== filters.not.includes(field.name);
  });
}

/** Does a row match everything but the search and the gap, which only the server knows? */
export function passes(row: RecordRow, filters: Filters, fields: readonly Field[]): boolean {
  const { made, not } = filters;
  const fails = <Value>(name: string, chosen: readonly Value[], value: Value) =>
    chosen.length > 0 && chosen.includes(value) === not.includes(name);
  if (fails('departman', filters.departments, Number(row.department_id))) return false;
  if (fails('hukum', filters.verdicts, row.hukum)) return false;
  if (fails('risk', filters.risks, row.risk)) return false;
  if (made.length > 0 && !inRanges(made, row.id)) return false;
  if (filters.rule !== '' && !row.uyarilar.some(({ kod }) => kod === filters.rule)) return false;
  if (FLAG_NAMES.some((flag) => filters[flag] && !FLAGS[flag].passes(row))) return false;
  return passesChoices(row, filters, fields);
}
