import { labelOf } from '@emanet/contract/shared/labels';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import type { ListedSupplier } from '@emanet/contract/suppliers';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { shown } from '../../records/excel/shown.ts';
import { column, inOrderOf, sheetFile, sheetOf, type Column } from '../../records/excel/columns.ts';
import type { RecordRow, Register } from '../../records/register.ts';
import { registerOf } from '../../registers.ts';
import { selectSuppliersByIds } from './queries.ts';
import { recordsNaming, withUses } from './uses.ts';

const TITLE = labelOf('supplierDirectory.title');

const COLUMNS: readonly Column<ListedSupplier>[] = [
  column('supplierDirectory.fields.tedarikci_adi', 36, (one) => one.tedarikci_adi),
  column('supplierDirectory.fields.tedarikci_unvan', 44, (one) => one.tedarikci_unvan),
  column('supplierDirectory.fields.vergi_no', 16, (one) => one.vergi_no),
  column('supplierDirectory.fields.yetkili_adi', 26, (one) => one.yetkili_adi),
  column('supplierDirectory.fields.eposta', 32, (one) => one.eposta),
  column('supplierDirectory.fields.telefon', 20, (one) => one.telefon),
  column('supplierDirectory.fields.ulke', 18, (one, lang) =>
    one.ulke === null ? null : countryText(one.ulke, lang),
  ),
  column('supplierDirectory.fields.aktarim_sayisi', 14, (one) => one.aktarim_sayisi),
  column('supplierDirectory.fields.varlik_sayisi', 14, (one) => one.varlik_sayisi),
];

const NO_NAMES = new Map<number, string>();

/** Fields by which a record of a supplier is known, on sheets behind the directory's own. */
const TRANSFER_FIELDS = [
  ...['tedarikci_adi', 'department_id', 'hizmet_konusu', 'veri_isleyen_rolu'],
  ...['aktarilan_kisisel_veriler', 'yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'],
  ...['sozlesme_var_mi', 'sozlesme_tarihi', 'sozlesme_bitis_tarihi', 'son_denetim_tarihi'],
];
const ASSET_FIELDS = [
  ...['tedarikci_adi', 'varlik_ismi', 'department_id', 'varlik_turu', 'bulundugu_yer'],
  ...['yurt_disi_mi', 'ulke'],
];

const sheetOfRecords = (
  register: Register,
  names: readonly string[],
  rows: readonly RecordRow[],
  lang: Language,
) =>
  sheetOf<RecordRow>(
    registerTitle(register.noun),
    names
      .flatMap((name) => register.fields.find((one) => one.name === name) ?? [])
      .map((field) =>
        column(
          {
            tr: fieldLabel(register.noun, field.name, 'tr'),
            en: fieldLabel(register.noun, field.name, 'en'),
          },
          26,
          (row) => shown(field, row, lang, NO_NAMES),
        ),
      ),
    rows,
    lang,
  );

/**
 * The named suppliers as an .xlsx, in the order they are named, with the transfers and assets that
 * the caller may read on sheets of their own.
 */
export const exportSuppliers = (
  { db }: Services,
  scope: CompanyScope,
  ids: readonly number[],
  lang: Language,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = await db.read(scope, (tx) => selectSuppliersByIds(tx, scope, ids));
    const entries = inOrderOf(ids, await withUses(db, scope, found));
    const names = entries.map((one) => one.tedarikci_adi);
    const transfers = await recordsNaming(db, scope, 'transfers', names);
    const assets = await recordsNaming(db, scope, 'assets', names);
    return [
      sheetOf(TITLE, COLUMNS, entries, lang),
      sheetOfRecords(registerOf('veri_aktarim'), TRANSFER_FIELDS, transfers, lang),
      sheetOfRecords(registerOf('varlik_listesi'), ASSET_FIELDS, assets, lang),
    ];
  });
