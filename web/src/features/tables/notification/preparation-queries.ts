import { filings } from '@emanet/contract/filings';
import type { FilingPreparation } from '@emanet/contract/filings/preparation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRead, type Answer } from '../../../nouns/read.ts';
import { answerKey } from '../../../nouns/keys.ts';
import { useAct } from '../../../nouns/act.ts';
import { call } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCompany } from '../../../platform/session/session.tsx';

/** Entries to be made in the registry, and what is still open about them. */
export const usePreparation = () => useRead(filings.preparation);

type Row = FilingPreparation['satirlar'][number];
type Kept = Answer<typeof filings.preparation>;

/** Ticks rows as entered, at once on the screen; a failure takes the ticks back. */
export function useTick() {
  const client = useQueryClient();
  const queryKey = answerKey(useCompany().company_id, filings.preparation, {});
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
      const before = client.getQueryData<Kept>(queryKey);
      const isaret = islendi ? { kaydeden: '', tarih: new Date().toISOString() } : null;
      const named = new Set(rows.map(({ bolum, satir }) => `${bolum}/${satir}`));
      client.setQueryData<Kept>(
        queryKey,
        (now) =>
          now && {
            ...now,
            data: {
              ...now.data,
              satirlar: now.data.satirlar.map((row) =>
                named.has(`${row.bolum}/${row.satir}`) ? { ...row, isaret } : row,
              ),
            },
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
export const useMeasureDecision = () =>
  useAct(filings.measure, {
    parts: ({ kod, durum }: Decision) => ({ params: { kod }, body: { durum } }),
  });

/** Says which of several periods that cannot be compared is notified. */
export const usePeriodChoice = () =>
  useAct(filings.period, {
    parts: (body: { kategori: string; secim: string }) => ({ body }),
    told: 'message',
  });

type DutyAnswers = Pick<FilingPreparation['muafiyet'], 'ana_faaliyet_ozel' | 'istisna'>;

/** Stores the answers of the exemption test. */
export const useDutyAnswers = () =>
  useAct(filings.duty, { parts: (body: DutyAnswers) => ({ body }) });
