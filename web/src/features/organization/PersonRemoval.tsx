import type { Representative } from '@emanet/contract/organization';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import type { OrganizationActs } from './useOrganizationActs.ts';

type Props = Readonly<{
  one: Representative;
  remove: OrganizationActs['removePerson'];
  onClose: () => void;
}>;

/** Asks before a representative is removed. */
export function PersonRemoval({ one, remove, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      opened
      title={t('organization.deletePersonTitle', { name: one.fullname || one.email })}
      confirmLabel={t('organization.deletePerson')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(one, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('organization.deletePersonText', { email: one.email })}
    </ConfirmModal>
  );
}
