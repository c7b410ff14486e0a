import { countryText } from '@emanet/contract/shared/countries';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import type { ListedSupplier } from '@emanet/contract/suppliers';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import type { SheetFile } from '../../records/excel/send-sheet.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { shown } from '../../records/excel/shown.ts';
import {
  sheetInTurn,
  writeWorkbook,
  type CellValue,
  type Workbook,
} from '../../records/excel/workbook.ts';
import type { RecordRow, Register } from '../../records/register.ts';
import { registerOf } from '../../registers.ts';
import { selectSuppliersByIds } from './queries.ts';
import { recordsNaming, withUses } from './uses.ts';

const TITLE: Sentence = { tr: 'Tedarikçi rehberi', en: 'Supplier directory' };

type Column = Readonly<{
  title: Sentence;
  width: number;
  cell: (one: ListedSupplier, lang: Language) => CellValue;
}>;

const COLUMNS: readonly Column[] = [
  { title: { tr: 'Tedarikçi', en: 'Supplier' }, width: 36, cell: (one) => one.tedarikci_adi },
  {
    title: { tr: 'Ticaret unvanı', en: 'Registered name' },
    width: 44,
    cell: (one) => one.tedarikci_unvan,
  },
  { title: { tr: 'Vergi no', en: 'Tax number' }, width: 16, cell: (one) => one.vergi_no },
  {
    title: { tr: 'Yetkili kişi', en: 'Contact person' },
    width: 26,
    cell: (one) => one.yetkili_adi,
  },
  { title: { tr: 'E-posta', en: 'E-mail' }, width: 32, cell: (one) => one.eposta },
  { title: { tr: 'Telefon', en: 'Phone' }, width: 20, cell: (one) => one.telefon },
  {
    title: { tr: 'Ülke', en: 'Country' },
    width: 18,
    cell: (one, lang) => (one.ulke === null ? null : countryText(one.ulke, lang)),
  },
  {
    title: { tr: 'Aktarım sayısı', en: 'Transfers' },
    width: 14,
    cell: (one) => one.aktarim_sayisi,
  },
  { title: { tr: 'Varlık sayısı', en: 'Assets' }, width: 14, cell: (one) => one.varlik_sayisi },
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

function sheetOfRecords(
  register: Register,
  names: readonly string[],
  rows: readonly RecordRow[],
  lang: Language,
): Workbook {
  const fields = names.flatMap((name) => register.fields.find((one) => one.name === name) ?? []);
  return {
    sheet: registerTitle(register.noun)[lang],
    pinned: 1,
    titles: fields.map(({ name }) => fieldLabel(register.noun, name, lang)),
    widths: fields.map(() => 26),
    rows: rows.map((row) => fields.map((field) => shown(field, row, lang, NO_NAMES))),
  };
}

/**
 * The named suppliers as an .xlsx, in the order they are named, with the transfers and assets that
 * the caller may read on sheets of their own.
 */
export async function exportSuppliers(
  { db }: Services,
  scope: CompanyScope,
  ids: readonly number[],
  lang: Language,
): Promise<SheetFile> {
  const content = await sheetInTurn(async () => {
    const found = await db.read(scope, (tx) => selectSuppliersByIds(tx, scope, ids));
    const byId = new Map((await withUses(db, scope, found)).map((one) => [one.id, one]));
    const entries = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const names = entries.map((one) => one.tedarikci_adi);
    const transfers = await recordsNaming(db, scope, 'transfers', names);
    const assets = await recordsNaming(db, scope, 'assets', names);
    return writeWorkbook(
      companyNameOf(scope),
      {
        sheet: TITLE[lang],
        pinned: 1,
        titles: COLUMNS.map(({ title }) => title[lang]),
        widths: COLUMNS.map(({ width }) => width),
        rows: entries.map((one) => COLUMNS.map(({ cell }) => cell(one, lang))),
      },
      sheetOfRecords(registerOf('veri_aktarim'), TRANSFER_FIELDS, transfers, lang),
      sheetOfRecords(registerOf('varlik_listesi'), ASSET_FIELDS, assets, lang),
    );
  });
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
