import { training } from '@emanet/contract/training';
import type { SingleSession } from '@emanet/contract/training/sessions';
import { shownAhead, useAct } from '../../../nouns/act.ts';
import { at, useChanged, useRead, useShow } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';

/** The sessions of the company, the newest day first. */
export const useSessions = () => useRead(training.sessions);

export const useSession = (id: number) => useRead(training.session, at(id));

/** Shows a session as the server has just answered it; the rest of the training is read again. */
export function useShown(): (row: SingleSession) => void {
  const show = useShow(training.session);
  const changed = useChanged('training');
  return (row) => {
    show(at(row.id), row);
    changed();
  };
}

type Attendance = Readonly<{ session: number; ids: number[]; katildi: boolean }>;

/** Enters who attended, takes people off the list, deletes a session; each can be undone. */
export function useSessionActs(onGone?: () => void) {
  const { t } = useTranslation();
  const show = useShow(training.session);
  const onDone = ({ data }: { data: SingleSession }) => show(at(data.id), data);
  const enter = ({ session, ids, katildi }: Attendance) => ({
    ...at(session),
    body: { ids, katildi },
  });
  const ahead = shownAhead(
    training.session,
    (row, { ids, katildi }: Attendance) => {
      const kisiler = row.kisiler.map((one) => (ids.includes(one.id) ? { ...one, katildi } : one));
      return { ...row, kisiler, katilan: kisiler.filter((one) => one.katildi).length };
    },
    ({ session }) => at(session),
  );
  const attendBack = useAct(training.attend, { parts: enter, ahead, told: 'message' });
  const attend = useAct(training.attend, {
    parts: enter,
    ahead,
    told: ({ message }, given) => [
      message,
      () => attendBack.mutate({ ...given, katildi: !given.katildi }),
    ],
  });
  const list = useAct(training.listInSession, {
    parts: ({ session, ids }: Readonly<{ session: number; ids: number[] }>) => ({
      ...at(session),
      body: { kisiler: ids.map((davet_id) => ({ davet_id })) },
    }),
    onDone,
  });
  const unlist = useAct(training.unlistInSession, {
    parts: ({ session, ids }: Readonly<{ session: number; ids: number[] }>) => ({
      ...at(session),
      body: { ids },
    }),
    onDone,
    told: ({ message }, given) => [message, () => list.mutate(given)],
  });
  const restore = useAct(training.restoreSession, { parts: at, onDone, told: 'message' });
  const remove = useAct(training.deleteSession, {
    parts: at,
    onDone: () => onGone?.(),
    told: (_, id) => [t('training.session.deleted'), () => restore.mutate(id)],
  });
  return { attend, unlist, remove };
}
