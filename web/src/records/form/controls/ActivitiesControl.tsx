import { compareTurkish } from '@emanet/contract/shared/turkish';
import { Group, type ComboboxItem } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFirstMove } from '../../../platform/useFirstMove.ts';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { Activity } from '../../kinds/kind.ts';
import { useActivities } from '../../kinds/register-names.ts';
import { isNumberList } from '../values.ts';
import { SearchMultiSelect } from '../../../ui/search-select/SearchMultiSelect.tsx';
import { inDepartments } from './by-department.ts';
import type { ControlProps } from './control.ts';
import pill from '../../pill.module.css';

const NONE: readonly Activity[] = [];

/** Any of the company's activities, under their departments. */
export function ActivitiesControl({ value, onChange, readOnly, aria }: ControlProps) {
  const { t } = useTranslation();
  const chosen = useMemo(() => (isNumberList(value) ? value : []), [value]);
  const wanted = useFirstMove() || chosen.length > 0;
  const { data: activities = NONE, isPending, isError } = useActivities(wanted);
  const data = useMemo(() => {
    const groups = inDepartments(activities, compareTurkish);
    // An activity that is hidden or deleted stays chosen until it is removed.
    const unseen = chosen.filter((id) => !activities.some((one) => one.id === id));
    const items = unseen.map((id): ComboboxItem => ({
      value: String(id),
      label: t('records.otherActivity', { id }),
    }));
    return [...groups, ...items];
  }, [activities, chosen, t]);
  const nothing = isPending ? 'common.loading' : isError ? 'form.activities.failed' : undefined;
  return (
    <SearchMultiSelect
      {...aria}
      value={chosen.map(String)}
      data={data}
      rightSection={null}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      placeholder={readOnly ? undefined : t('common.add')}
      nothingFoundMessage={t(nothing ?? 'ui.filters.nothing')}
      classNames={{ pill: pill.pill }}
      styles={{ inputField: { minWidth: 160, height: 'var(--em-height-target)' } }}
      renderOption={({ option, checked }) => (
        <Group component="span" gap="sm" fw={checked ? 560 : undefined}>
          {option.label}
          {activities.some((one) => String(one.id) === option.value && one.special) && (
            <SpecialMark />
          )}
        </Group>
      )}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
