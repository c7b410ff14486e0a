import type { Words } from './words.ts';

const PASSPORT = /^[A-Z0-9]{5,20}$/;
const DIGITS = 11;
const MB = 2 ** 20;

/** Does the person say that they are no citizen? Then a passport takes the identity number's place. */
export const isForeigner = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[name=kimlik_turu]')?.checked ?? false;

/** Does the person apply for somebody else? Then that one's name and a proof are asked for. */
const isRepresented = (form: HTMLFormElement): boolean =>
  form.querySelector('input[name=basvuran_turu]:checked:not([value=kendisi])') !== null;

/** Must this field be filled in, always or as the others stand? */
export const isAsked = (
  form: HTMLFormElement,
  { required, dataset }: Readonly<{ required: boolean; dataset: DOMStringMap }>,
): boolean =>
  required ||
  (dataset['check'] === 'foreigner' && isForeigner(form)) ||
  (dataset['check'] === 'represented' && isRepresented(form));

/**
 * Problem of an identity or passport number, in words; nothing when it looks right. The check digits
 * are the server's: the contract's own code would bring the application's script along.
 */
export function identityProblem(typed: string, foreigner: boolean, words: Words): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  if (foreigner) return PASSPORT.test(plain) ? '' : (words.passportWrong ?? '');
  const digits = plain.replace(/\D/g, '').length;
  return digits === DIGITS ? '' : (words.digits ?? '').replace('{digits}', String(digits));
}

/** Problem of the chosen files: too many, or too large together. */
export function filesProblem({ files, dataset }: HTMLInputElement, words: Words): string {
  const chosen = [...(files ?? [])];
  const bytes = chosen.reduce((sum, { size }) => sum + size, 0);
  const fits = chosen.length <= Number(dataset['most']) && bytes <= Number(dataset['mostMb']) * MB;
  return fits ? '' : (words.tooManyFiles ?? '');
}
