/** The check digits of a Turkish identity number: eleven digits, the first not 0. */
export function isNationalId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = (positions: readonly number[]) =>
    positions.reduce((total, at) => total + (digits[at] ?? 0), 0);
  const tenth = (sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7]) + 100) % 10;
  const eleventh = sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10;
  return digits[9] === tenth && digits[10] === eleventh;
}

/** Does a text contain an identity number, with any spacing of its digits? */
export const holdsNationalId = (text: string): boolean =>
  (text.match(/\d(?:[ .-]?\d)*/g) ?? []).some((run) => isNationalId(run.replace(/\D/g, '')));
