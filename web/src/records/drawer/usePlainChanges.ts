import type { ChangedField } from '@emanet/contract/change-logs';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import type { Change } from './changes.ts';

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

type Words = Readonly<Record<string, string>>;

/**
 * Changed fields in words, by their labels: of lists the added and removed ones, of others both
 * values. `choices`: labels of a field's values.
 */
export function usePlainChanges(labels: Words, choices: Readonly<Record<string, Words>> = {}) {
  const { t, lang } = useTranslation();
  const said = (alan: string, value: unknown): string => {
    const word = choices[alan]?.[String(value)];
    if (word !== undefined) return word;
    if (alan === 'guncel') return t(value ? 'ui.archive.current' : 'ui.archive.archived');
    if (typeof value === 'boolean') return t(value ? 'records.yes' : 'records.no');
    if (typeof value === 'number') return value.toLocaleString(lang);
    if (typeof value !== 'string') return '';
    return /^\d{4}-\d\d-\d\d$/.test(value) ? dayShort(value, lang) : value;
  };
  return (fields: readonly ChangedField[]): Change[] =>
    fields.flatMap(({ alan, eski, yeni }): Change[] => {
      const label = labels[alan];
      if (label === undefined) return [];
      if (!Array.isArray(eski) && !Array.isArray(yeni))
        return [{ alan, label, before: said(alan, eski), after: said(alan, yeni) }];
      const [before, after] = [listed(eski), listed(yeni)];
      const plus = after.filter((one) => !before.includes(one));
      const minus = before.filter((one) => !after.includes(one));
      return [{ alan, label, plus, minus }];
    });
}
