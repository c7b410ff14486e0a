import {
  QUESTIONNAIRE_STATES,
  refusalOf,
  type Questionnaire,
} from '@emanet/contract/questionnaires';
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
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { idParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { useQuestionnaires, useQuestionnaireVerbs } from './queries.ts';
import { QuestionnaireState } from './State.tsx';

const SendModal = atFirstMove(() => import('./SendModal.tsx'));

const NONE: readonly Questionnaire[] = [];
const SPEC = { department: idParam('gonder') };
const idOf = (one: Questionnaire) => one.id;
const nameOf = (one: Questionnaire) => one.fullname;
const addressOf = ({ id }: Questionnaire) => `/envanter/anketler/${id}`;

/** /envanter/anketler: sent questionnaires, and the state of their answers. */
export default function QuestionnairesPage() {
  const { t, lang } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useCan('questionnaires.write');
  const query = useQuestionnaires();
  const { remind, withdraw, resend } = useQuestionnaireVerbs();
  const { state: asked, set } = useUrlState(SPEC);
  const [sending, setSending] = useState(asked.department !== undefined);
  const [leaving, setLeaving] = useState<Questionnaire>();
  const [state, setState] = useState<string>();
  const rows = query.data ?? NONE;
  const table = useDataTable({
    rows,
    columns: useColumns(),
    idOf,
    nameOf,
    narrow: useCallback(
      (all: readonly Questionnaire[]) => all.filter(({ durum }) => !state || durum === state),
      [state],
    ),
  });
  const figures = QUESTIONNAIRE_STATES.map((key) => ({
    key,
    count: rows.filter(({ durum }) => durum === key).length,
    label: t(`questionnaires.states.${key}`),
    pressed: state === key,
    onPress: () => setState(state === key ? undefined : key),
  })).filter(({ count }) => count > 0);
  return (
    <NounList
      table={table}
      query={query}
      title={t('questionnaires.title')}
      count={rows.length || undefined}
      add={
        mayWrite && (
          <ActButton icon={IconMailForward} onClick={() => setSending(true)}>
            {t('questionnaires.send')}
          </ActButton>
        )
      }
      above={rows.length > 0 && <FigureStrip label={t('questionnaires.title')} figures={figures} />}
      onClear={() => setState(undefined)}
      failed={t('questionnaires.failed')}
      empty={{
        icon: <IconMessageQuestion size={20} aria-hidden />,
        title: t('questionnaires.empty'),
        text: t('questionnaires.emptyText'),
      }}
      onOpen={(one) => void navigate(addressOf(one))}
      menu={(one) => (
        <>
          <MenuAct component={Link} to={addressOf(one)} icon={IconClipboardText}>
            {t('questionnaires.review')}
          </MenuAct>
          {mayWrite && (
            <>
              <MenuAct
                disabled={refusalOf('remind', one.durum) !== undefined}
                icon={IconBell}
                onClick={() => remind.mutate(one.id)}
              >
                {t('questionnaires.remind')}
              </MenuAct>
              <MenuAct
                disabled={refusalOf('resend', one.durum) !== undefined}
                icon={IconRefresh}
                onClick={() => resend.mutate(one.id)}
              >
                {t('questionnaires.resend')}
              </MenuAct>
              <MenuAct
                disabled={refusalOf('withdraw', one.durum) !== undefined}
                icon={IconX}
                onClick={() => setLeaving(one)}
              >
                {t('questionnaires.withdraw')}
              </MenuAct>
            </>
          )}
        </>
      )}
      phone={(one) => ({
        name: one.fullname,
        beside: <QuestionnaireState one={one} />,
        below: one.department_name,
        besideBelow: when(one.son_gun, lang),
      })}
      listing={state ?? ''}
    >
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
    </NounList>
  );
}

function useColumns(): readonly Column<Questionnaire>[] {
  const { t, lang } = useTranslation();
  return useMemo(
    (): Column<Questionnaire>[] => [
      textColumn('kisi', t('fields.person'), 260, (row) => row.fullname, { least: 160 }),
      textColumn('departman', t('fields.department'), 220, (row) => row.department_name, {
        rank: 2,
      }),
      column('durum', t('fields.state'), 190, (row) => <QuestionnaireState one={row} />, {
        rank: 0,
        sortBy: (row) => QUESTIONNAIRE_STATES.indexOf(row.durum),
      }),
      column(
        'incelenen',
        t('questionnaires.reviewed'),
        110,
        (row) => `${row.incelenen}/${row.surec}`,
        {
          rank: 1,
          figure: true,
          sortBy: (row) => row.incelenen,
        },
      ),
      column(
        'gonderim',
        t('questionnaires.sentAt'),
        170,
        (row) => when(row.gonderim_tarihi ?? row.olusturma_tarihi, lang, true),
        { rank: 4, sortBy: (row) => row.olusturma_tarihi },
      ),
      column('son_gun', t('questionnaires.lastDay'), 120, (row) => when(row.son_gun, lang), {
        rank: 3,
        sortBy: (row) => row.son_gun,
      }),
      column('hatirlatma', t('fields.reminders'), 110, (row) => row.hatirlatma_sayisi, {
        rank: 5,
        figure: true,
        sortBy: (row) => row.hatirlatma_sayisi,
      }),
    ],
    [t, lang],
  );
}
