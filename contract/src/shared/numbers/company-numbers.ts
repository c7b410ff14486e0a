import { isNationalId } from './national-id.ts';

/** The check digit of a Turkish tax number of ten digits. */
function isCompanyTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const moved = (digit + 9 - at) % 10;
    return total + (moved === 9 ? 9 : (moved * 2 ** (9 - at)) % 9);
  }, 0);
  return digits[9] === (10 - (sum % 10)) % 10;
}

/** A tax number: ten digits of a company, or the identity number of a merchant who is a person. */
export const isTaxNumber = (text: string) => isCompanyTaxNumber(text) || isNationalId(text);

/**
 * A MERSİS number: sixteen digits that hold the tax number after a 0, or a person's identity number; the last
 * five name the trade registry's entry.
 */
export const isMersisNumber = (text: string): boolean =>
  /^\d{16}$/.test(text) && isTaxNumber(taxNumberIn(text));

/** The tax number that a MERSİS number holds. */
export const taxNumberIn = (mersis: string): string =>
  mersis.startsWith('0') ? mersis.slice(1, 11) : mersis.slice(0, 11);
