import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { shownAhead, useAct } from '../../nouns/act.ts';
import { at, useChanged, useRead, useShow } from '../../nouns/read.ts';
import { useCan } from '../../platform/session/session.tsx';

export const useBreaches = () => useRead(breaches.list, {}, { select: (answer) => answer });

export const useBreach = (id: number) => useRead(breaches.single, at(id));

/** Shows a breach from the server's answer, and reads the list and the clocks again. */
export function useShown(): (row: SingleBreach) => void {
  const show = useShow(breaches.single);
  const changed = useChanged('breaches');
  return (row) => {
    show(at(row.id), row);
    changed();
  };
}

/** Members who can be in charge of a breach: those who may write it. */
export const usePeople = () =>
  useRead(
    actions.people,
    {},
    { enabled: useCan('actions.write'), select: ({ data }) => data.filter((one) => one.manages) },
  );

/** Address of the company's form for those who notice a breach; undefined while it is closed. */
export const useDoor = () =>
  useRead(
    applications.settings,
    {},
    {
      select: ({ data: { slug, ihlal_acik } }) =>
        ihlal_acik ? `/ihlal-bildir/${slug}` : undefined,
      enabled: useCan('applications.read'),
    },
  );

const tasksOf = (id: number) => ({
  query: { kayit_turu: 'veri_ihlalleri' as const, kayit_id: String(id) },
});

/** The tasks of a breach: open ones first. */
export const useTasks = (id: number) =>
  useRead(actions.list, tasksOf(id), {
    select: ({ data }) =>
      data
        .filter(({ guncel }) => guncel)
        .toSorted((a, b) => Number(a.durum) - Number(b.durum) || a.id - b.id),
  });

type Tick = Readonly<{ id: number; durum: boolean }>;

/** Ticks a task of a breach off, or opens it again; shown before the answer. */
export const useTick = (breach: number) =>
  useAct(actions.update, {
    parts: ({ id, durum }: Tick) => ({ ...at(id), body: { durum } }),
    ahead: shownAhead(
      actions.list,
      (data, { id, durum }: Tick) => data.map((one) => (one.id === id ? { ...one, durum } : one)),
      () => tasksOf(breach),
    ),
  });
