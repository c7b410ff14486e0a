import { filings } from '@emanet/contract/filings';
import type { FilingPreparation } from '@emanet/contract/filings/preparation';
import { shownAhead, useAct } from '../../../nouns/act.ts';
import { useRead } from '../../../nouns/read.ts';

/** Entries for the registry, and their open points. */
export const usePreparation = () => useRead(filings.preparation);

/** Open points and questions before a filing. */
export const useReview = () => useRead(filings.review);

type Row = FilingPreparation['satirlar'][number];
type Ticked = Readonly<{ rows: readonly Row[]; islendi: boolean }>;

/** Ticks rows as entered, shown before the answer. */
export const useTick = () =>
  useAct(filings.tick, {
    parts: ({ rows, islendi }: Ticked) => ({
      body: { islendi, satirlar: rows.map(({ bolum, satir, imza }) => ({ bolum, satir, imza })) },
    }),
    ahead: shownAhead(filings.preparation, (data, { rows, islendi }: Ticked) => {
      const isaret = islendi ? { kaydeden: '', tarih: new Date().toISOString() } : null;
      const named = new Set(rows.map(({ bolum, satir }) => `${bolum}/${satir}`));
      const satirlar = data.satirlar.map((row) =>
        named.has(`${row.bolum}/${row.satir}`) ? { ...row, isaret } : row,
      );
      return { ...data, satirlar };
    }),
  }).mutate;

type Decision = Readonly<{ kod: string; durum: 'onayli' | 'reddedildi' | 'yok' }>;

/** Confirms or dismisses a measure, or reverts that. */
export const useMeasureDecision = () =>
  useAct(filings.measure, {
    parts: ({ kod, durum }: Decision) => ({ params: { kod }, body: { durum } }),
  });

/** Chooses which of several periods that cannot be compared is notified. */
export const usePeriodChoice = () =>
  useAct(filings.period, {
    parts: (body: { kategori: string; secim: string }) => ({ body }),
    told: 'message',
  });

type DutyAnswers = Pick<FilingPreparation['muafiyet'], 'ana_faaliyet_ozel' | 'istisna'> &
  Partial<Pick<FilingPreparation['muafiyet'], 'bilanco_yok' | 'bilanco_yili'>>;

/** Stores the answers of the exemption test. */
export const useDutyAnswers = () =>
  useAct(filings.duty, { parts: (body: DutyAnswers) => ({ body }) });
