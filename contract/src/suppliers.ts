import { z } from 'zod';
import { linkedRecord } from './processing-activities.ts';
import { changedOf, endpoint, endpointsOf, listOf, oneOf, rowsAsSheet } from './shared/endpoint.ts';
import { callsOf } from './records/noun-calls.ts';
import { byId, email, id, language, requiredText, text } from './shared/primitives.ts';

const LONGEST_NAME = 200;
const MOST_SUPPLIERS = 20_000;

/** Details of a supplier; empty text is none. */
const details = {
  tedarikci_unvan: text(300).nullish(),
  vergi_no: text(20).nullish(),
  yetkili_adi: text(200).nullish(),
  eposta: z.union([z.literal(''), email]).nullish(),
  telefon: text(40).nullish(),
  ulke: text(100).nullish(),
};

const envelope = { company_id: id.optional(), surum: id.optional() };

export const supplier = z.object({
  id,
  company_id: id,
  tedarikci_adi: z.string(),
  tedarikci_unvan: z.string().nullable(),
  vergi_no: z.string().nullable(),
  yetkili_adi: z.string().nullable(),
  eposta: z.string().nullable(),
  telefon: z.string().nullable(),
  ulke: z.string().nullable(),
  surum: id,
});
export type Supplier = z.infer<typeof supplier>;

/** Count of the records that name a supplier and that the caller may read. */
const uses = z.int().nonnegative();

const listedSupplier = supplier.extend({ aktarim_sayisi: uses, varlik_sayisi: uses });
export type ListedSupplier = z.infer<typeof listedSupplier>;

/** Records that name a supplier; a transfer is called by its service. */
const supplierUses = z.strictObject({
  veri_aktarim: z.array(linkedRecord),
  varlik_listesi: z.array(linkedRecord),
});
export type SupplierUses = z.infer<typeof supplierUses>;

const calls = callsOf({
  base: '/api/tedarikci-listesi',
  read: 'suppliers.read',
  write: 'suppliers.write',
  row: supplier,
});

/** The supplier directory of a company: one entry a name (decisions, section 4). */
export const suppliers = endpointsOf('suppliers', {
  list: endpoint({
    summary: 'Tedarikçi listesi / Supplier directory',
    path: '/api/tedarikci-listesi/list',
    permission: 'suppliers.read',
    query: z.strictObject({ q: requiredText(200).optional() }),
    answers: listOf(listedSupplier),
  }),
  uses: endpoint({
    summary: 'Tedarikçinin aktarımları ve varlıkları / Transfers and assets of a supplier',
    path: '/api/tedarikci-listesi/kullanim/:id',
    permission: 'suppliers.read',
    params: byId,
    answers: oneOf(supplierUses),
  }),
  export: endpoint({
    ...rowsAsSheet,
    summary: 'Tedarikçi listesini Excel’e aktar / Supplier directory as a sheet',
    path: '/api/tedarikci-listesi/export',
    permission: 'suppliers.read',
    body: z.strictObject({ ids: z.array(id).max(MOST_SUPPLIERS), lang: language.optional() }),
  }),
  create: endpoint({
    summary: 'Tedarikçi ekle / Add a supplier',
    method: 'POST',
    path: '/api/tedarikci-listesi/create',
    permission: 'suppliers.create',
    body: z.strictObject({ tedarikci_adi: requiredText(LONGEST_NAME), ...details, ...envelope }),
    answers: changedOf(supplier),
    status: 201,
    once: true,
  }),
  update: calls.update({
    summary: 'Tedarikçiyi güncelle / Update a supplier',
    body: z.strictObject({
      tedarikci_adi: requiredText(LONGEST_NAME).optional(),
      ...details,
      ...envelope,
    }),
  }),
  delete: calls.delete('Tedarikçiyi listeden sil / Delete a supplier'),
});
