/** Does this keyboard have a command key? */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Every key of the application by the place where it works. Handlers use `actOf`, and the list of
 * keys (`?`) shows the same table. A key is `KeyboardEvent.key` in lower case; `mod` is Ctrl, or ⌘
 * on a Mac.
 */
export const KEYS = {
  everywhere: { palette: ['mod+k'], find: ['/'], keys: ['?'] },
  lists: {
    down: ['arrowdown', 'j'],
    up: ['arrowup', 'k'],
    pageDown: ['pagedown'],
    pageUp: ['pageup'],
    first: ['home'],
    last: ['end'],
    open: ['enter'],
    edit: ['e'],
    finish: ['c'],
    compare: ['d'],
    range: ['shift+x'],
    tick: ['x', ' '],
    clear: ['escape'],
    unfold: ['arrowright'],
    fold: ['arrowleft'],
    menu: ['shift+f10', 'contextmenu'],
  },
  drawer: {
    next: ['arrowdown', 'j'],
    previous: ['arrowup', 'k'],
    finish: ['c'],
    close: ['escape'],
  },
  forms: { save: ['mod+s'] },
  maps: {
    left: ['arrowleft'],
    right: ['arrowright'],
    up: ['arrowup'],
    down: ['arrowdown'],
    first: ['home'],
    last: ['end'],
    clear: ['escape'],
    zoomIn: ['+'],
    zoomOut: ['-'],
    fit: ['0'],
  },
  tables: { print: ['mod+p'] },
  breaches: { add: ['n'] },
  portfolio: { remind: ['h'], assign: ['a'], enter: ['shift+enter'] },
  texts: { next: ['j'], previous: ['k'], take: ['a'], write: ['e'], leave: ['b'] },
} as const satisfies Record<string, Record<string, readonly [string, ...string[]]>>;

export type KeyPlace = keyof typeof KEYS;
export type KeyAct<Place extends KeyPlace> = keyof (typeof KEYS)[Place] & string;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function isPressed(spec: string, event: Pressed, mac: boolean): boolean {
  if (event.altKey || event.key.toLowerCase() !== spec.replace(/^(mod|shift)\+/, '')) return false;
  const { metaKey, ctrlKey, shiftKey } = event;
  // Ctrl with a letter edits text on a Mac.
  if (spec.startsWith('mod+'))
    return !shiftKey && (mac ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  return !ctrlKey && !metaKey && (!spec.startsWith('shift+') || shiftKey);
}

/** Meaning of a pressed key in a place; undefined for any other key. */
export function actOf<Place extends KeyPlace>(place: Place, event: Pressed, mac = isMac()) {
  const acts = Object.entries(KEYS[place]) as [KeyAct<Place>, readonly string[]][];
  return acts.find(([, specs]) => specs.some((spec) => isPressed(spec, event, mac)))?.[0];
}

/** Is the person typing there? Then letter keys are letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type=checkbox]')));

/** Is a dialog open? Keys of the page behind it are then off. */
export const isAsked = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
