import { useCallback } from 'react';
import { organization } from '@emanet/contract/organization';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { recordsKey, STALE_AFTER_MS, useCompanyId } from '../../records/query-keys.ts';
import { useSheet } from '../../records/useSheet.ts';

const organizationKey = (company: number) => ['organization', company];

/** Departments with what hangs on each. */
export function useDepartmentCounts() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...organizationKey(company), 'departments'],
    queryFn: async ({ signal }) => (await call(organization.departmentCounts, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Representatives of the company. */
export function useRepresentatives() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...organizationKey(company), 'people'],
    queryFn: async ({ signal }) => (await call(organization.representatives, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Changes of departments, people and the company's own data. */
export function useOrganizationHistory() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...organizationKey(company), 'history'],
    queryFn: ({ signal }) => call(organization.history, { signal }),
  });
}

/** Names of activities that stand in both departments of a merge. */
export function useNamesakes(source: number, target: string) {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...organizationKey(company), 'namesakes', source, target],
    queryFn: async ({ signal }) => {
      const asked = { params: { id: String(source) }, query: { hedef_id: target }, signal };
      return (await call(organization.namesakes, asked)).data;
    },
    enabled: target !== '',
  });
}

/** Effect of a change of departments or people; `moved` when records changed hands as well. */
export function useOrganizationSaved(): (moved?: boolean) => void {
  const client = useQueryClient();
  const company = useCompanyId();
  return useCallback(
    (moved = false) => {
      const stale = [organizationKey(company), ['departments', company]];
      const followers = moved ? [recordsKey(company), ['actions', company]] : [];
      for (const queryKey of [...stale, ...followers]) void client.invalidateQueries({ queryKey });
    },
    [client, company],
  );
}

/** Downloads departments and representatives as a sheet. */
export function useOrganizationSheet() {
  const { t } = useTranslation();
  return useSheet(t('organization.title'), (_: void, lang) =>
    callForFile(organization.export, { query: { lang } }),
  );
}
