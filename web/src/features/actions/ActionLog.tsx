import { LOGGED_ACTION_FIELDS, recurrences } from '@emanet/contract/actions';
import type { ChangedField } from '@emanet/contract/change-logs';
import { useTranslation } from '../../platform/i18n.ts';
import type { Change } from '../../records/drawer/changes.ts';
import { History } from '../../records/drawer/History.tsx';
import { useDepartments } from '../../records/name-queries.ts';

/** Changes of an action with author and time, newest first. */
export function ActionLog({ id }: { id: number }) {
  const { t } = useTranslation();
  const departments = useDepartments().data ?? [];
  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return '';
    if (field === 'durum') return t(value === true ? 'ui.risk.Tamamlanmış' : 'actions.open');
    if (field === 'guncel') return t(value === true ? 'ui.archive.current' : 'ui.archive.archived');
    const department =
      field === 'department_id' && departments.find((one) => one.department_id === value);
    if (department) return department.department_name;
    const repeat = field === 'tekrar' && recurrences.find((one) => one === value);
    if (repeat) return t(`actions.repeats.${repeat}`);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const changesOf = (fields: readonly ChangedField[]) =>
    fields.map(({ alan, eski, yeni }): Change => {
      const known = LOGGED_ACTION_FIELDS.find((one) => one === alan);
      const label = known ? t(`actions.fields.${known}`) : alan;
      return { alan, label, before: valueOf(alan, eski), after: valueOf(alan, yeni) };
    });
  return <History tur="aksiyonlar" id={id} changesOf={changesOf} />;
}
