import { actions, type Action, type ActionRisk, type BulkBody } from '@emanet/contract/actions';
import { sentence, type SentenceKey } from '@emanet/contract/shared/sentences';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useActionCache } from './queries.ts';

/** Change of an action at a press, without a form. */
export type Change = Readonly<{ durum?: boolean; risk?: ActionRisk }>;

const BELOW_SERVER_FAULTS = 500;

/** Everything that is done to actions at a press; each says how it went and can be undone. */
export function useActs() {
  const { t, lang } = useTranslation();
  const { put, refresh } = useActionCache();
  const name = (one: Action) => one.aksiyon_ismi;

  /** The server's sentence when it has one, else that of the specification. */
  const tell = (error: unknown, key: SentenceKey) => {
    if (!(error instanceof ApiError)) throw error;
    const said = error.status > 0 && error.status < BELOW_SERVER_FAULTS;
    notify.error(said ? error.message : sentence(key)[lang]);
    refresh();
  };
  const at = ({ id }: Action) => ({ params: { id: String(id) } });

  async function change(one: Action, wanted: Change, text: string, back?: Change) {
    put({ ...one, ...wanted });
    try {
      const { data } = await call(actions.update, { ...at(one), body: wanted });
      put(data);
      const undo = back && { undo: () => void change(data, back, t('actions.undone')) };
      notify.success(text, undo);
      refresh();
    } catch (error) {
      put(one);
      tell(error, 'actionUpdateFailed');
    }
  }

  async function archive(one: Action, guncel: boolean, undoable = true) {
    put({ ...one, guncel });
    try {
      const { data, message } = await call(actions.archive, { ...at(one), body: { guncel } });
      put(data);
      notify.success(message, undoable ? { undo: () => void archive(data, !guncel, false) } : {});
      refresh();
    } catch (error) {
      put(one);
      tell(error, 'actionArchiveFailed');
    }
  }

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
    archive: (one: Action, guncel: boolean) => void archive(one, guncel),
    toggle: (one: Action) =>
      void change(
        one,
        { durum: !one.durum },
        t(one.durum ? 'actions.reopened' : 'actions.completed', { name: name(one) }),
        { durum: one.durum },
      ),
    /** To another column of the board. */
    move: (one: Action, wanted: Change, column: string) =>
      void change(one, wanted, t('actions.moved', { name: name(one), column }), {
        durum: one.durum,
        ...(wanted.risk && { risk: one.risk }),
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
