import { filings } from '@emanet/contract/filings';
import type { FilingPreparation } from '@emanet/contract/filings/preparation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { useLanguage } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCompany } from '../../../platform/session/session.tsx';
import { tableKey } from '../../../records/query-keys.ts';

const useKey = (name: string) => tableKey(useCompany().company_id, name, useLanguage());

/** Entries to be made in the registry, and what is still open about them. */
export const usePreparation = () =>
  useQuery({
    queryKey: useKey('filing-preparation'),
    queryFn: async ({ signal }) => (await call(filings.preparation, { signal })).data,
  });

/** Asks anew for everything that a decision about the notification changes. */
export function useDecided(): () => void {
  const client = useQueryClient();
  const keys = ['filing-preparation', 'filing-standing', 'notification'].map(useKey);
  return () => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
}

type Row = FilingPreparation['satirlar'][number];

/** Ticks rows as entered, at once on the screen; a failure takes the ticks back. */
export function useTick() {
  const client = useQueryClient();
  const queryKey = useKey('filing-preparation');
  const { mutate } = useMutation({
    mutationFn: ({ rows, islendi }: { rows: readonly Row[]; islendi: boolean }) =>
      call(filings.tick, {
        body: {
          islendi,
          satirlar: rows.map(({ bolum, satir, imza }) => ({ bolum, satir, imza })),
        },
      }),
    onMutate: async ({ rows, islendi }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<FilingPreparation>(queryKey);
      const isaret = islendi ? { kaydeden: '', tarih: new Date().toISOString() } : null;
      const named = new Set(rows.map(({ bolum, satir }) => `${bolum}/${satir}`));
      client.setQueryData<FilingPreparation>(
        queryKey,
        (now) =>
          now && {
            ...now,
            satirlar: now.satirlar.map((row) =>
              named.has(`${row.bolum}/${row.satir}`) ? { ...row, isaret } : row,
            ),
          },
      );
      return before;
    },
    onError: (error, _, before) => {
      if (before) client.setQueryData(queryKey, before);
      notify.error(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}

type Decision = Readonly<{ kod: string; durum: 'onayli' | 'reddedildi' | 'yok' }>;

/** Confirms, dismisses or takes back a measure. */
export function useMeasureDecision() {
  const onDecided = useDecided();
  return useMutation({
    mutationFn: ({ kod, durum }: Decision) =>
      call(filings.measure, { params: { kod }, body: { durum } }),
    onSuccess: onDecided,
    onError: (error) => notify.error(error.message),
  });
}

/** Says which of several periods that cannot be compared is notified. */
export function usePeriodChoice() {
  const onDecided = useDecided();
  return useMutation({
    mutationFn: (body: { kategori: string; secim: string }) => call(filings.period, { body }),
    onSuccess: ({ message }) => {
      notify.success(message);
      onDecided();
    },
    onError: (error) => notify.error(error.message),
  });
}

type DutyAnswers = Pick<FilingPreparation['muafiyet'], 'ana_faaliyet_ozel' | 'istisna'>;

/** Stores the answers of the exemption test. */
export function useDutyAnswers() {
  const onDecided = useDecided();
  return useMutation({
    mutationFn: (body: DutyAnswers) => call(filings.duty, { body }),
    onSuccess: onDecided,
    onError: (error) => notify.error(error.message),
  });
}
