import { suppliers, type ListedSupplier } from '@emanet/contract/suppliers';
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useAct } from '../../nouns/act.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan, useReadsAll } from '../../platform/session/session.tsx';
import { useSuppliers } from '../../records/kinds/register-names.ts';
import { listAddress } from '../../records/list-address.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { useNounRemoval } from '../../records/noun/useNounRemoval.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { flagsOf } from '../../ui/filters/filter.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { flagParam, idParam, sortParam, textParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { supplierColumns } from './directory-columns.tsx';
import { bodyOfEntry, entryOf, findSuppliers, foundInEntry, usesOf } from './entry.ts';
import { supplierTransferRegister } from './register.ts';

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
  const address = useUrlState(SPEC);
  const { state, set } = address;
  const { q, unused, open } = state;
  const [edited, setEdited] = useState<ListedSupplier | 'new'>();
  const title = t('supplierDirectory.title');
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
  const addAgain = useAct(suppliers.create, {
    parts: (one: ListedSupplier) => ({ body: bodyOfEntry(entryOf(one)) }),
    told: 'message',
  });
  const removal = useNounRemoval<ListedSupplier>(suppliers.delete, {
    nameOf,
    title: (name) => t('supplierDirectory.deleteTitle', { name }),
    text: t('supplierDirectory.deleteText'),
    done: (name) => t('supplierDirectory.removed', { name }),
    back: addAgain.mutate,
  });
  const entries = (supplier: ListedSupplier) => (
    <>
      <MenuAct icon={IconPencil} onClick={() => setEdited(supplier)}>
        {t('common.edit')}
      </MenuAct>
      <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => removal.ask(supplier)}>
        {t('common.delete')}
      </MenuAct>
    </>
  );
  const shown = query.data?.find(({ id }) => id === open);

  return (
    <NounList
      table={table}
      query={query}
      address={address}
      title={title}
      count={table.total ? t('supplierDirectory.count', { count: table.total }) : undefined}
      text={t('supplierDirectory.text')}
      download={useRowsSheet(title, suppliers.export, table.rows)}
      tools={
        <BackButton to={listAddress(supplierTransferRegister)} label={t('fields.suppliers')} />
      }
      add={
        mayAdd && (
          <ActButton icon={IconPlus} onClick={() => setEdited('new')}>
            {t(phone ? 'common.add' : 'supplierDirectory.add')}
          </ActButton>
        )
      }
      search={{
        label: t('supplierDirectory.searchLabel'),
        placeholder: t('supplierDirectory.search'),
      }}
      filters={{
        choices: [],
        flags: [flagsOf(state, set)('unused', t(`supplierDirectory.${unusedWords}`))],
      }}
      onClear={() => set({ q: '', unused: false })}
      failed={t('supplierDirectory.failed')}
      empty={{
        icon: <IconAddressBook size={20} aria-hidden />,
        title: t('supplierDirectory.emptyTitle'),
        text: t('supplierDirectory.emptyText'),
      }}
      onEdit={mayWrite ? setEdited : undefined}
      menu={mayWrite ? entries : undefined}
      drawer={(ways) =>
        shown && (
          <SupplierDrawer
            key={shown.id}
            supplier={shown}
            acts={mayWrite && entries(shown)}
            {...ways}
          />
        )
      }
      phone={(one) => ({
        name: one.tedarikci_adi,
        below: one.tedarikci_unvan,
        besideBelow: <span className="em-num">{t('common.records', { count: usesOf(one) })}</span>,
      })}
      found={{ q, where: (one, columns) => foundInEntry(one, columns, q, { t, lang }) }}
    >
      {edited && (
        <SupplierModal
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removal.question}
    </NounList>
  );
}
