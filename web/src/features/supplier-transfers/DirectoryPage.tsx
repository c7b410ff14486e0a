import { suppliers, type ListedSupplier } from '@emanet/contract/suppliers';
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan, useReadsAll } from '../../platform/session/session.tsx';
import { listAddress } from '../../records/list-address.ts';
import { useSuppliers } from '../../records/kinds/register-names.ts';
import { SheetButton } from '../../records/SheetButton.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { neighboursOf } from '../../ui/overlay/neighbours.ts';
import { flagsOf } from '../../ui/filters/filter.ts';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { flagParam, idParam, sortParam, textParam } from '../../ui/url-state/url-param.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { supplierColumns } from './directory-columns.tsx';
import { findSuppliers, foundInEntry, usesOf } from './entry.ts';
import { supplierTransferRegister } from './register.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { RemovalModal } from './RemovalModal.tsx';

const SupplierDrawer = atFirstMove(() => import('./SupplierDrawer.tsx'));
const SupplierModal = atFirstMove(() => import('./SupplierModal.tsx'));

const NONE: readonly ListedSupplier[] = [];
const SPEC = {
  q: textParam('q'),
  unused: flagParam('kullanilmayan'),
  sort: sortParam('sirala', { key: 'tedarikci_adi', descending: false }),
  open: idParam('kayit'),
};
const idOf = (one: ListedSupplier) => one.id;
const nameOf = (one: ListedSupplier) => one.tedarikci_adi;

/** /tedarikciler/rehber: the suppliers of a company, each under one name, and what names them. */
export default function DirectoryPage() {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const query = useSuppliers();
  const mayAdd = useCan('suppliers.create');
  const mayWrite = useCan('suppliers.write');
  const unusedWords = useReadsAll() ? 'unused' : 'unusedHere';
  const { state, set, step, settle } = useUrlState(SPEC);
  const { q, unused, open } = state;
  const [edited, setEdited] = useState<ListedSupplier | 'new'>();
  const [asked, setAsked] = useState<ListedSupplier>();
  const menu = useRowMenu<ListedSupplier>();
  const title = t('supplierDirectory.title');
  const sheet = useRowsSheet(title, suppliers.export);
  const table = useDataTable({
    rows: query.data ?? NONE,
    columns: useMemo(() => supplierColumns(t, lang), [t, lang]),
    idOf,
    nameOf,
    sort: state.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (rows: readonly ListedSupplier[]) =>
        findSuppliers(unused ? rows.filter((one) => usesOf(one) === 0) : rows, q, lang),
      [q, unused, lang],
    ),
  });
  const clear = () => set({ q: '', unused: false });
  const shown = query.data?.find(({ id }) => id === open);
  const onMove = (id: number) => set({ open: id });
  const entries = (supplier: ListedSupplier) => (
    <>
      <MenuAct icon={IconPencil} onClick={() => setEdited(supplier)}>
        {t('common.edit')}
      </MenuAct>
      <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => setAsked(supplier)}>
        {t('common.delete')}
      </MenuAct>
    </>
  );
  const addButton = mayAdd && (
    <ActButton icon={IconPlus} onClick={() => setEdited('new')}>
      {t(phone ? 'common.add' : 'supplierDirectory.add')}
    </ActButton>
  );

  return (
    <ListScreen>
      <PageHead
        title={title}
        count={table.total ? t('supplierDirectory.count', { count: table.total }) : undefined}
        text={t('supplierDirectory.text')}
      >
        <BackButton to={listAddress(supplierTransferRegister)} label={t('fields.suppliers')} />
        <SheetButton
          download={{ busy: sheet.isPending, start: () => sheet.mutate(table.rows.map(idOf)) }}
          disabled={table.rows.length === 0}
        />
        {query.data?.length !== 0 && addButton}
      </PageHead>
      {table.total > 0 && (
        <ListBar
          rows={table.rows}
          search={{
            value: q,
            onSearch: (typed) => settle({ q: typed }),
            label: t('supplierDirectory.searchLabel'),
            placeholder: t('supplierDirectory.search'),
          }}
          list={{
            choices: [],
            flags: [flagsOf(state, set)('unused', t(`supplierDirectory.${unusedWords}`))],
          }}
          onClear={clear}
        />
      )}
      <ListTable
        table={table}
        query={query}
        failed={t('supplierDirectory.failed')}
        empty={
          <EmptyState
            icon={<IconAddressBook size={20} aria-hidden />}
            title={t('supplierDirectory.emptyTitle')}
            text={t('supplierDirectory.emptyText')}
          >
            {addButton}
          </EmptyState>
        }
        onClear={clear}
        label={title}
        openId={open}
        onOpen={({ id }) => (open === undefined ? step : set)({ open: id })}
        onEdit={mayWrite ? setEdited : undefined}
        onMenu={mayWrite ? menu.show : undefined}
        phone={(one) => ({
          name: one.tedarikci_adi,
          below: one.tedarikci_unvan,
          besideBelow: (
            <span className="em-num">{t('common.records', { count: usesOf(one) })}</span>
          ),
        })}
        listing={`${q} ${unused}`}
        found={{ q, where: (one, columns) => foundInEntry(one, columns, q, { t, lang }) }}
      />
      <RowMenu menu={menu} nameOf={nameOf}>
        {entries}
      </RowMenu>
      {shown && (
        <SupplierDrawer
          key={shown.id}
          supplier={shown}
          acts={mayWrite && entries(shown)}
          onClose={() => set({ open: undefined })}
          {...neighboursOf({ rows: table.rows, idOf, open, onMove })}
        />
      )}
      {edited && (
        <SupplierModal
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemovalModal supplier={asked} onClose={() => setAsked(undefined)} />
      <PrintedTable table={table} title={title} />
    </ListScreen>
  );
}
