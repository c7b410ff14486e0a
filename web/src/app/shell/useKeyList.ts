import { useState } from 'react';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';

/** The list of keys, opened by `?` on any screen. */
export function useKeyList() {
  const [opened, setOpened] = useState(false);
  useKeydown((event) => {
    if (event.defaultPrevented || isTyping(event.target) || isAsked()) return;
    if (actOf('everywhere', event) !== 'keys') return;
    event.preventDefault();
    setOpened(true);
  });
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}
