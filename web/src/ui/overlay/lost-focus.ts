const DIALOG = '[role=dialog], [role=menu], [role=listbox]';
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select, textarea, [tabindex]';

/** Where the focus was: the element, its line's list, and its dialog. */
type Place = Readonly<{
  at: HTMLElement;
  list: Element | null;
  index: number;
  dialog: Element | null;
  path: string;
}>;

/** One place for each dialog over the page; the newest is the last. */
let places: readonly Place[] = [];
let isWatching = false;

function note({ target }: Pick<FocusEvent, 'target'>): void {
  if (!(target instanceof HTMLElement)) return;
  const dialog = target.closest(DIALOG);
  const line = target.closest('li, tr');
  const list = line?.parentElement ?? null;
  const index = line && list ? [...list.children].indexOf(line) : 0;
  const known = places.findIndex((one) => one.dialog === dialog);
  const below = dialog === null ? [] : known < 0 ? places : places.slice(0, known);
  places = [...below, { at: target, list, index, dialog, path: location.pathname }];
}

/** A click beside every control takes the focus away, and nothing may bring it back. */
function forgetLeft({ target }: FocusEvent): void {
  queueMicrotask(() => {
    const isLeft =
      target instanceof HTMLElement && target.isConnected && !target.matches(':disabled');
    if (isLeft && document.activeElement === document.body) places = [];
  });
}

const focusableIn = (line: Element | undefined): HTMLElement | null | undefined =>
  line?.matches(FOCUSABLE) && line instanceof HTMLElement
    ? line
    : line?.querySelector<HTMLElement>(FOCUSABLE);

/** The heading of the page, which a screen reader reads on from. */
function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found) found.tabIndex = -1;
  return found;
}

/** The element itself, the line that moved up to its place, the one before, or the heading. */
function near({ at, list, index, dialog, path }: Place): HTMLElement | null | undefined {
  if (path !== location.pathname || dialog?.isConnected === false) return null;
  if (at.isConnected) return at.matches(':disabled') ? null : at;
  const lines = list?.isConnected ? [...list.children] : [];
  return focusableIn(lines[index]) ?? focusableIn(lines[index - 1]) ?? (dialog ? null : heading());
}

function recover(): void {
  if (places.length === 0 || (document.activeElement ?? document.body) !== document.body) return;
  const found = places.map(near).findLast((one) => one);
  found?.focus({ preventScroll: true });
}

/**
 * Moves the focus to a neighbour when the element that has it is removed, such as a deleted row. It
 * watches until the page is left: without a session no place is noted that is still there.
 */
export default function watchLostFocus(): void {
  if (isWatching) return;
  isWatching = true;
  note({ target: document.activeElement });
  addEventListener('focusin', note, true);
  addEventListener('focusout', forgetLeft, true);
  new MutationObserver(recover).observe(document.body, { childList: true, subtree: true });
}
