import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import type { ChangeLogType } from '@emanet/contract/change-logs';
import { documents } from '@emanet/contract/documents';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '../platform/api/client.ts';
import type { Activity, Names } from './kinds/kind.ts';
import {
  departmentsKey,
  documentsKey,
  listKey,
  STALE_AFTER_MS,
  supplierKey,
  useCompanyId,
} from './query-keys.ts';
import type { RecordRow, Register } from './register.ts';

/** Departments of the company that the person may see, or whose records of a register. */
export function useDepartments(tur?: ChangeLogType) {
  const company = useCompanyId();
  return useQuery({
    queryKey: departmentsKey(company, tur),
    queryFn: async ({ signal }) =>
      (await call(organization.departments, { query: { tur }, signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Current documents, those whose name contains `q` when it is given. */
export function useDocuments(q?: string) {
  const company = useCompanyId();
  const wanted = q?.trim();
  return useQuery({
    queryKey: documentsKey(company, wanted ?? ''),
    queryFn: async ({ signal }) =>
      (await call(documents.list, { query: wanted ? { q: wanted } : {}, signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/**
 * The company's activities that the person may see, as other registers name them; under the key of
 * their own list, so that both share one answer.
 */
export function useActivities(wanted = true) {
  const company = useCompanyId();
  return useQuery({
    queryKey: listKey(company, { noun: 'processingActivities' }),
    queryFn: async ({ signal }) => (await call(processingActivities.list, { signal })).data,
    staleTime: STALE_AFTER_MS,
    enabled: wanted,
    select: toActivities,
  });
}

const toActivities = (rows: readonly RecordRow[]): Activity[] =>
  rows.map((row) => ({
    id: row.id,
    name: typeof row.surec_ismi === 'string' ? row.surec_ismi : '',
    department: row.department_name,
    special: row.ozel_nitelikli,
  }));

const NO_DEPARTMENTS: Names['departments'] = [];
const NO_DOCUMENTS: Names['documents'] = [];
const NO_ACTIVITIES: readonly Activity[] = [];

/** Names of the ids in a register's records, as far as they have arrived. */
export function useNames(register: Register): Names {
  const departments = useDepartments(register.tur).data ?? NO_DEPARTMENTS;
  const documents = useDocuments().data ?? NO_DOCUMENTS;
  const linked = fieldsNaming(register.fields, 'activity').length > 0;
  const activities = useActivities(linked).data ?? NO_ACTIVITIES;
  return useMemo(
    () => ({ departments, documents, activities }),
    [departments, documents, activities],
  );
}

/** The company's directory of suppliers. */
export function useSuppliers() {
  const company = useCompanyId();
  return useQuery({
    queryKey: supplierKey(company),
    queryFn: async ({ signal }) => (await call(suppliers.list, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Puts a supplier into the directory. */
export function useAddSupplier() {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewSupplier; idempotencyKey: string }) =>
      call(suppliers.create, { body, idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: supplierKey(company) }),
  });
}

type NewSupplier = z.input<(typeof suppliers.create)['body']>;
