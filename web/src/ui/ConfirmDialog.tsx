import { Button, Group, Modal, Progress, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../platform/i18n.ts';

import { CompanyLine } from './CompanyLine.tsx';

export type Confirmation = Readonly<{
  opened: boolean;
  title: string;
  /** Names the subject of the act. */
  children: ReactNode;
  confirmLabel: string;
  /** The safe answer; "Vazgeç" without it. */
  cancelLabel?: string;
  /** A third answer between the two. */
  other?: Readonly<{ label: string; onChoose: () => void }>;
  /** Room for content to read before the answer, such as a paper. */
  wide?: boolean;
  /** The act destroys something. */
  danger?: boolean;
  /** It concerns only the person or the browser, and no company. */
  personal?: boolean;
  /** The act is under way: the question cannot be closed. */
  busy?: boolean;
  /** Progress of an act on several rows, also in words. */
  progress?: Readonly<{ done: number; total: number; label: string }>;
  onConfirm: () => void;
  onClose: () => void;
}>;

/**
 * Every dialog of the library listens for Escape on the window: the form below would open its
 * question, or close, by the key that answers this one, and this one would take the key that opened
 * it. With this mark on the focused element they ignore it, and the question listens for itself.
 */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const;

/** Dialog of a confirmation, drawn only when it is needed. */
export default function ConfirmDialog(props: Confirmation) {
  const { opened, title, children, confirmLabel, other, danger, busy = false, progress } = props;
  const { t } = useTranslation();
  // Opened after mounting: the library stores the old focus only at a change from closed to open.
  const isHere = useMounted();
  const close = () => !busy && props.onClose();
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  };
  return (
    <Modal
      opened={opened && isHere}
      onClose={close}
      closeOnEscape={false}
      onKeyDown={escape}
      size={props.wide ? 'min(1120px, 96vw)' : 'lg'}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': title, ...OWN_ESCAPE } }}
    >
      {!props.personal && <CompanyLine />}
      <Title order={2} mb="sm">
        {title}
      </Title>
      <Text component="div" c="var(--em-text-2)">
        {children}
      </Text>
      {progress && (
        <div role="status">
          <Text mt="md" size="sm" c="dimmed">
            {progress.label}
          </Text>
          <Progress mt="xs" value={(progress.done / progress.total) * 100} aria-hidden />
        </div>
      )}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button
          {...OWN_ESCAPE}
          variant="default"
          disabled={busy}
          onClick={props.onClose}
          data-autofocus
        >
          {props.cancelLabel ?? t('common.cancel')}
        </Button>
        {other && (
          <Button {...OWN_ESCAPE} variant="default" disabled={busy} onClick={other.onChoose}>
            {other.label}
          </Button>
        )}
        <Button
          {...OWN_ESCAPE}
          color={danger ? 'brick' : 'petrol'}
          loading={busy}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
