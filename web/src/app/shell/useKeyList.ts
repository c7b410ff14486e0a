import { useState } from 'react';
import { useWindowEvent } from '@mantine/hooks';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';

/** The list of keys, opened by `?` on any screen. */
export function useKeyList() {
  const [opened, setOpened] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target) || isAsked()) return;
    if (actOf('everywhere', event) !== 'keys') return;
    event.preventDefault();
    setOpened(true);
  });
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}
