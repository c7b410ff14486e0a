import { processingActivities } from '@emanet/contract/processing-activities';
import { tables, type TableView } from '@emanet/contract/tables';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { saveFile, sheetName } from '../../records/save-file.ts';
import type { LineKind } from './lines/lines.ts';
import { tableKey } from '../../records/query-keys.ts';

const STALE_AFTER_MS = 30_000;

/** Below the records' own key: what changes them makes the tables stale as well. */
function useTableKey(name: string) {
  return tableKey(useCompany().company_id, name, useLanguage());
}

export const useSupplierLines = (enabled: boolean) =>
  useQuery({
    queryKey: useTableKey('suppliers'),
    queryFn: async ({ signal }) => (await call(tables.suppliers, { signal })).data,
    enabled,
  });

export const useAssetLines = (enabled: boolean) =>
  useQuery({
    queryKey: useTableKey('assets'),
    queryFn: async ({ signal }) => (await call(tables.assets, { signal })).data,
    enabled,
  });

/**
 * The look-up behind each row, as a query that the screen and the printer share. It takes no signal:
 * a row that scrolls out of sight would abort the answer that the printer waits for.
 */
function useLookup(kind: LineKind) {
  const companyId = String(useCompany().company_id);
  const key = useTableKey(kind);
  return (name: string) =>
    queryOptions({
      queryKey: [...key, name],
      queryFn: async () => {
        const { data } =
          kind === 'tedarikciler'
            ? await call(tables.supplier, { params: { companyId, supplierName: name } })
            : await call(tables.asset, { params: { companyId, assetName: name } });
        return data;
      },
      staleTime: STALE_AFTER_MS,
    });
}

/** Answer of the look-up of one row, asked for when the row is unfolded. */
export const useUnfolded = (kind: LineKind, name: string) => useQuery(useLookup(kind)(name));

/** The same as far as it is known already: paper does not wait. */
export const useKnownUnfolded = (kind: LineKind, name: string) =>
  useQuery({ ...useLookup(kind)(name), enabled: false }).data;

const AT_ONCE = 4;

/** Asks for the look-ups of these rows, a few at a time, those apart that are known. */
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

export const useNotification = () =>
  useQuery({
    queryKey: useTableKey('notification'),
    queryFn: async ({ signal }) => (await call(tables.notification, { signal })).data,
  });

export const useCrossChecks = () =>
  useQuery({
    queryKey: useTableKey('cross-checks'),
    queryFn: async ({ signal }) => (await call(tables.crossChecks, { signal })).data,
  });

export const useSubjectMatrix = () =>
  useQuery({
    queryKey: useTableKey('matrix'),
    queryFn: async ({ signal }) =>
      (await call(processingActivities.subjectsByCategory, { signal })).data,
  });

/** Downloads a table as Excel in the language shown. */
export function useTableExport() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (view: TableView) => callForFile(tables.export, { body: { view, lang } }),
    onSuccess: (file, view) => {
      saveFile(file, sheetName(company_name, t(`tables.sheets.${view}`)));
      notify.success(t('tables.exported'));
    },
    onError: (error) => notify.error(error.message),
  });
}
