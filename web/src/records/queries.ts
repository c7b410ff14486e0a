import { changeLogs, type ChangeLogType } from '@emanet/contract/change-logs';
import { documents } from '@emanet/contract/documents';
import { inventory } from '@emanet/contract/inventory';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { tables } from '@emanet/contract/tables';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '../app/client.ts';
import { useLanguage } from '../app/i18n.ts';
import { useCompany, useCompanyOrNone } from '../app/session.tsx';
import type { Activity, Names } from './display.ts';
import type { Gap } from './list/gap.ts';
import type { RecordBody, RecordRow, Register } from './register.ts';

const STALE_AFTER_MS = 30_000;

const recordsKey = (company: number) => ['records', company];
const listKey = (company: number, register: Register) => [
  ...recordsKey(company),
  register.noun,
  'list',
];
const singleKey = (company: number, register: Register, id: number) => [
  ...recordsKey(company),
  register.noun,
  'single',
  id,
];
const changeLogsKey = (company: number) => ['change-log', company];
const changeLogKey = (company: number, register: Register, id: number) => [
  ...changeLogsKey(company),
  register.tur,
  id,
];

const linksKey = (company: number) => ['records', company, 'links'];
const countsKey = (company: number) => ['records', company, 'counts'];
const tablesKey = (company: number) => ['records', company, 'tables'];

const useCompanyId = (): number => useCompany().company_id;

/** All rows of the register the person may see. */
export function useRecords(register: Register) {
  const company = useCompanyId();
  return useQuery({
    queryKey: listKey(company, register),
    queryFn: async ({ signal }) => (await call(register.endpoints.list, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** One row, asked for anew by whoever opens it: a form must not start from an old `surum`. */
export function useRecord(register: Register, id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: singleKey(company, register, id),
    queryFn: async ({ signal }) =>
      (await call(register.endpoints.single, { params: { id: String(id) }, signal })).data,
    staleTime: 0,
  });
}

type Rows = RecordRow[] | undefined;

/** Shows a saved row at once, wherever it is held, then lets the server's answer follow. */
function keep(client: QueryClient, company: number, register: Register, row: RecordRow) {
  client.setQueryData(singleKey(company, register, row.id), row);
  client.setQueryData(listKey(company, register), (rows: Rows) => {
    if (!rows) return rows;
    return rows.some((one) => one.id === row.id)
      ? rows.map((one) => (one.id === row.id ? row : one))
      : [...rows, row];
  });
  return refresh(client, company, register, row.id);
}

async function refresh(client: QueryClient, company: number, register: Register, id: number) {
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey(company, register) }),
    client.invalidateQueries({ queryKey: changeLogKey(company, register, id) }),
    client.invalidateQueries({ queryKey: linksKey(company) }),
    client.invalidateQueries({ queryKey: countsKey(company) }),
    client.invalidateQueries({ queryKey: tablesKey(company) }),
  ]);
}

/** Lets go of what is held of a company's registers, after a change that reached many records. */
export const refreshAll = (client: QueryClient, company: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: recordsKey(company) }),
    client.invalidateQueries({ queryKey: changeLogsKey(company) }),
  ]);

/** Adds a record; the key makes a second sending of the same form harmless. */
export function useAddRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: RecordBody; idempotencyKey: string }) =>
      call(register.endpoints.add, { body, idempotencyKey }),
    onSuccess: ({ data }) => void keep(client, company, register, data),
  });
}

/** Updates a record; a body with `surum` is refused with 409 when somebody saved meanwhile. */
export function useUpdateRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: RecordBody }) =>
      call(register.endpoints.update, { params: { id: String(id) }, body }),
    onSuccess: ({ data }) => void keep(client, company, register, data),
  });
}

/** Deletes a record; `useRestoreRecord` brings it back under its id. */
export function useDeleteRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: (id: number) => call(register.endpoints.delete, { params: { id: String(id) } }),
    onSuccess: (_answer, id) => {
      client.setQueryData(listKey(company, register), (rows: Rows) =>
        rows?.filter((row) => row.id !== id),
      );
      client.removeQueries({ queryKey: singleKey(company, register, id) });
      void refresh(client, company, register, id);
    },
  });
}

