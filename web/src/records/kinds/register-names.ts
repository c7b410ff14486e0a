import { documents } from '@emanet/contract/documents';
import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { useMemo } from 'react';
import { useRead, type Answer } from '../../nouns/read.ts';
import { DOCUMENTS_LOADING, type Activity, type Names } from './kind.ts';
import { useDepartments } from '../name-queries.ts';
import type { Register } from '../register.ts';

/** Current documents. */
export const useDocuments = (wanted = true) => useRead(documents.list, {}, { enabled: wanted });

/** The company's activities that the person may see, for the fields of other registers. */
export const useActivities = (wanted = true) =>
  useRead(processingActivities.names, {}, { enabled: wanted, select: toActivities });

const toActivities = ({ data }: Answer<typeof processingActivities.names>): Activity[] =>
  data.map(({ id, ad, departman, ozel_nitelikli }) => ({
    id,
    name: ad,
    department: departman,
    special: ozel_nitelikli,
  }));

const NO_DEPARTMENTS: Names['departments'] = [];
const NO_ACTIVITIES: readonly Activity[] = [];

/** Names of the ids in a register's records, as far as loaded; those of documents on demand. */
export function useNames(register: Pick<Register, 'tur' | 'fields'>, wantsDocuments = true): Names {
  const departments = useDepartments(register.tur).data ?? NO_DEPARTMENTS;
  const named = useDocuments(wantsDocuments).data ?? DOCUMENTS_LOADING;
  const linked = fieldsNaming(register.fields, 'activity').length > 0;
  const activities = useActivities(linked).data ?? NO_ACTIVITIES;
  return useMemo(
    () => ({ departments, documents: named, activities }),
    [departments, named, activities],
  );
}

/** The company's directory of suppliers. */
export const useSuppliers = () => useRead(suppliers.list);
