import type { Words } from './words.ts';

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Problem of a field, in words; empty when it is right. */
export function problemOf(form: HTMLFormElement, name: string, words: Words): string {
  const controls = controlsOf(form, name);
  const values = new FormData(form)
    .getAll(name)
    .map((value) => (typeof value === 'string' ? value : value.name));
  const must = controls.some((control) => isAsked(form, control));
  const some = form.querySelector(`[data-field="${CSS.escape(name)}"][data-some]`) !== null;
  if ((must || some) && !values.some((value) => value.trim() !== '')) return words.required;
  const isAddress = controls.some(({ type }) => type === 'email');
  if (isAddress && !values.every((value) => ADDRESS.test(value.trim()))) return words.email;
  for (const control of controls) {
    if (control.dataset['check'] === 'identity')
      return identityProblem(control.value, isForeigner(form), words);
    if (control instanceof HTMLInputElement && control.type === 'file')
      return filesProblem(control, words);
  }
  return '';
}

/** Shows a problem under its field, or removes it; returns the element to focus. */
export function showProblem(
  form: HTMLFormElement,
  name: string,
  problem: string,
): HTMLElement | undefined {
  const place = form.querySelector<HTMLElement>(`#${CSS.escape(name)}-problem`);
  const words = place?.querySelector('span');
  if (place && words) {
    words.textContent = problem;
    place.hidden = problem === '';
  }
  const controls = controlsOf(form, name);
  for (const control of controls) {
    if (problem === '') control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
  return controls[0];
}

/** Name of a field, as on the page. */
export const nameOf = (field: Element): string | undefined =>
  (
    field.querySelector('legend, label[for]')?.firstChild ?? field.querySelector('.agreement')
  )?.textContent?.trim();

/** Problems with the names of their fields, a line for each problem. */
export const namedProblems = (form: HTMLFormElement, problems: Readonly<Record<string, string>>) =>
  [...Map.groupBy(Object.entries(problems), ([, problem]) => problem)]
    .map(([problem, fields]) => {
      const named = fields.flatMap(([name]) => {
        const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
        return (field && nameOf(field)) ?? [];
      });
      return [named.join(', '), problem].filter(Boolean).join(': ');
    })
    .join('\n');

/** A field to type or choose in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => control.name === name,
  );

const PASSPORT = /^[A-Z0-9]{5,20}$/;
const DIGITS = 11;
const MB = 2 ** 20;

/** Is the person no citizen? Then a passport number replaces the identity number. */
const isForeigner = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[name=kimlik_turu]')?.checked ?? false;

/** Does the person apply for somebody else? Then that person's name and a proof are required. */
const isRepresented = (form: HTMLFormElement): boolean =>
  form.querySelector('input[name=basvuran_turu]:checked:not([value=kendisi])') !== null;

/** Must this field be filled in, always or because of other answers? */
const isAsked = (
  form: HTMLFormElement,
  { required, dataset }: Readonly<{ required: boolean; dataset: DOMStringMap }>,
): boolean =>
  required ||
  (dataset['check'] === 'foreigner' && isForeigner(form)) ||
  (dataset['check'] === 'represented' && isRepresented(form));

/**
 * Problem of an identity or passport number, in words; empty when it looks right. The server checks
 * the check digits: the contract's code would load the application's script too.
 */
function identityProblem(typed: string, foreigner: boolean, words: Words): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  if (foreigner) return PASSPORT.test(plain) ? '' : (words.passportWrong ?? '');
  const digits = plain.replace(/\D/g, '').length;
  return digits === DIGITS ? '' : (words.digits ?? '').replace('{digits}', String(digits));
}

/** Problem of the chosen files: too many, or too large together. */
function filesProblem({ files, dataset }: HTMLInputElement, words: Words): string {
  const chosen = [...(files ?? [])];
  const bytes = chosen.reduce((sum, { size }) => sum + size, 0);
  const fits = chosen.length <= Number(dataset['most']) && bytes <= Number(dataset['mostMb']) * MB;
  return fits ? '' : (words.tooManyFiles ?? '');
}
