import { supplierNoun, type ListedSupplier } from '@emanet/contract/suppliers';
import type { NounLook } from '../../records/noun/noun-look.ts';

/** Address of the directory. */
export const DIRECTORY = '/tedarikciler/rehber';

/** Names of columns; the list of fields has them as plain text. */
type Name = Exclude<keyof ListedSupplier, 'id' | 'company_id' | 'surum'>;

/** The directory on screen. */
export const supplierLook: NounLook = {
  ...supplierNoun,
  label: (t, name) => t(`supplierDirectory.fields.${name as Name}`),
  kept: ['ulke', 'tedarikci_unvan', 'yetkili_adi', 'eposta', 'telefon'],
  widths: { tedarikci_unvan: 260, vergi_no: 120, eposta: 220, ulke: 120 },
};
