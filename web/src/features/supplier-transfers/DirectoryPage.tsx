import type { Supplier } from '@emanet/contract/suppliers';
import { Button } from '@mantine/core';
import { IconAddressBook, IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { listAddress } from '../../records/list-address.ts';
import { useSuppliers } from '../../records/name-queries.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { TableStates } from '../../ui/table/TableStates.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { sortParam, textParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { SupplierActs, supplierColumns } from './directory-columns.tsx';
import { findSuppliers } from './entry.ts';
import { supplierTransferRegister } from './register.ts';
import { RemovalModal } from './RemovalModal.tsx';
import { SupplierModal } from './SupplierModal.tsx';

const NONE: readonly Supplier[] = [];
const SPEC = {
  q: textParam('q'),
  sort: sortParam('sirala', { key: 'tedarikci_adi', descending: false }),
};
const idOf = (one: Supplier) => one.id;
const nameOf = (one: Supplier) => one.tedarikci_adi;

/** /tedarikciler/rehber: the suppliers of a company, each under one name. */
export default function DirectoryPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useSuppliers();
  const mayAdd = useCan('suppliers.create');
  const mayWrite = useCan('suppliers.write');
  const { state, set, settle } = useUrlState(SPEC);
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const [asked, setAsked] = useState<Supplier>();
  const acts = useMemo(
    () => (mayWrite ? { onEdit: setEdited, onDelete: setAsked } : undefined),
    [mayWrite],
  );
  const table = useDataTable({
    rows: query.data ?? NONE,
    columns: useMemo(() => supplierColumns({ t, lang, acts }), [t, lang, acts]),
    idOf,
    nameOf,
    sort: state.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (rows: readonly Supplier[]) => findSuppliers(rows, state.q, lang),
      [state.q, lang],
    ),
  });
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('supplierDirectory.add')}
    </Button>
  );

  return (
    <ListScreen>
      <PageHead
        title={t('supplierDirectory.title')}
        count={table.total ? t('supplierDirectory.count', { count: table.total }) : undefined}
        text={t('supplierDirectory.text')}
      >
        <Button
          component={Link}
          to={listAddress(supplierTransferRegister)}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t('supplierDirectory.back')}
        </Button>
        {query.data?.length !== 0 && addButton}
      </PageHead>
      {table.total > 0 && (
        <FilterBar
          search={
            <SearchBox
              value={state.q}
              onSearch={(q) => settle({ q })}
              label={t('supplierDirectory.searchLabel')}
              placeholder={t('supplierDirectory.search')}
            />
          }
          shown={table.rows.length}
          onClear={() => set({ q: '' })}
        />
      )}
      <TableStates
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
        onClear={() => set({ q: '' })}
      >
        <DataTable
          table={table}
          label={t('supplierDirectory.title')}
          onOpen={acts?.onEdit}
          onEdit={acts?.onEdit}
          phone={(one) => ({
            name: one.tedarikci_adi,
            below: one.tedarikci_unvan,
            acts: acts && <SupplierActs supplier={one} {...acts} />,
          })}
          listing={state.q}
          footer={<TableFooter table={table} />}
        />
      </TableStates>
      {edited && (
        <SupplierModal
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemovalModal supplier={asked} onClose={() => setAsked(undefined)} />
    </ListScreen>
  );
}
