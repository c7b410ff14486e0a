import type { ReactNode } from 'react';
import { Button, Group, Modal, Text, Title } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';

type Props = {
  opened: boolean;
  title: string;
  /** Names the thing it is about. */
  children: ReactNode;
  confirmLabel: string;
  /** The act destroys something. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before an act; the safe answer holds the focus. */
export function ConfirmModal(props: Props) {
  const { opened, title, children, confirmLabel, danger = false, busy = false } = props;
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': title } }}
    >
      <Title order={2} mb="sm">
        {title}
      </Title>
      <Text component="div" c="var(--em-text-2)">
        {children}
      </Text>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color={danger ? 'brick' : 'petrol'} loading={busy} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
