import { organization } from '@emanet/contract/organization';
import { at, useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSheet } from '../../records/useSheet.ts';

/** Departments with the number of records in each. */
export const useDepartmentCounts = () => useRead(organization.departmentCounts);

/** Representatives of the company. */
export const useRepresentatives = () => useRead(organization.representatives);

/** Changes of departments, people and the company's own data. */
export const useOrganizationHistory = () =>
  useRead(organization.history, {}, { select: (answer) => answer });

/** Names of activities that both departments of a merge have. */
export const useNamesakes = (source: number, target: string) =>
  useRead(
    organization.namesakes,
    { ...at(source), query: { hedef_id: target } },
    { enabled: target !== '' },
  );

/** Downloads departments and representatives as a sheet. */
export function useOrganizationSheet() {
  const { t } = useTranslation();
  return useSheet(t('organization.title'), (_: void, asked) =>
    callForFile(organization.export, { query: asked }),
  )();
}
