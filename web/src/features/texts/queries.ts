import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts, type SingleText } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useAct } from '../../nouns/act.ts';
import { nounKey } from '../../nouns/keys.ts';
import { at, useChanged, useRead, useShow } from '../../nouns/read.ts';
import { ApiError, call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';

/** Texts of the company or its archive, by page. */
export function useTexts(archived: boolean) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: [...nounKey(company_id, 'texts'), 'pages', archived],
    queryFn: async ({ signal }) => {
      const query = archived ? { arsiv: true } : {};
      const first = await call(texts.list, { query, signal });
      const data = [...first.data];
      let cursor = first.next_cursor;
      while (cursor) {
        const next = await call(texts.list, { query: { ...query, cursor }, signal });
        data.push(...next.data);
        cursor = next.next_cursor;
      }
      return { ...first, data };
    },
  });
}

/** Settings of the texts, and the managers who can approve. */
export const useTextSettings = () => useRead(textSettings.read);

/** Addressees of a text, and other people who can receive it. */
export const useSignatures = (id: number) =>
  useRead(textSignatures.list, at(id), { select: (answer) => answer, refetchOnMount: 'always' });

/** Acts on a signature list; it is read again after each. */
export function useSignatureVerbs(id: number) {
  const refresh = useChanged('texts');
  const remind = useAct(textSignatures.remind, {
    parts: (ids: number[] | undefined) => ({ ...at(id), body: { ids } }),
    told: 'message',
  });
  const withdraw = useAct(textSignatures.withdraw, { parts: at, told: 'message' });
  return { remind, withdraw, refresh };
}

/** A text filled from the present register; read again when its reader returns from a record. */
export const useText = (id: number) => useRead(texts.single, at(id), { refetchOnMount: 'always' });

export function useDifferences(id: number) {
  const lang = useLanguage();
  return useRead(texts.differences, { ...at(id), query: { lang } }, { refetchOnMount: 'always' });
}

/** A version as approved or published; it never changes. */
export const useVersion = (id: number, sira: number) =>
  useRead(texts.version, { params: { id: String(id), sira: String(sira) } });

/** Makes every list of texts, and screens with them, stale; keeps a text from the last answer. */
export function useTextsChanged(): (answered?: SingleText) => void {
  const show = useShow(texts.single);
  const changed = useChanged('texts');
  return (answered) => {
    changed();
    if (answered) show(at(answered.id), answered);
  };
}

/** The part of a form that saves the draft of a text and closes. */
export function useDraftForm({ id, surum }: SingleText, onClose: () => void) {
  const changed = useTextsChanged();
  return {
    endpoint: texts.update,
    params: { id: String(id) },
    version: surum,
    onDone: ({ data }: Readonly<{ data: SingleText }>) => {
      changed(data);
      onClose();
    },
  };
}

/** Transfers to suppliers, for contracts about one of them. */
export const useTransfers = (wanted: boolean) =>
  useRead(supplierTransfers.list, {}, { enabled: wanted });

type Update = z.input<typeof texts.update.body>;

/** Verbs on a text; each returns the text after it. */
export function useTextVerbs({ id, surum }: Pick<SingleText, 'id' | 'surum'>) {
  const show = useShow(texts.single);
  const changed = useChanged('texts');
  const onDone = ({ data }: { data: SingleText }) => show(at(data.id), data);
  const step = { onDone, told: 'message' } as const;
  const asItIs = (_: void) => ({ ...at(id), body: { surum } });
  const save = useAct(texts.update, {
    parts: (body: Update) => ({ ...at(id), body: { surum, ...body } }),
    onDone,
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code !== 'TEXT_TAKEN') notify.error(error.message);
      if (code === 'STALE') changed();
    },
  });
  const approve = useAct(texts.approve, { parts: asItIs, ...step });
  const publish = useAct(texts.publish, { parts: asItIs, ...step });
  const prepare = useAct(texts.prepare, {
    parts: (govde: SingleText['govde'] | undefined) => ({
      ...at(id),
      body: { surum, ...(govde && { govde }) },
    }),
    ...step,
  });
  const keep = useAct(texts.keep, {
    parts: (body: z.input<typeof texts.keep.body>) => ({ ...at(id), body }),
    ...step,
  });
  return { save, approve, publish, prepare, keep };
}
