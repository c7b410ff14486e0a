import { registerOfType, REGISTERS } from '@emanet/contract/records/registers';
import type { Source, TextGap } from '@emanet/contract/texts/model';
import { activityAddress } from '../../records/begin-address.ts';

const COOKIES = '/metinler/cerezler';
/** Screens of what is in no register. */
const OTHERS: Readonly<Partial<Record<Source['tur'], string>>> = {
  companies: '/sirket',
  cerezler: COOKIES,
};

/** The form of a source's record, opened at its field. */
export function fieldAddress({ tur, id, alan }: Source): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  if (register) return `${register.editPath}/${id}?alan=${alan}`;
  if (alan === 'alinan_tedbirler') return registerOfType('varlik_listesi').path;
  return OTHERS[tur] ?? '/basvurular';
}

/** Address for filling a gap: its field, or a new transfer from the activity that lacks one. */
export const gapAddress = ({ kaynak, neden }: Pick<TextGap, 'kaynak' | 'neden'>): string =>
  neden === 'kayitsiz'
    ? activityAddress(registerOfType('veri_aktarim').addPath, kaynak.id)
    : fieldAddress(kaynak);

/** The record of a source in its list. */
export function recordAddress({ tur, id }: Omit<Source, 'alan'>): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  if (register) return `${register.path}?kayit=${id}`;
  return tur === 'cerezler' ? `${COOKIES}?kayit=${id}` : (OTHERS[tur] ?? '/basvurular');
}
