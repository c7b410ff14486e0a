import { fieldLabel, warningTitle } from '@emanet/contract/records/labels';
import type { Field } from '@emanet/contract/records/fields';
import { VERDICTS, verdictName } from '@emanet/contract/records/verdict';
import { RISKS } from '@emanet/contract/records/warnings';
import type { Department } from '@emanet/contract/organization';
import { useTranslation } from '../../../platform/i18n.ts';
import type { ChoiceFilter, FilterList, FlagFilter } from '../../../ui/filters/filter.ts';
import { byLabel } from '../../../ui/word-search.ts';
import { saysAbroad } from '../../display.ts';
import { lookOf } from '../../kinds/kinds.ts';
import type { Register } from '../../register.ts';
import { gapLabel } from './gap.ts';
import { EMPTY, FLAG_NAMES, filterable } from './filters.ts';
import type { Filters, FlagName } from './filters.ts';

const ALWAYS: readonly FlagName[] = ['special', 'abroad', 'incomplete'];

/** Every filter of a register, for the bar and for the sheet of small screens. */
export function useFilterList(
  register: Register,
  departments: readonly Department[],
  filters: Filters,
  onChange: (filters: Filters) => void,
): FilterList {
  const { t, lang } = useTranslation();

  const turning = (name: string) => ({
    on: filters.not.includes(name),
    toggle: () =>
      onChange({
        ...filters,
        not: filters.not.includes(name)
          ? filters.not.filter((one) => one !== name)
          : [...filters.not, name],
      }),
  });
  const department: ChoiceFilter = {
    key: 'department',
    label: t('records.filters.department'),
    options: departments
      .map((one) => ({ value: String(one.department_id), label: one.department_name }))
      .sort(byLabel),
    chosen: filters.departments.map(String),
    choose: (values) => onChange({ ...filters, departments: values.map(Number) }),
    always: true,
    not: turning('departman'),
  };
  const verdict: ChoiceFilter = {
    key: 'verdict',
    label: t('records.columns.hukum'),
    options: VERDICTS.map((value) => ({ value, label: verdictName(value, lang) })),
    chosen: filters.verdicts,
    choose: (values) =>
      onChange({ ...filters, verdicts: VERDICTS.filter((one) => values.includes(one)) }),
    always: true,
    not: turning('hukum'),
  };
  const risk: ChoiceFilter = {
    key: 'risk',
    label: t('records.filters.risk'),
    options: RISKS.toReversed().map((value) => ({ value, label: t(`ui.risk.${value}`) })),
    chosen: filters.risks,
    choose: (values) =>
      onChange({ ...filters, risks: RISKS.filter((one) => values.includes(one)) }),
    always: true,
    not: turning('risk'),
  };
  const empty = {
    value: EMPTY,
    label: t('records.filters.empty'),
    group: t('records.filters.emptyGroup'),
  };
  const ofField = (field: Field): ChoiceFilter => ({
    key: field.name,
    label: fieldLabel(register.noun, field.name, lang),
    options: [
      ...(lookOf(field).filter?.options(field, lang) ?? []),
      ...(field.control === 'confirmation' ? [] : [empty]),
    ],
    chosen: filters.fields[field.name] ?? [],
    choose: (values) =>
      onChange({ ...filters, fields: { ...filters.fields, [field.name]: values } }),
    always: register.filters.includes(field.name),
    not: turning(field.name),
  });

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
      ...filterable(register.fields)
        .map(ofField)
        .sort((a, b) => Number(b.always) - Number(a.always)),
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
