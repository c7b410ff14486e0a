import { training, type Invitation } from '@emanet/contract/training';
import { sentence } from '@emanet/contract/shared/sentences';
import { Button, Stack, UnstyledButton } from '@mantine/core';
import {
  IconCertificate,
  IconLink,
  IconListCheck,
  IconPlus,
  IconRotate,
  IconSchool,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { MailRoom } from '../../records/MailRoom.tsx';
import { SheetButton } from '../../records/SheetButton.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { Counters, Departments } from './Figures.tsx';
import { narrowed, NOTHING, SPEC } from './filters.ts';
import { useInvitationActs, useInvitations } from './queries.ts';
import { State } from './State.tsx';
import css from './training.module.css';
import { TrainingHead } from './TrainingHead.tsx';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useInvitationFilters } from './useInvitationFilters.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const ResultModal = atFirstMove(() => import('./ResultModal.tsx'));

const NONE: readonly Invitation[] = [];
const idOf = (one: Invitation) => one.id;
const nameOf = (one: Invitation) => one.fullname;
const isUnfinished = (one: Invitation) => one.email !== null && one.durum !== 'tamamlandi';

/** An act that needs one confirmation: mails, a certificate, the end of invitations. */
type Question = Readonly<
  | { act: 'send'; rows?: readonly Invitation[] }
  | { act: 'certify'; row: Invitation }
  | { act: 'delete'; rows: readonly Invitation[] }
>;

