import { isEmpty } from './fields.ts';
import { hasSpecialData, listOfCodes, withoutSpecialBasis } from './personal-data.ts';
import type { Warning } from './warnings.ts';

const INTEREST = 'k5_2_f_mesru_menfaat';
const MEMBERSHIP = 'k6_3_g_uyelik';

/** A list of data or of legal bases: the field that holds it, and what it holds. */
type Answer = Readonly<{ alan: string; value: unknown }>;

/**
 * Checks of what data rest on (arts. 5 and 6): some basis at all, one of art. 6/3 for
 * special-category data, and none that cannot carry them.
 */
export function basisWarnings(data: Answer, basis: Answer): Warning[] {
  const bases = listOfCodes(basis.value);
  const found: Warning[] = [];
  const warn = (kod: string, { alan }: Answer) => found.push({ kod, alan, seviye: 'Yüksek' });

  if (bases.length === 0) warn('hukuki_sebep_yok', basis);
  const special = hasSpecialData(data.value);
  if (special && bases.length === 1 && bases[0] === INTEREST) warn('yalniz_mesru_menfaat', basis);
  else if (withoutSpecialBasis(data.value, bases)) warn('ozel_nitelikli_dayanak_yok', data);
  if (bases.includes(MEMBERSHIP)) warn('uyelik_sarti', basis);
  const onlySpecial = bases.length > 0 && bases.every((code) => code.startsWith('k6_3_'));
  if (onlySpecial && !isEmpty(data.value) && !special) warn('yalniz_6_3', basis);
  return found;
}

/** Every record has a retention period (art. 4/2-d). */
export const periodWarnings = (period: unknown): Warning[] =>
  isEmpty(period) ? [{ kod: 'saklama_suresi_yok', alan: 'saklama_suresi', seviye: 'Orta' }] : [];
