import { actions, type Action, type ActionRisk, type BulkBody } from '@emanet/contract/actions';
import { sentence, type SentenceKey } from '@emanet/contract/shared/sentences';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { shownAhead, useAct } from '../../nouns/act.ts';
import { useActionCache } from './queries.ts';

/** Change of an action at a press, without a form. */
export type Change = Readonly<{ durum?: boolean; risk?: ActionRisk }>;

type Changing = Readonly<{ one: Action; wanted: Change; text: string; back?: Change }>;
type Archiving = Readonly<{ one: Action; guncel: boolean; isUndo?: true }>;

const BELOW_SERVER_FAULTS = 500;

/** Everything that is done to actions at a press; each says how it went and can be undone. */
export function useActs() {
  const { t, lang } = useTranslation();
  const { refresh } = useActionCache();
  const name = (one: Action) => one.aksiyon_ismi;

  /** The server's sentence when it has one, else that of the specification. */
  const tell = (error: unknown, key: SentenceKey) => {
    if (!(error instanceof ApiError)) throw error;
    const said = error.status > 0 && error.status < BELOW_SERVER_FAULTS;
    notify.error(said ? error.message : sentence(key)[lang]);
    refresh();
  };
  const at = ({ id }: Action) => ({ params: { id: String(id) } });
  const ahead = <Given extends { one: Action }>(changeOf: (given: Given) => Partial<Action>) =>
    shownAhead(actions.list, (rows, given: Given) =>
      rows.map((row) => (row.id === given.one.id ? { ...row, ...changeOf(given) } : row)),
    );

  const change = useAct(actions.update, {
    parts: ({ one, wanted }: Changing) => ({ ...at(one), body: wanted }),
    ahead: ahead(({ wanted }) => wanted),
    told: ({ data }, { text, back }) =>
      back
        ? [text, () => change.mutate({ one: data, wanted: back, text: t('actions.undone') })]
        : text,
    onError: (error) => tell(error, 'actionUpdateFailed'),
  });
  const archive = useAct(actions.archive, {
    parts: ({ one, guncel }: Archiving) => ({ ...at(one), body: { guncel } }),
    ahead: ahead(({ guncel }) => ({ guncel })),
    told: ({ data, message }, { guncel, isUndo }) =>
      isUndo
        ? message
        : [message, () => archive.mutate({ one: data, guncel: !guncel, isUndo: true })],
    onError: (error) => tell(error, 'actionArchiveFailed'),
  });

  async function restore(one: Action) {
    try {
      notify.success((await call(actions.restore, at(one))).message);
      refresh();
    } catch (error) {
      tell(error, 'actionAddFailed');
    }
  }

  async function bulk(rows: readonly Action[], degisiklik: BulkBody['degisiklik']) {
    const satirlar = rows.map(({ id, surum }) => ({ id, surum }));
    try {
      const { data } = await call(actions.bulkUpdate, { body: { satirlar, degisiklik } });
      const left = data.atlanan.length;
      const told = t('actions.bulk.done', { count: data.sayi });
      const text = left > 0 ? `${told} ${t('actions.bulk.left', { count: left })}` : told;
      notify.success(text, data.sayi > 0 ? { undo: () => void undo(data.toplu_islem) } : {});
      refresh();
    } catch (error) {
      tell(error, 'actionUpdateFailed');
    }
  }

  async function undo(toplu_islem: string) {
    try {
      notify.success((await call(actions.undoBulkUpdate, { body: { toplu_islem } })).message);
      refresh();
    } catch (error) {
      tell(error, 'actionUpdateFailed');
    }
  }

  return {
    bulk,
    archive: (one: Action, guncel: boolean) => archive.mutate({ one, guncel }),
    toggle: (one: Action) =>
      change.mutate({
        one,
        wanted: { durum: !one.durum },
        text: t(one.durum ? 'actions.reopened' : 'actions.completed', { name: name(one) }),
        back: { durum: one.durum },
      }),
    /** To another column of the board. */
    move: (one: Action, wanted: Change, column: string) =>
      change.mutate({
        one,
        wanted,
        text: t('actions.moved', { name: name(one), column }),
        back: { durum: one.durum, ...(wanted.risk && { risk: one.risk }) },
      }),
    mail: async (one: Action) => {
      const { id, department_id } = one;
      try {
        notify.success((await call(actions.sendMail, { body: { id, department_id } })).message);
      } catch (error) {
        tell(error, 'mailFailed');
      }
    },
    remove: async (one: Action) => {
      try {
        const { message } = await call(actions.delete, at(one));
        notify.success(message, { undo: () => void restore(one) });
        refresh();
      } catch (error) {
        tell(error, 'actionDeleteFailed');
      }
    },
  };
}

export type Acts = ReturnType<typeof useActs>;
