/** Time for which a press of Enter waits for options that are still being fetched. */
const PATIENCE_MS = 5000;

/** Fields whose best match Enter takes, marked or not yet: `SearchSelect`. */
export const TAKES_BEST = { 'data-takes-best': true } as const;

const listOf = (field: Element) =>
  document.getElementById(field.getAttribute('aria-controls') ?? '');
const takesBest = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement &&
  field.hasAttribute('data-takes-best') &&
  field.value.trim() !== '';

/** The marked option, or the best match, which is marked a moment after it is drawn. */
function optionOf(field: Element): HTMLElement | undefined {
  const list = listOf(field);
  const found =
    list?.querySelector('[data-combobox-selected]') ??
    (takesBest(field) ? list?.querySelector('[data-combobox-option]') : undefined);
  return found instanceof HTMLElement ? found : undefined;
}

/** Takes the best match when it is loaded, unless the person types or focuses something else. */
function takeSoon(field: HTMLInputElement): void {
  const { value } = field;
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    if (document.activeElement !== field || field.value !== value) return;
    const option = optionOf(field);
    if (option) option.click();
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Enter belongs to an open list of suggestions: it takes the marked option, closes a list without
 * one, and never sends the form behind it.
 */
function takeMarked(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.isComposing || !(target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || target.getAttribute('aria-expanded') !== 'true') return;
  const list = listOf(target);
  if (!list?.querySelector('[data-combobox-option]')) {
    if (!takesBest(target)) return;
    event.preventDefault();
    event.stopPropagation();
    takeSoon(target);
    return;
  }
  event.preventDefault();
  const marked = optionOf(target);
  if (marked) {
    event.stopPropagation();
    marked.click();
  } else if (list.ariaMultiSelectable !== 'true') {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }
}

/** For all lists of the page, of any control. */
export const watchLists = (): void => document.addEventListener('keydown', takeMarked, true);
