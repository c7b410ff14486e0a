import { processingActivities } from '@emanet/contract/processing-activities';
import { tables } from '@emanet/contract/tables';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { at, useRead } from '../nouns/read.ts';
import { endpointKey, nounKey } from '../nouns/keys.ts';
import { call } from '../platform/api/client.ts';
import { usePastDay } from '../platform/session/past-day.ts';
import type { Gap } from './list/filters/gap.ts';
import { listKey, singleKey, changeLogKey, useCompanyId } from './query-keys.ts';
import type { RecordBody, RecordRow, Register } from './register.ts';

/** All visible rows of the register; undefined before they are `wanted`. */
export function useRecords(register: Register, wanted = true) {
  const company = useCompanyId();
  const day = usePastDay();
  return useQuery({
    queryKey: listKey(company, register),
    queryFn: async ({ signal }) => (await call(register.endpoints.list, { day, signal })).data,
    enabled: wanted,
  });
}

/** One record, always fetched again: a form must not start from an old `surum`. */
export function useRecord(register: Register, id: number) {
  const company = useCompanyId();
  const day = usePastDay();
  return useQuery({
    queryKey: singleKey(company, register, id),
    queryFn: async ({ signal }) =>
      (await call(register.endpoints.single, { params: { id: String(id) }, day, signal })).data,
    staleTime: 0,
  });
}

type Rows = RecordRow[] | undefined;

/** Shows a saved row at once in all caches, before the server's answer. */
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

/** Nouns on the screen beside a saved record; lists of other registers stay cached. */
const MADE_OF_RECORDS = ['filings', 'inventory', 'suppliers', 'tables'];

const { links, names, subjectsByCategory } = processingActivities;
/** Answers about activities that any record may change. */
const OF_ACTIVITIES = [links, names, subjectsByCategory];

async function refresh(client: QueryClient, company: number, register: Register, id: number) {
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey(company, register) }),
    client.invalidateQueries({ queryKey: changeLogKey(company, register, id) }),
    ...MADE_OF_RECORDS.map((noun) =>
      client.invalidateQueries({ queryKey: nounKey(company, noun) }),
    ),
    ...OF_ACTIVITIES.map((endpoint) =>
      client.invalidateQueries({ queryKey: endpointKey(company, endpoint) }),
    ),
  ]);
}

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

/** Updates a record; a body with `surum` is refused with 409 after another save. */
export function useUpdateRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: RecordBody }) =>
      call(register.endpoints.update, { params: { id: String(id) }, body }),
    onSuccess: ({ data }) => void keep(client, company, register, data),
  });
}

/** Deletes a record; `useRestoreRecord` restores it under its id. */
export function useDeleteRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: ({ id, toplu_islem }: Readonly<{ id: number; toplu_islem?: string | undefined }>) =>
      call(register.endpoints.delete, {
        params: { id: String(id) },
        query: toplu_islem ? { toplu_islem } : {},
      }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(listKey(company, register), (rows: Rows) =>
        rows?.filter((row) => row.id !== id),
      );
      client.removeQueries({ queryKey: singleKey(company, register, id) });
      void refresh(client, company, register, id);
    },
  });
}

/** Restores a deleted record. */
export function useRestoreRecord(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: (id: number) => call(register.endpoints.restore, { params: { id: String(id) } }),
    onSuccess: ({ data }) => void keep(client, company, register, data),
  });
}

export type Links = z.output<(typeof processingActivities.links)['answers']>['data'];

/** The transfers and assets that name an activity; fetched only when `wanted`. */
export const useLinks = (id: number, wanted: boolean) =>
  useRead(processingActivities.links, at(id), { enabled: wanted });

/** Ids of a register's records behind a gap of the notification. */
export const useGapRecords = (register: Register, gap: Gap | undefined) =>
  useRead(tables.gapRecords, gap ? { query: gap } : {}, {
    select: ({ data }) => new Set(data[register.tur]),
    enabled: gap !== undefined,
  });
