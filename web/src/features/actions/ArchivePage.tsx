import { useMemo } from 'react';
import type { Action } from '@emanet/contract/actions';
import { sentence } from '@emanet/contract/shared/sentences';
import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { TableStates } from '../../ui/table/ListTable.tsx';
import { ActionTable } from './ActionTable.tsx';
import { newestFirst } from './filters.ts';
import { useActionList } from './queries.ts';
import { useActionScreen } from './useActionScreen.ts';
import { RemovalModal } from './RemovalModal.tsx';

const ActionDrawer = atFirstMove(() => import('./ActionDrawer.tsx'));

const NONE: readonly Action[] = [];

/** /aksiyon-arsiv: actions that were put aside; each can be brought back. */
export default function ArchivePage() {
  const { t, lang } = useTranslation();
  const query = useActionList();
  const rows = useMemo(
    () => newestFirst(query.data?.filter((one) => !one.guncel) ?? NONE),
    [query.data],
  );
  const screen = useActionScreen(rows, false);
  const { asked, table } = screen;
  // An archived action is brought back before it is edited.
  const back = <BackButton to="/aksiyonlar" label={t('actions.toCurrent')} />;

  return (
    <ListScreen>
      <PageHead
        title={t('actions.archiveTitle')}
        count={rows.length > 0 && t('actions.archiveCount', { count: rows.length })}
      >
        {rows.length > 0 && back}
      </PageHead>
      {rows.length > 0 && (
        <ListBar
          rows={table.rows}
          search={{
            value: asked.q,
            onSearch: (q) => screen.settle({ q }),
            label: t('actions.search'),
          }}
          list={screen.filters}
          onClear={screen.clear}
        />
      )}
      <TableStates
        table={table}
        query={query}
        failed={sentence('actionsFailed')[lang]}
        onClear={screen.clear}
        empty={
          <EmptyState
            icon={<IconArchive size={20} aria-hidden />}
            title={t('ui.archive.empty')}
            text={t('ui.archive.emptyText')}
          >
            {back}
          </EmptyState>
        }
      >
        <ActionTable
          screen={screen}
          label={t('actions.archiveTitle')}
          mayWrite={false}
          footer={<TableFooter table={table} />}
        />
      </TableStates>
      <PrintedTable table={table} title={t('actions.archiveTitle')} />
      {screen.opened && (
        <ActionDrawer
          one={screen.opened}
          onClose={() => screen.set({ open: undefined })}
          {...screen.ways(table.rows)}
          {...screen.deeds}
        />
      )}
      <RemovalModal one={screen.asksToDelete} acts={screen.acts} onClose={screen.closeQuestion} />
    </ListScreen>
  );
}
