import { REGISTER_TYPES, type RegisterType } from '../records/registers.ts';

/** Nouns that are no registers, of which all clients have a list in common too. */
export const NOUN_TYPES = [
  'aksiyonlar',
  'dokumanlar',
  'metinler',
  'tedarikci_listesi',
  'cerezler',
] as const;
export type NounType = (typeof NOUN_TYPES)[number];
/** The name of a register or noun with a list over all clients. */
export type AcrossType = RegisterType | NounType;
export const ACROSS_TYPES: readonly AcrossType[] = [...REGISTER_TYPES, ...NOUN_TYPES];

export const isNounType = (tur: AcrossType): tur is NounType =>
  NOUN_TYPES.some((one) => one === tur);

/** Registers and nouns of which one field can be changed in several clients at once. */
export const EDITED_TYPES = ACROSS_TYPES.filter((tur) => tur !== 'metinler');
export type EditedType = (typeof EDITED_TYPES)[number];
