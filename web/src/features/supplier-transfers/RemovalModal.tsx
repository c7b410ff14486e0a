import type { Supplier } from '@emanet/contract/suppliers';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { useSupplierRemoval } from './directory-queries.ts';
import { bodyOfEntry, entryOf } from './entry.ts';

/** Asks before an entry is taken out of the directory. */
export function RemovalModal({
  supplier,
  onClose,
}: {
  supplier: Supplier | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { remove, restore } = useSupplierRemoval();
  const name = supplier?.tedarikci_adi ?? '';
  const onError = (error: Error) => notify.error(error.message);
  const said = ({ message }: { message: string }) => notify.success(message);
  function confirm() {
    if (!supplier) return;
    remove.mutate(supplier.id, {
      onSuccess: () =>
        notify.success(t('supplierDirectory.removed', { name }), {
          undo: () => restore.mutate(bodyOfEntry(entryOf(supplier)), { onSuccess: said, onError }),
        }),
      onError,
      onSettled: onClose,
    });
  }
  return (
    <ConfirmModal
      opened={supplier !== undefined}
      title={t('supplierDirectory.deleteTitle', { name })}
      confirmLabel={t('common.delete')}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('supplierDirectory.deleteText')}
    </ConfirmModal>
  );
}
