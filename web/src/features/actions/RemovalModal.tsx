import { useState } from 'react';
import type { Action } from '@emanet/contract/actions';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import type { Acts } from './useActs.ts';

type Props = Readonly<{ one: Action | undefined; acts: Acts; onClose: () => void }>;

/** Asks before an action is deleted. */
export function RemovalModal({ one, acts, onClose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function confirm() {
    if (!one) return;
    setBusy(true);
    await acts.remove(one).finally(() => setBusy(false));
    onClose();
  }
  return (
    <ConfirmModal
      opened={one !== undefined}
      title={t('common.deleteTitle', { name: one?.aksiyon_ismi ?? '' })}
      confirmLabel={t('ui.archive.delete')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('actions.deleteText')}
    </ConfirmModal>
  );
}
