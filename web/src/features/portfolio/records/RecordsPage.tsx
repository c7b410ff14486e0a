import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { BulkEdit } from '../../../records/bulk/BulkEdit.tsx';
import {
  SavedViewItems,
  SavedViewsButton,
  ViewTabs,
} from '../../../records/list/views/SavedViews.tsx';
import { SheetButton } from '../../../records/SheetButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListBar } from '../../../ui/filters/ListBar.tsx';
import { neighboursOf } from '../../../ui/overlay/neighbours.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ColumnChooser, ColumnPresets } from '../../../ui/table/columns/ColumnChooser.tsx';
import { ListScreen } from '../../../ui/table/ListScreen.tsx';
import { ListTable } from '../../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../../ui/table/PrintedTable.tsx';
import { SelectionBar } from '../../../ui/table/SelectionBar.tsx';
import { TableFooter } from '../../../ui/table/TableFooter.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import {
  addressAcross,
  BASE,
  NOUN_LISTS,
  REGISTER_LISTS,
  type AcrossRow,
  type ListAcross,
} from './lists.tsx';
import { useEditAcross, type Result } from './useEditAcross.tsx';
import { useRecordsAcross } from './useRecordsAcross.tsx';

const ResultModal = lazily(() => import('./ResultModal.tsx'), {
  close: ({ onClose }) => onClose(),
});

const RowDrawer = lazily(() => import('./RowDrawer.tsx'), {
  close: ({ ways }) => ways.onClose(),
});

const ALL = [...REGISTER_LISTS, ...NOUN_LISTS];

/** /portfoy/kayitlar: a register, or another noun, over all clients of a consultant. */
export default function RecordsPage() {
  const { kayit } = useParams();
  const address = kayit === undefined ? BASE : `${BASE}/${kayit}`;
  const isShown = (one: Parameters<typeof addressAcross>[0]) => addressAcross(one) === address;
  const register = REGISTER_LISTS.find(isShown);
  if (register) return <RecordsAcross key={register.tur} list={register} />;
  const noun = NOUN_LISTS.find(isShown);
  if (noun) return <RecordsAcross key={noun.tur} list={noun} />;
  return <Navigate to={BASE} replace />;
}

function RecordsAcross<Row extends AcrossRow>({ list }: Readonly<{ list: ListAcross<Row> }>) {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const phone = usePhone();
  const [result, setResult] = useState<Result>();
  const across = useRecordsAcross(list);
  const { address, table, query, state, chosen, nameOfClient } = across;
  const { selection } = table;
  const edit = useEditAcross(list, selection, nameOfClient, setResult);
  const title = t('portfolio.across.title');
  const count = table.rows.length;
  const { register, look, editedType } = list;
  const parts = {
    ...(register && { register }),
    ...(look && { look }),
    ...(editedType && { editedType }),
  };
  const open = table.rows.find(({ id }) => id === state.open);
  const moveTo = (id: number | undefined) =>
    address[state.open === undefined ? 'step' : 'set']({ open: id });
  return (
    <ListScreen>
      <PageHead
        title={title}
        back={{ to: '/portfoy', label: t('portfolio.back') }}
        count={
          query.data &&
          t(query.hasNextPage ? 'portfolio.across.first' : 'common.records', { count })
        }
      >
        {!phone && <SheetButton quiet download={across.sheet(undefined)} disabled={count === 0} />}
      </PageHead>
      <ViewTabs views={across.views} />
      <ListBar
        rows={table.rows}
        search={{
          value: state.filters.q,
          onSearch: across.setQ,
          label: t('portfolio.across.search'),
        }}
        list={across.filters}
        onClear={across.clear}
        beside={<SavedViewsButton views={across.views} tight />}
        saved={(close) => <SavedViewItems views={across.views} onApplied={close} titled />}
        faces={{
          label: t('portfolio.across.register'),
          faces: ALL.map((one) => ({ value: one.tur, label: one.place(t) })),
          value: list.tur,
          onChange: (tur) => {
            const next = ALL.find((one) => one.tur === tur);
            if (next) void go(addressAcross(next));
          },
        }}
        tools={
          <>
            <ColumnPresets
              presets={list.presets.map((value) => ({
                value,
                label: t(`records.columns.${value}`),
              }))}
              preset={state.preset}
              onPreset={across.setPreset}
            />
            <ColumnChooser
              columns={across.columns.slice(2)}
              shown={chosen.keys}
              onChange={chosen.choose}
              onMove={chosen.move}
              onReset={chosen.customised ? chosen.reset : undefined}
            />
          </>
        }
      />
      <ListTable
        table={table}
        query={query}
        openId={state.open}
        failed={list.failed(t)}
        onClear={across.clear}
        empty={
          <EmptyState
            icon={<IconListDetails size={20} aria-hidden />}
            title={t(across.isNarrowed ? 'portfolio.across.noneFound' : 'portfolio.across.empty')}
            text={t(
              across.isNarrowed ? 'portfolio.across.noneFoundText' : 'portfolio.across.emptyText',
            )}
          >
            {across.isNarrowed && (
              <Button onClick={across.clear}>{t('common.clearFilters')}</Button>
            )}
          </EmptyState>
        }
        label={title}
        onOpen={({ id }) => moveTo(id)}
        phone={(row) => ({
          name: list.nameOf(row),
          below: nameOfClient(row.company_id),
          besideBelow: list.mark({ t, lang }, row),
        })}
        listing={across.listing}
        sideways={state.preset === 'tumu' || chosen.customised}
        onResize={chosen.resize}
        onMoveColumn={chosen.move}
        footer={
          selection.rows.length > 0 ? (
            <SelectionBar selection={selection} rows={table.rows}>
              {list.editedType && (
                <BulkEdit
                  tur={list.editedType}
                  label={(name) => list.label({ t, lang }, name)}
                  edit={edit}
                />
              )}
              <SheetButton
                size="xs"
                download={across.sheet(selection.rows.map(idOf))}
                disabled={false}
              />
            </SelectionBar>
          ) : (
            <TableFooter table={table}>
              {query.hasNextPage && (
                <Button
                  size="compact-xs"
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('portfolio.across.more')}
                </Button>
              )}
            </TableFooter>
          )
        }
      />
      <PrintedTable table={table} title={`${title}: ${list.title(t)}`} owner={across.owner} />
      {open && (
        <Suspense fallback={null}>
          <RowDrawer
            {...parts}
            row={open}
            name={list.nameOf(open)}
            mark={list.mark({ t, lang }, open)}
            address={list.addressOf(open)}
            client={nameOfClient(open.company_id)}
            ways={{
              onClose: () => moveTo(undefined),
              ...neighboursOf({ rows: table.rows, idOf, open: open.id, onMove: moveTo }),
            }}
          />
        </Suspense>
      )}
      {result && (
        <Suspense fallback={null}>
          <ResultModal result={result} nameOf={nameOfClient} onClose={() => setResult(undefined)} />
        </Suspense>
      )}
    </ListScreen>
  );
}

const idOf = ({ id }: AcrossRow) => id;
