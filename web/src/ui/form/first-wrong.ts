const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

const paths = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('[data-path]')];

/** Names of the fields that a form draws, in the order of the page. */
export const drawnFields = (form: HTMLElement): string[] =>
  paths(form).map((node) => node.dataset.path ?? '');

/** Puts the focus on the first field of the page that is among the wrong ones. */
export function focusFirstWrong(form: HTMLElement, wrong: readonly string[]): void {
  const first = paths(form).find((node) => wrong.includes(node.dataset.path ?? ''));
  const target = first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
