import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts, type SingleText } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';

const key = (company: number, ...rest: readonly unknown[]) => ['texts', company, ...rest];

/** Texts of the company, page after page. */
export function useTexts() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'list'),
    queryFn: async ({ signal }) => {
      const first = await call(texts.list, { signal });
      const data = [...first.data];
      let cursor = first.next_cursor;
      while (cursor) {
        const next = await call(texts.list, { query: { cursor }, signal });
        data.push(...next.data);
        cursor = next.next_cursor;
      }
      return { data, metinsiz_faaliyet: first.metinsiz_faaliyet };
    },
  });
}

/** Settings of the texts, and the managers who can be asked to approve. */
export function useTextSettings() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'settings'),
    queryFn: async ({ signal }) => (await call(textSettings.read, { signal })).data,
  });
}

/** People who were sent a text to be read, and others who can be. */
export function useSignatures(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'signatures', id),
    queryFn: ({ signal }) => call(textSignatures.list, { ...inPath(id), signal }),
    refetchOnMount: 'always',
  });
}

/** Acts on a signature list; it is read again after each. */
export function useSignatureVerbs(id: number) {
  const client = useQueryClient();
  const { company_id } = useCompany();
  const refresh = () =>
    void client.invalidateQueries({ queryKey: key(company_id, 'signatures', id) });
  const told = {
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message);
      refresh();
    },
    onError: (error: Error) => notify.error(error.message),
  };
  const remind = useMutation({
    mutationFn: (ids: number[] | undefined) =>
      call(textSignatures.remind, { ...inPath(id), body: { ids } }),
    ...told,
  });
  const withdraw = useMutation({
    mutationFn: (one: number) => call(textSignatures.withdraw, inPath(one)),
    ...told,
  });
  return { remind, withdraw, refresh };
}

const inPath = (id: number) => ({ params: { id: String(id) } });

/** A text as the register fills it now; read again when its reader comes back from a record. */
export function useText(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'single', id),
    queryFn: async ({ signal }) => (await call(texts.single, { ...inPath(id), signal })).data,
    refetchOnMount: 'always',
  });
}

export function useDifferences(id: number) {
  const { company_id } = useCompany();
  const lang = useLanguage();
  return useQuery({
    queryKey: key(company_id, 'differences', id, lang),
    queryFn: async ({ signal }) =>
      (await call(texts.differences, { ...inPath(id), query: { lang }, signal })).data,
    refetchOnMount: 'always',
  });
}

/** Makes every list of texts, and what shows them, stale; a text that was answered is kept. */
export function useTextsChanged() {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return (answered?: SingleText) => {
    void client.invalidateQueries({ queryKey: key(company_id) });
    void client.invalidateQueries({ queryKey: ['documents', company_id] });
    void client.invalidateQueries({ queryKey: ['dashboard'] });
    if (answered) client.setQueryData(key(company_id, 'single', answered.id), answered);
  };
}

/** Transfers to suppliers, one of which a contract is about. */
export function useTransfers(wanted: boolean) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'transfers'),
    queryFn: async ({ signal }) => (await call(supplierTransfers.list, { signal })).data,
    enabled: wanted,
  });
}

type Update = z.input<typeof texts.update.body>;

/** Verbs on a text; each answers the text as it is then. */
export function useTextVerbs(text: Pick<SingleText, 'id' | 'surum'>) {
  const changed = useTextsChanged();
  const { id, surum } = text;
  const step = {
    onSuccess: ({ data, message }: { data: SingleText; message: string }) => {
      notify.success(message);
      changed(data);
    },
    onError: (error: Error) => notify.error(error.message),
  };
  const save = useMutation({
    mutationFn: (body: Update) => call(texts.update, { ...inPath(id), body: { surum, ...body } }),
    onSuccess: ({ data }) => changed(data),
    onError: (error: Error) => {
      if (!(error instanceof ApiError && error.code === 'TEXT_TAKEN')) notify.error(error.message);
      if (error instanceof ApiError && error.code === 'STALE') changed();
    },
  });
  const body = { body: { surum } };
  const approve = useMutation({
    mutationFn: () => call(texts.approve, { ...inPath(id), ...body }),
    ...step,
  });
  const publish = useMutation({
    mutationFn: () => call(texts.publish, { ...inPath(id), ...body }),
    ...step,
  });
  const prepare = useMutation({
    mutationFn: (elle: z.input<typeof texts.prepare.body>['elle']) =>
      call(texts.prepare, { ...inPath(id), body: { elle } }),
    ...step,
  });
  const keep = useMutation({
    mutationFn: (decision: z.input<typeof texts.keep.body>) =>
      call(texts.keep, { ...inPath(id), body: decision }),
    ...step,
  });
  return { save, approve, publish, prepare, keep };
}
