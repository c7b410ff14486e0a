import type { Control } from './problems.ts';

/** Fields that are restored after a reload: no preset, no file, no code and no identity number. */
const KEPT =
  'textarea, select, input:not([type=hidden], [type=file], [tabindex="-1"], [name=kod], [name=kimlik_no])';

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** A control's value, as a tick or a text. */
const valueOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

const trying = (work: () => void) => {
  try {
    work();
  } catch {
    // Without storage the form works too.
  }
};

const keyOf = (action: string | null | undefined) => `written ${action ?? ''}`;

/** Deletes the text of the form with this action once it was sent. */
export const dropWritten = (action: string | null | undefined): void =>
  trying(() => sessionStorage.removeItem(keyOf(action)));

/**
 * Stores the written text in the tab until it is sent, so that a reload and the page in the other
 * language restore it. A browser without storage works without.
 */
export function keepWritten(form: HTMLFormElement): void {
  const key = keyOf(form.getAttribute('action'));
  const controls = [...form.querySelectorAll<Control>(KEPT)];
  trying(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept) || kept.length !== controls.length) return;
    for (const [place, control] of controls.entries()) {
      const value: unknown = kept[place];
      if (isTicked(control)) control.checked = value === true;
      else if (typeof value === 'string') control.value = value;
    }
  });
  const keep = () =>
    trying(() => sessionStorage.setItem(key, JSON.stringify(controls.map(valueOf))));
  form.addEventListener('input', keep);
}
