import type { Supplier } from '@emanet/contract/suppliers';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { useDeleteSupplier } from './directory-queries.ts';

/** Asks before an entry is taken out of the directory. */
export function RemovalModal({
  supplier,
  onClose,
}: {
  supplier: Supplier | undefined;
  onClose: () => void;
}) {
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
