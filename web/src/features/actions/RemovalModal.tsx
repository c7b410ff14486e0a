import type { Action } from '@emanet/contract/actions';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import type { Acts } from './useActs.ts';

type Props = Readonly<{ one: Action | undefined; acts: Acts; onClose: () => void }>;

/** Asks before an action is deleted. */
export function RemovalModal({ one, acts: { remove }, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      opened={one !== undefined}
      title={t('common.deleteTitle', { name: one?.aksiyon_ismi ?? '' })}
      confirmLabel={t('ui.archive.delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => one && remove.mutate(one.id, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('actions.deleteText')}
    </ConfirmModal>
  );
}
