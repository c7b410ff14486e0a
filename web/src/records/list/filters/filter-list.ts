import { fieldLabel, warningTitle } from '@emanet/contract/records/labels';
import { EMPTY_CHOICE, type Field } from '@emanet/contract/records/fields';
import { VERDICTS, verdictName } from '@emanet/contract/records/verdict';
import { RISKS } from '@emanet/contract/records/warnings';
import type { Department } from '@emanet/contract/organization';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import type { ChoiceFilter, FilterList, FlagFilter } from '../../../ui/filters/filter.ts';
import { byLabel } from '../../../ui/word-search.ts';
import { saysAbroad } from '../../display.ts';
import type { Register } from '../../register.ts';
import { gapLabel } from './gap.ts';
import { byKind, FLAG_NAMES } from './filters.ts';
import type { FilterOf, Filters, FlagName } from './filters.ts';

const ALWAYS: readonly FlagName[] = ['special', 'abroad', 'incomplete'];

type Told = Readonly<{ t: TFunction; lang: Language }>;
type OnChange = (filters: Filters) => void;

/** Excludes the choices of a filter, or shows them again. */
const turning = (filters: Filters, onChange: OnChange, name: string) => {
  const on = filters.not.includes(name);
  const others = filters.not.filter((one) => one !== name);
  return { on, toggle: () => onChange({ ...filters, not: on ? others : [...others, name] }) };
};

/** Filters of the fields that have choices, sizes or days; those of `always` come first. */
export const fieldFilters = (
  { t, lang }: Told,
  fields: readonly Field[],
  label: (name: string) => string,
  always: readonly string[],
  filters: Filters,
  onChange: OnChange,
  filterOf: FilterOf = byKind,
): ChoiceFilter[] =>
  fields
    .flatMap((field): ChoiceFilter | [] => {
      const { name } = field;
      const options = filterOf(field)?.options(field, lang);
      if (!options) return [];
      const empty = { value: EMPTY_CHOICE, label: t('records.filters.empty') };
      return {
        key: name,
        label: label(name),
        options:
          field.control === 'confirmation'
            ? options
            : [...options, { ...empty, group: t('records.filters.emptyGroup') }],
        chosen: filters.fields[name] ?? [],
        choose: (values) => onChange({ ...filters, fields: { ...filters.fields, [name]: values } }),
        always: always.includes(name),
        not: turning(filters, onChange, name),
      };
    })
    .sort((a, b) => Number(b.always) - Number(a.always));

/** Every filter of a register, for the bar and for the sheet of small screens. */
export function filterListOf(
  told: Told,
  register: Register,
  departments: readonly Department[],
  filters: Filters,
  onChange: OnChange,
): FilterList {
  const { t, lang } = told;
  const department: ChoiceFilter = {
    key: 'department',
    label: t('records.filters.department'),
    options: departments
      .map((one) => ({ value: String(one.department_id), label: one.department_name }))
      .sort(byLabel),
    chosen: filters.departments.map(String),
    choose: (values) => onChange({ ...filters, departments: values.map(Number) }),
    always: true,
    not: turning(filters, onChange, 'departman'),
  };
  const verdict: ChoiceFilter = {
    key: 'verdict',
    label: t('records.columns.hukum'),
    options: VERDICTS.map((value) => ({ value, label: verdictName(value, lang) })),
    chosen: filters.verdicts,
    choose: (values) =>
      onChange({ ...filters, verdicts: VERDICTS.filter((one) => values.includes(one)) }),
    always: true,
    not: turning(filters, onChange, 'hukum'),
  };
  const risk: ChoiceFilter = {
    key: 'risk',
    label: t('records.filters.risk'),
    options: RISKS.toReversed().map((value) => ({ value, label: t(`ui.risk.${value}`) })),
    chosen: filters.risks,
    choose: (values) =>
      onChange({ ...filters, risks: RISKS.filter((one) => values.includes(one)) }),
    always: true,
    not: turning(filters, onChange, 'risk'),
  };

  // Only the notification links to a gap; here it can only be removed.
  const { gap, made, rule } = filters;
  const removable = (key: string, label: string, without: Partial<Filters>): FlagFilter => ({
    key,
    label,
    on: true,
    toggle: () => onChange({ ...filters, ...without }),
    always: true,
  });
  const leaves = register.fields.some(saysAbroad);
  return {
    choices: [
      ...(departments.length > 1 ? [department] : []),
      verdict,
      risk,
      ...fieldFilters(
        told,
        register.fields,
        (name) => fieldLabel(register.noun, name, lang),
        register.filters,
        filters,
        onChange,
      ),
    ],
    flags: [
      ...(made.length > 0 ? [removable('made', t('records.filters.made'), { made: [] })] : []),
      ...(gap ? [removable('gap', gapLabel(gap, lang), { gap: undefined })] : []),
      ...(rule === ''
        ? []
        : [removable('rule', warningTitle(register.noun, rule, lang), { rule: '' })]),
      ...FLAG_NAMES.filter((key) => key !== 'abroad' || leaves).map((key) => ({
        key,
        label: t(`records.filters.${key}`),
        on: filters[key],
        toggle: () => onChange({ ...filters, [key]: !filters[key] }),
        always: ALWAYS.includes(key),
      })),
    ],
  };
}
