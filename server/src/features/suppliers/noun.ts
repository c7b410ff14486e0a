import type { Supplier } from '@emanet/contract/suppliers';
import type { Noun } from '../../nouns/noun.ts';
import { selectSupplier } from './queries.ts';

/** Columns of a supplier beside its name. */
export const DETAILS = [
  ...(['tedarikci_unvan', 'vergi_no', 'yetkili_adi'] as const),
  ...(['eposta', 'telefon', 'ulke'] as const),
];

/** The directory of suppliers, which the whole company shares. */
export const supplierNoun: Noun<Supplier, Supplier> = {
  tur: 'tedarikci_listesi',
  table: 'tedarikci_listesi',
  read: 'suppliers.write',
  write: 'suppliers.write',
  ofCompany: true,
  fields: ['tedarikci_adi', ...DETAILS].map((name) => ({ name })),
  unlogged: true,
  kept: ['surum'],
  stamped: false,
  select: selectSupplier,
  shown: (stored) => stored,
};
