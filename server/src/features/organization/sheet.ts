import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetFile, sheetOf, timeCell, type Column } from '../../records/excel/columns.ts';
import { selectRepresentatives } from './people-queries.ts';
import { selectCounts } from './queries.ts';

const TITLE: Sentence = { tr: 'Organizasyon', en: 'Organization' };
const DEPARTMENTS: Sentence = { tr: 'Departmanlar', en: 'Departments' };
const PEOPLE: Sentence = { tr: 'Temsilciler', en: 'Representatives' };
const YES: Sentence = { tr: 'Evet', en: 'Yes' };

const ofDepartments: readonly Column<DepartmentCounts>[] = [
  { title: { tr: 'Departman', en: 'Department' }, width: 38, cell: (row) => row.department_name },
  { title: { tr: 'Temsilci', en: 'Representatives' }, width: 14, cell: (row) => row.temsilci },
  { title: { tr: 'Faaliyet', en: 'Activities' }, width: 12, cell: (row) => row.faaliyet },
  { title: { tr: 'Aktarım', en: 'Transfers' }, width: 12, cell: (row) => row.aktarim },
  { title: { tr: 'Varlık', en: 'Assets' }, width: 12, cell: (row) => row.varlik },
  { title: { tr: 'Aksiyon', en: 'Actions' }, width: 12, cell: (row) => row.aksiyon },
  { title: { tr: 'Açık aksiyon', en: 'Open actions' }, width: 14, cell: (row) => row.acik_aksiyon },
];

const ofPeople = (names: ReadonlyMap<number, string>): readonly Column<Representative>[] => [
  { title: { tr: 'Ad soyad', en: 'Full name' }, width: 30, cell: (row) => row.fullname },
  { title: { tr: 'E-posta', en: 'E-mail' }, width: 34, cell: (row) => row.email },
  {
    title: { tr: 'Departmanlar', en: 'Departments' },
    width: 44,
    cell: (row) => row.departments.map((id) => names.get(id) ?? '').join(', '),
  },
  {
    title: { tr: 'Varlık sorumlusu', en: 'Asset officer' },
    width: 18,
    cell: (row, lang) => (row.varlik_sorumlusu ? YES[lang] : null),
  },
  {
    title: { tr: 'Eğitim sorumlusu', en: 'Training officer' },
    width: 18,
    cell: (row, lang) => (row.egitim_sorumlusu ? YES[lang] : null),
  },
  {
    title: { tr: 'Son giriş', en: 'Last sign-in' },
    width: 18,
    cell: (row) => timeCell(row.son_giris),
  },
];

/** Departments and representatives as the two sheets of an .xlsx. */
export const exportOrganization = ({ db }: Services, scope: CompanyScope, lang: Language) =>
  sheetFile(scope, TITLE, lang, async () => {
    const [departments, people] = await db.read(scope, (tx) =>
      Promise.all([selectCounts(tx, scope), selectRepresentatives(tx, scope)]),
    );
    const names = new Map(departments.map((one) => [one.department_id, one.department_name]));
    return [
      sheetOf(DEPARTMENTS, ofDepartments, departments, lang),
      sheetOf(PEOPLE, ofPeople(names), people, lang),
    ];
  });
