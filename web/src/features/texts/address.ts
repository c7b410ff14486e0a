import { registerOfType, REGISTERS } from '@emanet/contract/records/registers';
import type { Source } from '@emanet/contract/texts/model';

/** The form of a source's record, open at its field. */
export function fieldAddress({ tur, id, alan }: Source): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  if (register) return `${register.editPath}/${id}?alan=${alan}`;
  if (alan === 'alinan_tedbirler') return registerOfType('varlik_listesi').path;
  return tur === 'companies' ? '/sirket' : '/basvurular';
}

/** The record of a source in its list. */
export function recordAddress({ tur, id }: Omit<Source, 'alan'>): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  if (register) return `${register.path}?kayit=${id}`;
  return tur === 'companies' ? '/sirket' : '/basvurular';
}
