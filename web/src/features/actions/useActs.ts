import { actions, type Action, type ActionRisk, type BulkBody } from '@emanet/contract/actions';
import { shownAhead, useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';

/** Change of an action at a press, without a form. */
export type Change = Readonly<{ durum?: boolean; risk?: ActionRisk }>;

/** `surum`: of an undo, the version that its act made. */
type Changed = Readonly<{
  one: Action;
  wanted: Change;
  text: string;
  back?: Change;
  surum?: number;
}>;
type Archived = Readonly<{ one: Action; guncel: boolean; surum?: number }>;
type InBulk = Readonly<{ rows: readonly Action[]; degisiklik: BulkBody['degisiklik'] }>;

/** The list with changed values of one action. */
const withValues = (rows: readonly Action[], { id }: Action, values: Partial<Action>) =>
  rows.map((row) => (row.id === id ? { ...row, ...values } : row));

/** Everything that is done to actions at a press; each act reports its result and can be undone. */
export function useActs() {
  const { t } = useTranslation();
  const name = (one: Action) => one.aksiyon_ismi;

  const change = useAct(actions.update, {
    parts: ({ one, wanted, surum }: Changed) => ({ ...at(one.id), body: { ...wanted, surum } }),
    ahead: shownAhead(actions.list, (rows, { one, wanted }: Changed) =>
      withValues(rows, one, wanted),
    ),
    told: ({ data }, { text, back }) =>
      back
        ? [
            text,
            () =>
              change.mutate({
                ...{ one: data, wanted: back, text: t('actions.undone') },
                surum: data.surum,
              }),
          ]
        : text,
    failed: 'actionUpdateFailed',
  });
  const archive = useAct(actions.archive, {
    parts: ({ one, guncel, surum }: Archived) => ({ ...at(one.id), body: { guncel, surum } }),
    ahead: shownAhead(actions.list, (rows, { one, guncel }: Archived) =>
      withValues(rows, one, { guncel }),
    ),
    told: ({ data, message }, { guncel, surum }) =>
      surum
        ? message
        : [message, () => archive.mutate({ one: data, guncel: !guncel, surum: data.surum })],
    failed: 'actionArchiveFailed',
  });
  const withLeft = (text: string, count: number) =>
    count > 0 ? `${text} ${t('actions.bulk.left', { count })}` : text;
  const undoBulk = useAct(actions.undoBulkUpdate, {
    parts: (toplu_islem: string) => ({ body: { toplu_islem } }),
    told: ({ data, message }) => withLeft(message, data.atlanan.length),
    failed: 'actionUpdateFailed',
  });
  const bulk = useAct(actions.bulkUpdate, {
    parts: ({ rows, degisiklik }: InBulk) => ({
      body: { satirlar: rows.map(({ id, surum }) => ({ id, surum })), degisiklik },
    }),
    told: ({ data: { sayi, atlanan, toplu_islem } }) => {
      const done = sayi > 0 ? t('actions.bulk.done', { count: sayi }) : t('actions.bulk.same');
      const text = withLeft(done, atlanan.length);
      return sayi > 0 ? [text, () => undoBulk.mutate(toplu_islem)] : text;
    },
    failed: 'actionUpdateFailed',
  });
  const mail = useAct(actions.sendMail, {
    parts: ({ id, department_id }: Action) => ({ body: { id, department_id } }),
    told: 'message',
    failed: 'mailFailed',
  });

  return {
    bulk: bulk.mutate,
    archive: archive.mutate,
    mail: mail.mutate,
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
  };
}

export type Acts = ReturnType<typeof useActs>;
