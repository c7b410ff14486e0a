/**
 * Enter belongs to an open list of suggestions: it takes the option that is marked, closes the list
 * where none is, and never sends the form behind it.
 */
function takeMarked(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.isComposing || !(target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || target.getAttribute('aria-expanded') !== 'true') return;
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
  if (!list?.querySelector('[data-combobox-option]')) return;
  event.preventDefault();
  const marked = list.querySelector('[data-combobox-selected]');
  if (marked instanceof HTMLElement) {
    event.stopPropagation();
    marked.click();
  } else if (list.ariaMultiSelectable !== 'true') {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }
}

/** For all lists of the page, whatever control they belong to. */
export const watchLists = (): void => document.addEventListener('keydown', takeMarked, true);
