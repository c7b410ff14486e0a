/** Does this keyboard have a command key? */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Is this Ctrl+K, or ⌘K where Ctrl+K means something else to whoever types? */
export function opensSearch(event: Pressed, mac: boolean): boolean {
  if (event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return false;
  return mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
}
