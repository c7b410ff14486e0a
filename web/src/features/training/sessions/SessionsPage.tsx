import type { TrainingSession } from '@emanet/contract/training/sessions';
import { IconPlus, IconPresentation, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListScreen } from '../../../ui/table/ListScreen.tsx';
import { PrintedTable } from '../../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { TableFooter } from '../../../ui/table/TableFooter.tsx';
import { TableStates } from '../../../ui/table/TableStates.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../../ui/table/useRowMenu.ts';
import { sortParam, textParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { TrainingHead } from '../TrainingHead.tsx';
import { useSessionActs, useSessions } from './queries.ts';
import { SessionDrawer } from './SessionDrawer.tsx';
import { SessionForm } from './SessionForm.tsx';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const NONE: readonly TrainingSession[] = [];
const SPEC = {
  oturum: textParam('oturum'),
  sort: sortParam('sirala', { key: 'tarih', descending: true }),
};
const idOf = (one: TrainingSession) => one.id;
const nameOf = (one: TrainingSession) => one.konu;
const all = (rows: readonly TrainingSession[]) => rows;

/** /farkindalik-egitimi/oturumlar: trainings that were held in a room, and who attended them. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('training.write');
  const { state: asked, set, step } = useUrlState(SPEC);
  const [adding, setAdding] = useState(false);
  const query = useSessions();
  const acts = useSessionActs();
  const menu = useRowMenu<TrainingSession>();
  const table = useDataTable({
    rows: query.data ?? NONE,
    columns: useSessionColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: all,
  });
  const open = (id: number) => step({ oturum: String(id) });
  const add = mayWrite && (
    <ActButton icon={IconPlus} onClick={() => setAdding(true)}>
      {t('training.session.add')}
    </ActButton>
  );
  return (
    <ListScreen>
      <TrainingHead>{(query.data ?? NONE).length > 0 && add}</TrainingHead>
      <TableStates
        table={table}
        query={query}
        failed={t('training.session.failed')}
        onClear={() => set({ sort: asked.sort })}
        empty={
          <EmptyState
            icon={<IconPresentation size={20} aria-hidden />}
            title={t('training.session.empty')}
            text={t('training.session.emptyText')}
          >
            {add}
          </EmptyState>
        }
      >
        <DataTable
          table={table}
          label={t('training.part.sessions')}
          onMenu={mayWrite ? menu.show : undefined}
          openId={Number(asked.oturum) || undefined}
          onOpen={(one) => open(one.id)}
          phone={(one) => ({
            name: one.konu,
            beside: <span className="em-num">{`${one.katilan} / ${one.listede}`}</span>,
            below: one.yer,
            besideBelow: <Day day={one.tarih} />,
          })}
          listing={JSON.stringify(asked.sort)}
          footer={<TableFooter table={table} />}
        />
      </TableStates>
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <MenuAct
            color="var(--em-high)"
            icon={IconTrash}
            onClick={() => acts.remove.mutate(one.id)}
          >
            {t('training.session.delete')}
          </MenuAct>
        )}
      </RowMenu>
      <PrintedTable table={table} title={t('training.part.sessions')} />
      {asked.oturum && (
        <SessionDrawer
          key={asked.oturum}
          id={Number(asked.oturum)}
          onClose={() => set({ oturum: '' })}
        />
      )}
      {adding && (
        <SessionForm
          onDone={({ id }) => {
            setAdding(false);
            open(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </ListScreen>
  );
}

function Day({ day }: { day: string }) {
  const lang = useLanguage();
  return <span className="em-num">{dayInWords(day, lang)}</span>;
}

function useSessionColumns(): readonly Column<TrainingSession>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'konu',
        label: t('training.session.konu'),
        width: 320,
        least: 200,
        cell: (one) => <Cut title={one.konu} />,
        paper: nameOf,
        sortBy: nameOf,
      },
      {
        id: 'tarih',
        label: t('training.session.tarih'),
        width: 150,
        cell: (one) => <Day day={one.tarih} />,
        sortBy: (one) => one.tarih,
        fallsFirst: true,
      },
      {
        id: 'yer',
        label: t('training.session.yer'),
        width: 230,
        rank: 4,
        cell: (one) => <Cut title={one.yer} />,
        paper: (one) => one.yer,
        sortBy: (one) => one.yer,
      },
      {
        id: 'egitmen',
        label: t('training.session.egitmen'),
        width: 170,
        rank: 3,
        cell: (one) => <Cut title={one.egitmen} />,
        paper: (one) => one.egitmen,
        sortBy: (one) => one.egitmen,
      },
      {
        id: 'dakika',
        label: t('training.session.sure'),
        width: 110,
        rank: 5,
        cell: (one) => t('training.session.minutes', { count: one.dakika }),
        sortBy: (one) => one.dakika,
      },
      {
        id: 'katilan',
        label: t('training.session.came'),
        width: 120,
        cell: (one) => <span className="em-num">{`${one.katilan} / ${one.listede}`}</span>,
        sortBy: (one) => one.katilan,
      },
      {
        id: 'imza',
        label: t('training.session.signed'),
        width: 150,
        rank: 2,
        cell: (one) => t(one.imzali_foy ? 'training.session.kept' : 'training.session.noSheet'),
        sortBy: (one) => (one.imzali_foy ? 1 : 0),
      },
    ],
    [t],
  );
}
