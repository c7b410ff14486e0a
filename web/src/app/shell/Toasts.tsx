import { Suspense, useEffect, useState } from 'react';
import { useNotifications } from '@mantine/notifications';
import { onFirstMove } from '../../platform/first-move.ts';
import { lazily } from '../../platform/lazily.ts';

const Notifications = lazily(() => import('./notifications.ts'));

/** Place of the toasts: fetched at somebody's first move, or when there is something to say. */
export function Toasts() {
  const [moved, setMoved] = useState(false);
  const { notifications } = useNotifications();
  useEffect(() => onFirstMove(() => setMoved(true)), []);
  if (!moved && notifications.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="bottom-right" />
    </Suspense>
  );
}
