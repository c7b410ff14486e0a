import { serverTexts } from '@emanet/contract/locales/server-texts';
import { supplierNoun, suppliers } from '@emanet/contract/suppliers';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { nounRoutes } from '../../records/noun/routes.ts';
import { listSuppliers, sheetsOfUses, supplierVerbs, usesOf } from './suppliers.ts';

/** Sentences after successful changes of the directory. */
const done = serverTexts((all) => all.suppliers.done);

/** Heads of lists that companies keep of their suppliers. */
const OWN_HEADS = {
  tedarikci_adi: [
    ...['Tedarikçi', 'Firma', 'Firma adı', 'Cari', 'Cari adı', 'Cari hesap adı', 'Şirket'],
    ...['Cari unvanı', 'Cari unvan', 'Firma unvanı', 'Tedarikçi unvanı', 'Müşteri/satıcı unvanı'],
    ...['Supplier name', 'Vendor', 'Vendor name', 'Company', 'Name'],
  ],
  tedarikci_unvan: ['Unvan', 'Legal name', 'Registered name'],
  vergi_no: ['VKN', 'Vergi kimlik no', 'Vergi kimlik numarası', 'VKN/TCKN', 'Tax ID', 'VAT number'],
  yetkili_adi: [
    'İlgili kişi',
    'İrtibat kişisi',
    'Yetkili',
    'Temsilci',
    'Contact',
    'Contact person',
  ],
  eposta: ['E-posta', 'E-mail', 'Mail', 'E-posta adresi', 'Email address'],
  telefon: ['Tel', 'Telefon no', 'Cep telefonu', 'GSM', 'Phone', 'Phone number'],
  ulke: ['Ülkesi', 'Yerleşik olduğu ülke', 'Country of residence'],
};

/** The directory of suppliers for transfers and assets. */
export function supplierRoutes(app: App): void {
  const { db } = app.services;
  nounRoutes(app, {
    calls: { ...suppliers, add: suppliers.create },
    verbs: supplierVerbs,
    done,
    renamed: done.renamed,
    list: (scope, wanted) => listSuppliers(db, scope, wanted),
    definition: supplierNoun,
    figures: ['aktarim_sayisi', 'varlik_sayisi'],
    heads: OWN_HEADS,
    sheets: (scope, entries, lang) => sheetsOfUses(db, scope, entries, lang),
  });
  scopedRoutes(app).reads(suppliers.uses, ({ scope, params }) => usesOf(db, scope, params.id));
}
