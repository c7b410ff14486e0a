import { z } from 'zod';
import { linkedRecord } from './processing-activities.ts';
import { defineNoun } from './records/noun/noun.ts';
import { endpoint, endpointsOf, oneOf } from './shared/endpoint.ts';
import { byId } from './shared/primitives.ts';

/** The supplier directory of a company: one entry a name (decisions, section 4). */
// prettier-ignore
export const supplierNoun = defineNoun({
  tur: 'tedarikci_listesi',
  base: '/api/tedarikci-listesi',
  title: 'Tedarikçi / Supplier',
  read: 'suppliers.read',
  write: 'suppliers.write',
  labels: 'supplierDirectory',
  nameField: 'tedarikci_adi',
  fields: [
    { name: 'tedarikci_adi', control: 'text', max: 200, required: true },
    { name: 'tedarikci_unvan', control: 'text', max: 300 },
    { name: 'vergi_no', control: 'text', max: 20 },
    { name: 'yetkili_adi', control: 'text', max: 200 },
    { name: 'eposta', control: 'email' },
    { name: 'telefon', control: 'text', max: 40 },
    { name: 'ulke', control: 'country', max: 100, home: true },
  ],
});
export type Supplier = z.output<typeof supplierNoun.row>;

/** Counts of the records that name a supplier and that the caller may read. */
export type ListedSupplier = Supplier & { aktarim_sayisi: number; varlik_sayisi: number };

/** Records that name a supplier; a transfer is called by its service. */
const supplierUses = z.strictObject({
  veri_aktarim: z.array(linkedRecord),
  varlik_listesi: z.array(linkedRecord),
});
export type SupplierUses = z.infer<typeof supplierUses>;

const uses = z.int().nonnegative();
const { list, add, ...calls } = supplierNoun.calls;
export const suppliers = endpointsOf('suppliers', {
  ...calls,
  list: { ...list, answers: supplierNoun.listed({ aktarim_sayisi: uses, varlik_sayisi: uses }) },
  create: { ...add, path: `${supplierNoun.base}/create`, permission: 'suppliers.create' },
  uses: endpoint({
    summary: 'Tedarikçinin aktarımları ve varlıkları / Transfers and assets of a supplier',
    path: '/api/tedarikci-listesi/kullanim/:id',
    permission: 'suppliers.read',
    asOf: true,
    params: byId,
    answers: oneOf(supplierUses),
  }),
} as const);
