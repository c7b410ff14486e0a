import type { DepartmentCounts } from '@emanet/contract/organization';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import type { OrganizationActs } from './useOrganizationActs.ts';

const HOLDERS = ['faaliyet', 'aktarim', 'varlik', 'aksiyon', 'temsilci'] as const;

type Props = Readonly<{
  one: DepartmentCounts;
  remove: OrganizationActs['removeDepartment'];
  onMerge: () => void;
  onClose: () => void;
}>;

/** Asks before a department is deleted; one that still holds something leads to the merge. */
export function DepartmentRemoval({ one, remove, onMerge, onClose }: Props) {
  const { t } = useTranslation();
  const name = one.department_name;
  const held = HOLDERS.filter((kind) => one[kind] > 0);
  if (held.length > 0)
    return (
      <ConfirmModal
        opened
        title={t('organization.heldTitle', { name })}
        confirmLabel={t('organization.mergeInstead')}
        onConfirm={onMerge}
        onClose={onClose}
      >
        {t('organization.heldText')}
        <ul>
          {held.map((kind) => (
            <li key={kind}>{t(`organization.held.${kind}`, { count: one[kind] })}</li>
          ))}
        </ul>
      </ConfirmModal>
    );
  return (
    <ConfirmModal
      opened
      title={t('common.deleteTitle', { name })}
      confirmLabel={t('organization.deleteDepartment')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(one, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('organization.deleteText')}
    </ConfirmModal>
  );
}
