import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRead } from '../../nouns/read.ts';
import { call } from '../../platform/api/client.ts';
import type { Activity, Names } from './kind.ts';
import { useDepartments, useDocuments } from '../name-queries.ts';
import { listKey, useCompanyId } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';

/**
 * The company's activities that the person may see, as other registers name them; under the key of
 * their own list, so that both share one answer.
 */
export function useActivities(wanted = true) {
  const company = useCompanyId();
  return useQuery({
    queryKey: listKey(company, { noun: 'processingActivities' }),
    queryFn: async ({ signal }) => (await call(processingActivities.list, { signal })).data,
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

/** Names of the ids in a register's records, as far as they have arrived; those of documents once wanted. */
export function useNames(register: Register, wantsDocuments = true): Names {
  const departments = useDepartments(register.tur).data ?? NO_DEPARTMENTS;
  const documents = useDocuments(wantsDocuments).data ?? NO_DOCUMENTS;
  const linked = fieldsNaming(register.fields, 'activity').length > 0;
  const activities = useActivities(linked).data ?? NO_ACTIVITIES;
  return useMemo(
    () => ({ departments, documents, activities }),
    [departments, documents, activities],
  );
}

/** The company's directory of suppliers. */
export const useSuppliers = () => useRead(suppliers.list);
