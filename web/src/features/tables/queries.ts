import { processingActivities } from '@emanet/contract/processing-activities';
import { tables, type TableView } from '@emanet/contract/tables';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../nouns/read.ts';
import { nounKey } from '../../nouns/keys.ts';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { usePastDay } from '../../platform/session/past-day.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { useSheet } from '../../records/useSheet.ts';
import type { LineKind } from './lines/lines.ts';
import type { View } from './useTableState.ts';

export const useSupplierLines = (enabled: boolean) => useRead(tables.suppliers, {}, { enabled });

export const useAssetLines = (enabled: boolean) => useRead(tables.assets, {}, { enabled });

/**
 * The look-up of each row, as a query that the screen and the printer share. It takes no signal: a
 * row that scrolls out of view would abort the answer that the printer waits for.
 */
function useLookup(kind: LineKind) {
  const companyId = String(useCompany().company_id);
  const key = nounKey(useCompany().company_id, 'tables');
  const day = usePastDay();
  return (name: string) =>
    queryOptions({
      queryKey: [...key, kind, name],
      queryFn: async () => {
        const { data } =
          kind === 'tedarikciler'
            ? await call(tables.supplier, { params: { companyId, supplierName: name }, day })
            : await call(tables.asset, { params: { companyId, assetName: name }, day });
        return data;
      },
    });
}

/** Answer of the look-up of one row, fetched when the row is unfolded. */
export const useUnfolded = (kind: LineKind, name: string) => useQuery(useLookup(kind)(name));

/** The same from the cache only: paper does not wait. */
export const useKnownUnfolded = (kind: LineKind, name: string) =>
  useQuery({ ...useLookup(kind)(name), enabled: false }).data;

const AT_ONCE = 4;

/** Loads the look-ups of these rows, a few at a time, without the known ones. */
export function useFetchUnfolded(kind: LineKind): (names: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  const lookup = useLookup(kind);
  return async (names) => {
    const waiting = names.values();
    const work = async () => {
      for (const name of waiting) await client.fetchQuery(lookup(name));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
}

export const useNotification = (enabled = true) => useRead(tables.notification, {}, { enabled });

export const useCrossChecks = () => useRead(tables.crossChecks);

export const useSubjectMatrix = (enabled = true) =>
  useRead(processingActivities.subjectsByCategory, {}, { enabled });

/** Does the table of a view have rows? False until it is loaded. */
export function useIsFilled(view: View): boolean {
  const suppliers = useSupplierLines(view === 'tedarikciler').data;
  const assets = useAssetLines(view === 'varliklar').data;
  const notification = useNotification(view === 'verbis').data?.kategoriler;
  const matrix = useSubjectMatrix(view === 'matris').data;
  const held = {
    tedarikciler: suppliers,
    varliklar: assets,
    verbis: notification,
    matris: matrix,
    capraz: undefined,
  }[view];
  return held !== undefined && held.length > 0;
}

/** Downloads a table. */
export function useTableExport(view: TableView) {
  const { t } = useTranslation();
  return useSheet<void>(
    t(`tables.sheets.${view}`),
    (_, asked) => callForFile(tables.export, { body: { view, ...asked } }),
    () => t('tables.exported'),
  )();
}
