import { useState } from 'react';
import { List, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { nameOf } from '../register.ts';
import type { Register } from '../register.ts';
import type { useRemoval } from './useRemoval.ts';

const NAMES_SHOWN = 5;

type Props = { register: Register; removal: ReturnType<typeof useRemoval> };

/** Confirms a deletion and names what it deletes. */
export default function RemovalModal({ register, removal }: Props) {
  const { t } = useTranslation();
  const { done } = removal;
  // The text stays while the closed modal fades.
  const [asked, setAsked] = useState(removal.asked);
  if (removal.asked.length > 0 && removal.asked !== asked) setAsked(removal.asked);
  const names = asked.map((row) => nameOf(register, row));
  const busy = done !== undefined;
  const rest = names.length - NAMES_SHOWN;
  return (
    <ConfirmModal
      opened={removal.asked.length > 0}
      onClose={removal.cancel}
      onConfirm={() => void removal.confirm()}
      title={t('records.removal.title', { count: names.length, name: names[0] })}
      confirmLabel={t('common.delete')}
      busy={busy}
      progress={
        busy && names.length > 1
          ? {
              done,
              total: names.length,
              label: t('records.removal.progress', { done, total: names.length }),
            }
          : undefined
      }
      danger
    >
      <Text mb="md">{t('records.removal.text', { count: names.length })}</Text>
      {names.length > 1 && (
        <List size="sm">
          {asked.slice(0, NAMES_SHOWN).map((row) => (
            <List.Item key={row.id}>{nameOf(register, row)}</List.Item>
          ))}
          {rest > 0 && <List.Item>{t('common.andOthers', { count: rest })}</List.Item>}
        </List>
      )}
    </ConfirmModal>
  );
}
