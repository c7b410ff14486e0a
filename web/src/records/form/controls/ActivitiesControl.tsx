import { processingActivities } from '@emanet/contract/processing-activities';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../app/client.ts';
import { useTranslation } from '../../../app/i18n.ts';
import { useCompany } from '../../../app/session.tsx';
import { isNumberList } from '../values.ts';
import { filterOptions, type ControlProps } from './control.ts';

/** The company's activities; under the key of their own list, so that both share one answer. */
function useActivities() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: ['records', company_id, 'processingActivities', 'list'],
    queryFn: async ({ signal }) => (await call(processingActivities.list, { signal })).data,
  });
}

/** Any of the company's activities, by name. */
export function ActivitiesControl({ value, onChange, readOnly, aria }: ControlProps) {
  const { t } = useTranslation();
  const { data: activities, isPending } = useActivities();
  const chosen = isNumberList(value) ? value : [];
  const data = useMemo(
    () =>
      (activities ?? []).map(({ id, surec_ismi }) => ({
        value: String(id),
        label: String(surec_ismi),
      })),
    [activities],
  );
  return (
    <MultiSelect
      {...aria}
      value={chosen.map(String)}
      data={data}
      filter={filterOptions}
      searchable
      openOnFocus={false}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      placeholder={readOnly ? undefined : t('form.multi.add')}
      nothingFoundMessage={t(isPending ? 'form.loading' : 'form.nothingFound')}
      maxDropdownHeight={320}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