/** /farkindalik-egitimi: the invited people and their progress. */
export default function InvitationsPage() {
  const { t, lang } = useTranslation();
  const mayWrite = useCan('training.write');
  const phone = usePhone();
  const { state: asked, set, settle } = useUrlState(SPEC);
  const query = useInvitations();
  const rows = query.data ?? NONE;
  const { send, remove, grant, confirm: certify, link } = useInvitationActs();
  const [result, setResult] = useState<Invitation>();
  const menu = useRowMenu<Invitation>();
  const [question, setQuestion] = useState<Question>();
  const filters = useInvitationFilters(rows, asked, set);
  const table = useDataTable({
    rows,
    columns: useInvitationColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback((all: readonly Invitation[]) => narrowed(all, asked), [asked]),
    selectable: mayWrite,
  });
  const unfinished = rows.filter(isUnfinished);
  const mailed =
    question?.act === 'send' && question.rows ? question.rows.filter(isUnfinished) : unfinished;
  const lost = rows.filter(({ ulasmadi }) => ulasmadi).length;
  const clear = () => set(NOTHING);
  const close = () => setQuestion(undefined);
  const download = useRowsSheet(t('training.title'), training.export, table.rows);
  const confirm = () => {
    if (question?.act === 'send') send.mutate(question.rows?.map(idOf), { onSettled: close });
    if (question?.act === 'certify') certify.mutate(question.row.id, { onSettled: close });
    if (question?.act === 'delete')
      remove.mutate(question.rows.map(idOf), {
        onSettled: () => {
          table.selection.clear();
          close();
        },
      });
  };
  const invite = mayWrite && (
    <ActButton component={Link} to="/farkindalik-egitimi/davet" icon={IconPlus}>
      {t('training.invite')}
    </ActButton>
  );
  const entries = (row: Invitation) => (
    <>
      {mayWrite && row.email !== null && row.durum !== 'tamamlandi' && (
        <MenuAct icon={IconSend} onClick={() => send.mutate([row.id])}>
          {t('training.send')}
        </MenuAct>
      )}
      {mayWrite && (
        <MenuAct icon={IconLink} onClick={() => link.mutate(row.id)}>
          {t('common.copyLink')}
        </MenuAct>
      )}
      {row.sertifika_no && (
        <MenuAct
          component="a"
          href={addressOf(training.certificateOf, {
            params: { id: String(row.id) },
            query: { lang },
          })}
          target="_blank"
          rel="noreferrer"
          icon={IconCertificate}
        >
          {t('training.openCertificate')}
        </MenuAct>
      )}
      {row.sertifika_no && (
        <MenuAct icon={IconListCheck} onClick={() => setResult(row)}>
          {t('training.showResult')}
        </MenuAct>
      )}
      {mayWrite && row.hak_bitti && (
        <MenuAct icon={IconRotate} onClick={() => grant.mutate(row.id)}>
          {t('training.grantTries')}
        </MenuAct>
      )}
      {mayWrite && row.kod_bekliyor && (row.email === null || row.ulasmadi) && (
        <MenuAct icon={IconCertificate} onClick={() => setQuestion({ act: 'certify', row })}>
          {t('training.certify')}
        </MenuAct>
      )}
      {mayWrite && (
        <MenuAct
          color="var(--em-high)"
          icon={IconTrash}
          onClick={() => setQuestion({ act: 'delete', rows: [row] })}
        >
          {t('common.delete')}
        </MenuAct>
      )}
    </>
  );

  return (
    <ListScreen>
      <TrainingHead>
        {rows.length > 0 && (
          <>
            {!phone && <SheetButton quiet download={download} disabled={table.rows.length === 0} />}
            {mayWrite && (
              <ActButton
                variant="default"
                icon={IconSend}
                disabled={unfinished.length === 0}
                onClick={() => setQuestion({ act: 'send' })}
              >
                {t('training.sendAll', { count: unfinished.length })}
              </ActButton>
            )}
            {invite}
          </>
        )}
      </TrainingHead>
      <div className={`em-fill em-stack ${css.beside}`} data-panel>
        <Stack gap={0} mih={0}>
          {rows.length > 0 && (
            <>
              <Counters rows={rows} asked={asked} onAsk={set} />
              <ListBar
                rows={table.rows}
                search={{
                  value: asked.q,
                  onSearch: (q) => settle({ q }),
                  label: t('training.search'),
                }}
                list={filters}
                onClear={clear}
                download={download}
              />
            </>
          )}
          <ListTable
            table={table}
            query={query}
            failed={t('training.failed')}
            onClear={clear}
            empty={
              <EmptyState
                icon={<IconSchool size={20} aria-hidden />}
                title={sentence('trainingMissing')[lang]}
                text={t('training.emptyText')}
              >
                {invite}
                <Button component={Link} to="/videolar" variant="default">
                  {t('training.toVideos')}
                </Button>
              </EmptyState>
            }
            label={t('training.part.invitations')}
            onMenu={menu.show}
            phone={(row) => ({
              name: row.fullname,
              beside: <State row={row} />,
              below: row.department_name ?? row.email ?? '–',
              besideBelow: (
                <span className="em-num">{t('ui.file.percent', { percent: row.ilerleme })}</span>
              ),
            })}
            listing={JSON.stringify(asked)}
            footer={
              table.selection.rows.length > 0 ? (
                <SelectionBar selection={table.selection} rows={table.rows}>
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconSend size={14} aria-hidden />}
                    onClick={() => setQuestion({ act: 'send', rows: table.selection.rows })}
                  >
                    {t('training.send')}
                  </Button>
                  <Button
                    size="xs"
                    variant="default"
                    c="var(--em-high)"
                    onClick={() => setQuestion({ act: 'delete', rows: table.selection.rows })}
                  >
                    {t('common.delete')}
                  </Button>
                </SelectionBar>
              ) : (
                <TableFooter table={table}>
                  {lost > 0 && (
                    <UnstyledButton
                      c="var(--em-high)"
                      fz="inherit"
                      fw={560}
                      onClick={() => set({ states: ['ulasmadi'] })}
                    >
                      {t('training.lostMails', { count: lost })}
                    </UnstyledButton>
                  )}
                </TableFooter>
              )
            }
          />
        </Stack>
        {rows.length > 0 && (
          <aside className={`em-scroll ${css.aside}`}>
            <Departments rows={rows} asked={asked} onAsk={set} />
          </aside>
        )}
      </div>
      <PrintedTable table={table} title={t('training.title')} />
      {result && <ResultModal row={result} onClose={() => setResult(undefined)} />}
      <RowMenu menu={menu} nameOf={nameOf}>
        {entries}
      </RowMenu>
      <ConfirmModal
        opened={question !== undefined}
        title={
          question?.act === 'certify'
            ? t('training.certifyTitle', { name: question.row.fullname })
            : t(question?.act === 'send' ? 'training.sendTitle' : 'training.deleteTitle', {
                count: question?.act === 'delete' ? question.rows.length : unfinished.length,
              })
        }
        confirmLabel={t(
          question?.act === 'certify'
            ? 'training.certify'
            : question?.act === 'send'
              ? 'training.send'
              : 'common.delete',
        )}
        danger={question?.act === 'delete'}
        busy={send.isPending || remove.isPending || certify.isPending}
        onConfirm={confirm}
        onClose={close}
      >
        {question?.act === 'delete'
          ? t('training.deleteText', {
              count: question.rows.length,
              name: question.rows[0]?.fullname ?? '',
            })
          : question?.act === 'certify'
            ? t('training.certifyText')
            : t('training.sendText', { count: mailed.length })}
        {question?.act === 'send' && <MailRoom count={mailed.length} />}
      </ConfirmModal>
    </ListScreen>
  );
}
