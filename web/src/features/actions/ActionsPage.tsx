import { useMemo } from 'react';
import type { Action } from '@emanet/contract/actions';
import { sentence } from '@emanet/contract/shared/sentences';
import { IconChecklist, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { TableStates } from '../../ui/table/ListTable.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { ActionFaces, ActionMenu, ActionOffers } from './ActionOffers.tsx';
import { ActionTable } from './ActionTable.tsx';
import { Board } from './Board.tsx';
import { BulkActs } from './BulkActs.tsx';
import { asInList, asOnBoard } from './filters.ts';
import { beginningOf } from './form-values.ts';
import { useActionList } from './queries.ts';
import { useActionScreen } from './useActionScreen.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const ActionForm = atFirstMove(() => import('./ActionForm.tsx'));
const ActionDrawer = atFirstMove(() => import('./ActionDrawer.tsx'));

const NONE: readonly Action[] = [];
const NO_FORM = {
  adding: '',
  edited: undefined,
  record: '',
  recordName: '',
  name: '',
  department: undefined,
};

/** /aksiyonlar: current actions on a board by risk, or as a list. */
export default function ActionsPage() {
  const { t, lang } = useTranslation();
  const query = useActionList();
  const mayWrite = useCan('actions.write');
  const phone = usePhone();
  const rows = useMemo(
    () => asInList(query.data?.filter((one) => one.guncel) ?? NONE),
    [query.data],
  );
  const screen = useActionScreen(rows, mayWrite);
  const { asked, set, step, table, deeds } = screen;
  const open = rows.filter((one) => !one.durum).length;
  const add = (risk = '1') => step({ adding: risk, open: undefined });
  const addButton = mayWrite && (
    <ActButton icon={IconPlus} onClick={() => add()}>
      {t('actions.add')}
    </ActButton>
  );
  const form = mayWrite && (asked.adding !== '' || screen.edited !== undefined);

  return (
    <ListScreen>
      <PageHead
        title={t('actions.title')}
        count={rows.length > 0 && t('actions.count', { open, done: rows.length - open })}
      >
        {!(phone && rows.length > 0) && <ActionOffers rows={table.rows} />}
        {query.data && rows.length > 0 && addButton}
      </PageHead>
      {rows.length > 0 && (
        <FilterBar
          search={
            <SearchBox
              value={asked.q}
              onSearch={(q) => screen.address.settle({ q })}
              label={t('actions.search')}
            />
          }
          list={screen.filters}
          shown={table.rows.length}
          onClear={screen.clear}
          tools={
            <>
              <ActionFaces face={asked.face} onFace={(face) => set({ face })} />
              <PrintButton disabled={table.rows.length === 0} />
            </>
          }
          menu={<ActionMenu rows={table.rows} face={asked.face} onFace={(face) => set({ face })} />}
        />
      )}
      <TableStates
        table={table}
        query={query}
        failed={sentence('actionsFailed')[lang]}
        onClear={screen.clear}
        empty={
          <EmptyState
            icon={<IconChecklist size={20} aria-hidden />}
            title={t('actions.emptyTitle')}
            text={t(mayWrite ? 'actions.emptyText' : 'actions.emptyRead')}
          >
            {addButton}
          </EmptyState>
        }
      >
        {asked.face === 'pano' ? (
          <Board
            rows={table.rows}
            openId={asked.open}
            onOpen={screen.open}
            onAdd={(column) => add(column)}
            {...deeds}
          />
        ) : (
          <ActionTable
            screen={screen}
            label={t('actions.title')}
            mayWrite={mayWrite}
            footer={
              table.selection.rows.length > 0 ? (
                <BulkActs table={table} acts={screen.acts} />
              ) : (
                <TableFooter table={table} />
              )
            }
          />
        )}
      </TableStates>
      <PrintedTable table={table} title={t('actions.title')} />
      {screen.opened && !form && (
        <ActionDrawer
          one={screen.opened}
          onClose={() => set({ open: undefined })}
          {...screen.ways(asked.face === 'pano' ? asOnBoard(table.rows) : table.rows)}
          {...deeds}
        />
      )}
      {form && (
        <ActionForm
          key={asked.edited ?? 'new'}
          action={screen.edited}
          begin={beginningOf(asked)}
          onClose={() => set(NO_FORM)}
          onSaved={(one) => set({ ...NO_FORM, open: one.id })}
        />
      )}
      {screen.question}
    </ListScreen>
  );
}
