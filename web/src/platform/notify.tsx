import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { tellsUnchanged } from './api/unchanged.ts';
import { i18n } from './i18n.ts';

const LINGERS = 5000;
const LINGERS_LONGER = 10_000;

/** Shown errors, which a following success removes. */
let errors: string[] = [];

function success(text: string, { undo }: { undo?: () => void } = {}): void {
  const unchanged = tellsUnchanged(text);
  for (const id of errors) notifications.hide(id);
  errors = [];
  const id = notifications.show({
    color: unchanged ? 'petrol' : 'moss',
    icon: unchanged ? undefined : <IconCircleCheck size={18} />,
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
    autoClose: undo ? LINGERS_LONGER : LINGERS,
    message: undo ? <WithUndo text={text} onUndo={() => [notifications.hide(id), undo()]} /> : text,
  });
}

function WithUndo({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="md">
      <Text size="sm">{text}</Text>
      <Button size="xs" variant="default" flex="none" onClick={onUndo}>
        {i18n.t('common.undo')}
      </Button>
    </Group>
  );
}

/** An `id` is shown only once at a time, however often it fails. */
function error(text: string, id?: string): void {
  const shown = notifications.show({
    id,
    color: 'brick',
    icon: <IconAlertCircle size={18} />,
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
    autoClose: LINGERS_LONGER,
    message: text,
  });
  errors.push(shown);
}

/**
 * Toasts at the bottom right; a success may offer to undo what was done. The sentence of an answer that
 * nothing has changed is shown as information.
 */
export const notify = { success, error };
