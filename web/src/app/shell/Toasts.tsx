import { Box } from '@mantine/core';
import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { useNotifications, type Notifications } from '@mantine/notifications';
import { onFirstMove } from '../../platform/first-move.ts';
import { moreSheets } from '../../platform/lazily.ts';

type Place = ComponentType<ComponentProps<typeof Notifications>>;

/**
 * Place of the toasts: fetched at somebody's first move, or when there is something to say. Without a
 * connection it cannot come, and the newest message is said plainly until it does.
 */
export function Toasts() {
  const [Place, setPlace] = useState<Place>();
  const [failed, setFailed] = useState(false);
  const { notifications } = useNotifications();
  const newest = notifications.at(-1);
  const bring = useCallback(() => {
    Promise.all([import('./notifications.ts'), moreSheets()]).then(
      ([{ default: loaded }]) => setPlace(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => onFirstMove(bring), [bring]);
  useEffect(() => {
    if (newest) bring();
  }, [newest, bring]);
  if (Place) return <Place position="bottom-right" />;
  if (!failed || !newest) return null;
  return (
    <Box
      role="alert"
      className="em-card"
      pos="fixed"
      right={12}
      bottom={12}
      maw="min(26rem, 90vw)"
      p="md"
      fz="sm"
      style={{ zIndex: 'var(--mantine-z-index-overlay)', boxShadow: 'var(--mantine-shadow-md)' }}
    >
      {newest.message}
    </Box>
  );
}
