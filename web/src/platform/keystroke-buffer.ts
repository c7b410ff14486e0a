let typed = '';
let waiting: AbortController | undefined;

/**
 * Buffers what is typed while a field loads, so that no letter is lost or taken as a shortcut of
 * the page behind. Escape cancels.
 */
export function typeAhead(onGivenUp: () => void): void {
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const keep = (event: KeyboardEvent) => {
    const written = event.key.length === 1 && !event.isComposing;
    // With Ctrl or ⌘ it is a command; AltGr writes a letter.
    const command = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (command) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      takeTyped();
      onGivenUp();
    } else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (written) typed += event.key;
  };
  addEventListener('keydown', keep, { capture: true, signal });
}

/** Returns the buffered text and stops buffering. */
export function takeTyped(): string {
  waiting?.abort();
  waiting = undefined;
  const text = typed;
  typed = '';
  return text;
}