/** Brings a deleted record back. */
export function useRestoreRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: (id: number) => call(register.endpoints.restore, { params: { id: String(id) } }),
    onSuccess: ({ data }) => void keep(client, company, register, data),
  });
}

export type Links = z.output<(typeof processingActivities.links)['answers']>['data'];

/** The transfers and assets that name an activity; asked for only when `wanted`. */
export function useLinks(id: number, wanted: boolean) {
  const company = useCompanyId();
  const lang = useLanguage();
  return useQuery({
    queryKey: [...linksKey(company), id, lang],
    queryFn: async ({ signal }) =>
      (await call(processingActivities.links, { params: { id: String(id) }, signal })).data,
    staleTime: STALE_AFTER_MS,
    enabled: wanted,
  });
}

/** Ids of the records of a register that a gap of the notification comes from. */
export function useGapRecords(register: Register, gap: Gap | undefined) {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...tablesKey(company), 'gap', gap],
    queryFn: async ({ signal }) => (await call(tables.gapRecords, { query: gap, signal })).data,
    select: (found) => new Set(found[register.tur]),
    enabled: gap !== undefined,
  });
}

/** How many records of each register the person sees; asked for only when `wanted`. */
export function useInventoryCounts(wanted: boolean) {
  const company = useCompanyOrNone()?.company_id ?? 0;
  return useQuery({
    queryKey: countsKey(company),
    queryFn: async ({ signal }) => (await call(inventory.counts, { signal })).data,
    staleTime: STALE_AFTER_MS,
    enabled: wanted && company > 0,
  });
}

/** Departments of the company that the person may see, or whose records of a register. */
export function useDepartments(tur?: ChangeLogType) {
  const company = useCompanyId();
  return useQuery({
    queryKey: ['departments', company, tur],
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
    queryKey: ['documents', company, wanted ?? ''],
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
    queryKey: ['records', company, 'processingActivities', 'list'],
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

/** What the ids in a register's records stand for, as far as it has arrived. */
export function useNames(register: Register): Names {
  const departments = useDepartments(register.tur).data ?? NO_DEPARTMENTS;
  const documents = useDocuments().data ?? NO_DOCUMENTS;
  const linked = register.fields.some((field) => field.control === 'activities');
  const activities = useActivities(linked).data ?? NO_ACTIVITIES;
  return useMemo(
    () => ({ departments, documents, activities }),
    [departments, documents, activities],
  );
}

export const supplierKey = (company: number) => ['suppliers', company];

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

/** What happened to one record, newest first. */
export function useChangeLog(register: Register, id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: changeLogKey(company, register, id),
    queryFn: async ({ signal }) =>
      (
        await call(changeLogs.list, {
          params: { companyId: String(company), type: register.tur, recordId: String(id) },
          signal,
        })
      ).data,
  });
}

/** Unread changes of one record; a failure counts as none (specification, section 7). */
export function useUnreadCount(register: Register, id: number): number {
  const company = useCompanyId();
  const { data } = useQuery({
    queryKey: ['unread', company, register.tur, id],
    queryFn: async ({ signal }) =>
      (
        await call(changeLogs.unreadCount, {
          params: { companyId: String(company), type: register.tur, recordId: String(id) },
          signal,
        })
      ).unread_count,
    retry: false,
  });
  return data ?? 0;
}

/** Marks a record's changes as read; its badge falls to zero at once. */
export function useMarkRead(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: (id: number) =>
      call(changeLogs.markRead, {
        params: { companyId: String(company), type: register.tur, recordId: String(id) },
      }),
    onSuccess: (_answer, id) => {
      client.setQueryData(['unread', company, register.tur, id], 0);
      client.setQueryData(listKey(company, register), (rows: Rows) =>
        rows?.map((row) => (row.id === id ? { ...row, unread_count: 0 } : row)),
      );
    },
  });
}
