import { QUESTIONNAIRE_STATES, type Questionnaire } from '@emanet/contract/questionnaires';
import {
  IconBell,
  IconClipboardText,
  IconMailForward,
  IconMessageQuestion,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import type { Column, Sort } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { DotsButton } from '../../ui/table/DotsButton.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { TableStates } from '../../ui/table/TableStates.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { idParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { useQuestionnaires, useQuestionnaireVerbs } from './queries.ts';
import { SendModal } from './SendModal.tsx';
import { QuestionnaireState } from './State.tsx';

const NONE: readonly Questionnaire[] = [];
const AS_SENT: Sort = { key: '', descending: false };
const SPEC = { department: idParam('gonder') };
const idOf = (one: Questionnaire) => one.id;
const nameOf = (one: Questionnaire) => one.fullname;
const addressOf = ({ id }: Questionnaire) => `/envanter/anketler/${id}`;
const isOpen = ({ durum }: Questionnaire) =>
  durum === 'gonderildi' || durum === 'acildi' || durum === 'yanitlaniyor';

/** /envanter/anketler: questionnaires that were sent, and how far their answers are. */
export default function QuestionnairesPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const mayWrite = useCan('questionnaires.write');
  const query = useQuestionnaires();
  const { remind, withdraw, resend } = useQuestionnaireVerbs();
  const { state: asked, set } = useUrlState(SPEC);
  const [sending, setSending] = useState(asked.department !== undefined);
  const [leaving, setLeaving] = useState<Questionnaire>();
  const [state, setState] = useState<string>();
  const menu = useRowMenu<Questionnaire>();
  const rows = query.data ?? NONE;
  const table = useDataTable({
    rows,
    columns: useColumns(),
    idOf,
    nameOf,
    sort: AS_SENT,
    onSort: () => undefined,
    narrow: useCallback(
      (all: readonly Questionnaire[]) => all.filter(({ durum }) => !state || durum === state),
      [state],
    ),
  });
  const send = mayWrite && (
    <ActButton icon={IconMailForward} onClick={() => setSending(true)}>
      {t('questionnaires.send')}
    </ActButton>
  );
  const figures = QUESTIONNAIRE_STATES.map((key) => ({
    key,
    count: rows.filter(({ durum }) => durum === key).length,
    label: t(`questionnaires.states.${key}`),
    pressed: state === key,
    onPress: () => setState(state === key ? undefined : key),
  })).filter(({ count }) => count > 0);
  return (
    <ListScreen>
      <PageHead title={t('questionnaires.title')} count={rows.length || undefined}>
        {rows.length > 0 && send}
      </PageHead>
      {rows.length > 0 && <FigureStrip label={t('questionnaires.title')} figures={figures} />}
      <TableStates
        table={table}
        query={query}
        failed={t('questionnaires.failed')}
        onClear={() => setState(undefined)}
        empty={
          <EmptyState
            icon={<IconMessageQuestion size={20} aria-hidden />}
            title={t('questionnaires.empty')}
            text={t('questionnaires.emptyText')}
          >
            {send}
          </EmptyState>
        }
      >
        <DataTable
          table={table}
          label={t('questionnaires.title')}
          onOpen={(one) => void navigate(addressOf(one))}
          onMenu={menu.show}
          phone={(one) => ({
            name: one.fullname,
            beside: <QuestionnaireState one={one} />,
            below: one.department_name,
            besideBelow: when(one.son_gun, lang),
            acts: <DotsButton name={one.fullname} onClick={(button) => menu.show(one, button)} />,
          })}
          listing={state ?? ''}
          footer={<TableFooter table={table} />}
        />
      </TableStates>
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <MenuAct component={Link} to={addressOf(one)} icon={IconClipboardText}>
              {t('questionnaires.review')}
            </MenuAct>
            {mayWrite && (
              <>
                <MenuAct
                  disabled={!isOpen(one)}
                  icon={IconBell}
                  onClick={() => remind.mutate(one.id)}
                >
                  {t('questionnaires.remind')}
                </MenuAct>
                <MenuAct
                  disabled={one.durum === 'tamamlandi'}
                  icon={IconRefresh}
                  onClick={() => resend.mutate(one.id)}
                >
                  {t('questionnaires.resend')}
                </MenuAct>
                <MenuAct
                  disabled={one.durum === 'tamamlandi' || one.durum === 'geri_cekildi'}
                  icon={IconX}
                  onClick={() => setLeaving(one)}
                >
                  {t('questionnaires.withdraw')}
                </MenuAct>
              </>
            )}
          </>
        )}
      </RowMenu>
      <ConfirmModal
        opened={leaving !== undefined}
        title={t('questionnaires.withdraw')}
        confirmLabel={t('questionnaires.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => {
          if (leaving) withdraw.mutate(leaving.id);
          setLeaving(undefined);
        }}
        onClose={() => setLeaving(undefined)}
      >
        {t('questionnaires.withdrawText', { name: leaving?.fullname ?? '' })}
      </ConfirmModal>
      {sending && (
        <SendModal
          department={asked.department}
          onClose={() => {
            setSending(false);
            set({ department: undefined });
          }}
        />
      )}
    </ListScreen>
  );
}

function useColumns(): readonly Column<Questionnaire>[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  return useMemo(
    (): Column<Questionnaire>[] => [
      {
        id: 'kisi',
        label: t('fields.person'),
        width: 260,
        least: 160,
        cell: (row) => <Cut title={row.fullname} />,
        sortBy: (row) => row.fullname,
      },
      {
        id: 'departman',
        label: t('fields.department'),
        width: 220,
        rank: 2,
        cell: (row) => <Cut title={row.department_name} />,
        sortBy: (row) => row.department_name,
      },
      {
        id: 'durum',
        label: t('fields.state'),
        width: 190,
        rank: 0,
        cell: (row) => <QuestionnaireState one={row} />,
        sortBy: (row) => QUESTIONNAIRE_STATES.indexOf(row.durum),
      },
      {
        id: 'incelenen',
        label: t('questionnaires.reviewed'),
        width: 110,
        rank: 1,
        figure: true,
        cell: (row) => `${row.incelenen}/${row.surec}`,
        sortBy: (row) => row.incelenen,
      },
      {
        id: 'gonderim',
        label: t('questionnaires.sentAt'),
        width: 170,
        rank: 4,
        cell: (row) => when(row.gonderim_tarihi ?? row.olusturma_tarihi, lang, true),
        sortBy: (row) => row.olusturma_tarihi,
      },
      {
        id: 'son_gun',
        label: t('questionnaires.lastDay'),
        width: 120,
        rank: 3,
        cell: (row) => when(row.son_gun, lang),
        sortBy: (row) => row.son_gun,
      },
      {
        id: 'hatirlatma',
        label: t('fields.reminders'),
        width: 110,
        rank: 5,
        figure: true,
        cell: (row) => row.hatirlatma_sayisi,
        sortBy: (row) => row.hatirlatma_sayisi,
      },
    ],
    [t, lang],
  );
}
