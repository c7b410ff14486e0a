import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';

type Props = Readonly<{
  /** Is there anything that leaving would lose? Asked at the moment of leaving. */
  holds: () => boolean;
  onKeep: () => void;
  onDiscard: () => void;
}>;

/** Asks before unsaved work is left. The way to the login page stays free: the draft is kept. */
export function LeaveGuard({ holds, onKeep, onDiscard }: Props) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/login',
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!holds()) return;
      onKeep();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [holds, onKeep]);

  const leave = (first: () => void) => () => {
    first();
    blocker.proceed?.();
  };
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('form.leave.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('form.leave.stay') }}
    >
      <Text c="var(--em-text-2)">{t('form.leave.text')}</Text>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="subtle" color="var(--em-high)" onClick={leave(onDiscard)}>
          {t('form.leave.discard')}
        </Button>
        <Button variant="default" onClick={leave(onKeep)}>
          {t('form.leave.keep')}
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {t('form.leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
