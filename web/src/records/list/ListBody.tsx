import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconFilterOff, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListFooter } from './ListFooter.tsx';
import classes from './list.module.css';
import { PhoneRows } from './PhoneRows.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

type Props = {
  list: RegisterListModel;
  icon: ReactNode;
  mayWrite: boolean;
  firstSteps: ReactNode;
};

/** The rows, or why there are none. */
export function ListBody({ list, icon, mayWrite, firstSteps }: Props) {
  const { query, visible } = list;
  if (query.isPending)
    return (
      <TableSkeleton register={list.register} columns={list.chosen.columns} phone={list.phone} />
    );
  if (visible.length === 0)
    return (
      <div className={classes.fill}>
        <WhyEmpty list={list} icon={icon} mayWrite={mayWrite} firstSteps={firstSteps} />
      </div>
    );
  return (
    <div className={classes.panel}>
      <Rows list={list} />
      <Foot list={list} mayWrite={mayWrite} />
    </div>
  );
}

/** The list failed, holds nothing yet, or the filters leave nothing. */
function WhyEmpty({ list, icon, mayWrite, firstSteps }: Props) {
  const { t } = useTranslation();
  const { register, query, rows } = list;
  const noun = `records.nouns.${register.noun}` as const;
  if (!query.data)
    return (
      <ErrorState
        error={query.error}
        title={t(`${noun}.failed`)}
        onRetry={() => void query.refetch()}
      />
    );
  if (rows.length > 0)
    return (
      <EmptyState
        icon={<IconFilterOff size={20} />}
        title={t('records.noMatch.title')}
        text={t('records.noMatch.text', { count: rows.length })}
      >
        <Button onClick={list.clearFilters}>{t('records.filters.clear')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={t(`${noun}.emptyTitle`)}
      text={`${t(`${noun}.emptyText`)} ${mayWrite ? t(`${noun}.emptyHint`) : ''}`}
    >
      {mayWrite && (
        <Button component={Link} to={register.addPath} leftSection={<IconPlus size={16} />}>
          {t(`${noun}.emptyAdd`)}
        </Button>
      )}
      {mayWrite && firstSteps}
      {mayWrite && (
        <Button
          component={Link}
          to={register.importPath}
          variant="default"
          leftSection={<IconTableImport size={16} />}
        >
          {t('import.open')}
        </Button>
      )}
    </EmptyState>
  );
}

function Rows({ list }: { list: RegisterListModel }) {
  const { register, phone, visible, state, chosen, names, selection, menu } = list;
  const { picking } = selection;
  if (phone)
    return (
      <PhoneRows
        register={register}
        rows={visible}
        listing={list.listing}
        openId={state.openId}
        onOpen={picking ? selection.toggle : state.open}
        ticked={picking ? selection.ids : undefined}
      />
    );
  return (
    <RecordTable
      register={register}
      rows={visible}
      listing={list.listing}
      columns={chosen.columns}
      names={names}
      sort={state.sort}
      onSort={state.setSort}
      selection={selection}
      openId={state.openId}
      onOpen={state.open}
      onMenu={menu.show}
    />
  );
}

function Foot({ list, mayWrite }: { list: RegisterListModel; mayWrite: boolean }) {
  const { phone, rows, visible, state, selection, file, removal } = list;
  if (selection.rows.length === 0 && !(phone && selection.picking))
    return (
      <ListFooter
        rows={visible}
        total={rows.length}
        filters={state.filters}
        onChange={state.setFilters}
      />
    );
  return (
    <SelectionBar
      phone={phone}
      count={selection.rows.length}
      total={visible.length}
      exporting={file.isPending}
      onExport={() => file.mutate(selection.rows)}
      onDelete={mayWrite ? () => removal.ask(selection.rows) : undefined}
      onAll={selection.toggleAll}
      onClear={() => {
        selection.clear();
        list.focusRow();
      }}
    />
  );
}
