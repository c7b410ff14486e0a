import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import type { SheetFile } from '../../records/excel/send-sheet.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import {
  sheetInTurn,
  writeWorkbook,
  type CellValue,
  type Workbook,
} from '../../records/excel/workbook.ts';
import { selectRepresentatives } from './people-queries.ts';
import { selectCounts } from './queries.ts';

const TITLE: Sentence = { tr: 'Organizasyon', en: 'Organization' };
const DEPARTMENTS: Sentence = { tr: 'Departmanlar', en: 'Departments' };
const PEOPLE: Sentence = { tr: 'Temsilciler', en: 'Representatives' };
const YES: Sentence = { tr: 'Evet', en: 'Yes' };

/** Milliseconds that a sheet's clock in Turkey is ahead of UTC; a sheet knows no time zone. */
const TURKEY_MS = 10_800_000;

type Column<Row> = readonly [Sentence, number, (row: Row) => CellValue];

const ofDepartments: readonly Column<DepartmentCounts>[] = [
  [{ tr: 'Departman', en: 'Department' }, 38, (row) => row.department_name],
  [{ tr: 'Temsilci', en: 'Representatives' }, 14, (row) => row.temsilci],
  [{ tr: 'Faaliyet', en: 'Activities' }, 12, (row) => row.faaliyet],
  [{ tr: 'Aktarım', en: 'Transfers' }, 12, (row) => row.aktarim],
  [{ tr: 'Varlık', en: 'Assets' }, 12, (row) => row.varlik],
  [{ tr: 'Aksiyon', en: 'Actions' }, 12, (row) => row.aksiyon],
  [{ tr: 'Açık aksiyon', en: 'Open actions' }, 14, (row) => row.acik_aksiyon],
];

const ofPeople = (
  names: ReadonlyMap<number, string>,
  lang: Language,
): readonly Column<Representative>[] => [
  [{ tr: 'Ad soyad', en: 'Full name' }, 30, (row) => row.fullname],
  [{ tr: 'E-posta', en: 'E-mail' }, 34, (row) => row.email],
  [
    { tr: 'Departmanlar', en: 'Departments' },
    44,
    (row) => row.departments.map((id) => names.get(id) ?? '').join(', '),
  ],
  [
    { tr: 'Varlık sorumlusu', en: 'Asset officer' },
    18,
    (row) => (row.varlik_sorumlusu ? YES[lang] : null),
  ],
  [
    { tr: 'Eğitim sorumlusu', en: 'Training officer' },
    18,
    (row) => (row.egitim_sorumlusu ? YES[lang] : null),
  ],
  [
    { tr: 'Son giriş', en: 'Last sign-in' },
    18,
    (row) => row.son_giris && new Date(Date.parse(row.son_giris) + TURKEY_MS),
  ],
];

const sheetOf = <Row>(
  name: Sentence,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  lang: Language,
): Workbook => ({
  sheet: name[lang],
  pinned: 1,
  titles: columns.map(([title]) => title[lang]),
  widths: columns.map(([, width]) => width),
  rows: rows.map((row) => columns.map(([, , cell]) => cell(row))),
});

/** Departments and representatives as the two sheets of an .xlsx. */
export async function exportOrganization(
  { db }: Services,
  scope: CompanyScope,
  lang: Language,
): Promise<SheetFile> {
  const content = await sheetInTurn(async () => {
    const [departments, people] = await db.read(scope, (tx) =>
      Promise.all([selectCounts(tx, scope), selectRepresentatives(tx, scope)]),
    );
    const names = new Map(departments.map((one) => [one.department_id, one.department_name]));
    return writeWorkbook(
      companyNameOf(scope),
      sheetOf(DEPARTMENTS, ofDepartments, departments, lang),
      sheetOf(PEOPLE, ofPeople(names, lang), people, lang),
    );
  });
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
