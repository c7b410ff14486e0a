import { isNationalId } from '@emanet/contract/shared/national-id';
import type { Words } from './words.ts';

const PASSPORT = /^[A-Z0-9]{5,20}$/;
const DIGITS = 11;
const MB = 2 ** 20;

/** Does the person say that they are no citizen? Then a passport takes the identity number's place. */
export const isForeigner = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('input[name=kimlik_turu]')?.checked ?? false;

/** Problem of an identity or passport number, in words; nothing when it is right. */
export function identityProblem(typed: string, foreigner: boolean, words: Words): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  if (foreigner) return PASSPORT.test(plain) ? '' : (words.passportWrong ?? '');
  if (isNationalId(plain)) return '';
  const digits = plain.replace(/\D/g, '').length;
  return digits === DIGITS
    ? (words.nationalIdWrong ?? '')
    : (words.digits ?? '').replace('{digits}', String(digits));
}

/** Problem of the chosen files: too many, or too large together. */
export function filesProblem({ files, dataset }: HTMLInputElement, words: Words): string {
  const chosen = [...(files ?? [])];
  const bytes = chosen.reduce((sum, { size }) => sum + size, 0);
  const fits = chosen.length <= Number(dataset['most']) && bytes <= Number(dataset['mostMb']) * MB;
  return fits ? '' : (words.tooManyFiles ?? '');
}
