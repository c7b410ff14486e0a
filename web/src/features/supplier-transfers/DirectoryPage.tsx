import type { Supplier } from '@emanet/contract/suppliers';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconAddressBook, IconArrowLeft, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../platform/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan } from '../../platform/session.tsx';
import { listAddress } from '../../records/list-address.ts';
import { useSuppliers } from '../../records/name-queries.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { useDeleteSupplier } from './directory-queries.ts';
import { findSuppliers } from './entry.ts';
import { supplierTransferRegister } from './register.ts';
import { SupplierModal } from './SupplierModal.tsx';
import { SupplierTable } from './SupplierTable.tsx';
import classes from './directory.module.css';

/** /tedarikciler/rehber: the suppliers of a company, each under one name. */
export default function DirectoryPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useSuppliers();
  const mayAdd = useCan('suppliers.create');
  const mayWrite = useCan('suppliers.write');
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const setQ = (text: string) => setParams(text ? { q: text } : {}, { replace: true });
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const [asked, setAsked] = useState<Supplier>();
  const suppliers = query.data;
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('supplierDirectory.add')}
    </Button>
  );

  return (
    <>
      <PageHead
        title={t('supplierDirectory.title')}
        count={
          suppliers?.length ? t('supplierDirectory.count', { count: suppliers.length }) : undefined
        }
      >
        <Button
          component={Link}
          to={listAddress(supplierTransferRegister)}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t('supplierDirectory.back')}
        </Button>
        {suppliers?.length !== 0 && addButton}
      </PageHead>
      {body()}
      {edited && (
        <SupplierModal
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <Removal supplier={asked} onClose={() => setAsked(undefined)} />
    </>
  );

  function body() {
    if (query.isError && !suppliers)
      return (
        <ErrorState
          error={query.error}
          title={t('supplierDirectory.failed')}
          onRetry={() => void query.refetch()}
        />
      );
    if (!suppliers) return <ListSkeleton />;
    if (suppliers.length === 0)
      return (
        <EmptyState
          icon={<IconAddressBook size={20} />}
          title={t('supplierDirectory.emptyTitle')}
          text={t('supplierDirectory.emptyText')}
        >
          {addButton}
        </EmptyState>
      );
    const found = findSuppliers(suppliers, q, lang);
    return (
      <>
        <p className={classes.text}>{t('supplierDirectory.text')}</p>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('supplierDirectory.searchLabel')}
          placeholder={t('supplierDirectory.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            q && <CloseButton aria-label={t('supplierDirectory.clear')} onClick={() => setQ('')} />
          }
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        {found.length === 0 ? (
          <p className={classes.text} role="status">
            {t('supplierDirectory.noMatch')}
          </p>
        ) : (
          <SupplierTable
            suppliers={found}
            mayWrite={mayWrite}
            onEdit={setEdited}
            onDelete={setAsked}
          />
        )}
      </>
    );
  }
}

/** Asks before an entry is taken out of the directory. */
function Removal({ supplier, onClose }: { supplier: Supplier | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useDeleteSupplier();
  const name = supplier?.tedarikci_adi ?? '';
  function confirm() {
    if (!supplier) return;
    remove.mutate(supplier.id, {
      onSuccess: () => notify.success(t('supplierDirectory.removed', { name })),
      onError: (error) =>
        notify.error(
          error instanceof ApiError ? error.message : t('supplierDirectory.removeFailed', { name }),
        ),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmModal
      opened={supplier !== undefined}
      title={t('supplierDirectory.deleteTitle', { name })}
      confirmLabel={t('supplierDirectory.delete')}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('supplierDirectory.deleteText')}
    </ConfirmModal>
  );
}
