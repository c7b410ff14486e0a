import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  sheetFile,
  sheetOf,
  timeCell,
  type Column,
  type SheetAsked,
} from '../../records/excel/columns.ts';
import { PINNED } from '../../records/excel/cells.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW } from '../../records/excel/widths.ts';
import { selectRepresentatives } from './people-queries.ts';
import { selectCounts } from './queries.ts';

const TITLE = labelOf('organization.title');
const DEPARTMENTS = labelOf('organization.sides.departmanlar');
const PEOPLE = labelOf('organization.sides.temsilciler');
const YES = labelOf('records.yes');

/** Columns that nobody fills in. */
const COUNTS: readonly Column<DepartmentCounts>[] = [
  column('organization.kinds.temsilci', 14, (row) => row.temsilci),
  column('organization.counts.faaliyet', 12, (row) => row.faaliyet),
  column('organization.counts.aktarim', 12, (row) => row.aktarim),
  column('organization.counts.varlik', 12, (row) => row.varlik),
  column('organization.kinds.aksiyon', 12, (row) => row.aksiyon),
  column('organization.counts.acik_aksiyon', 14, (row) => row.acik_aksiyon),
];
export const COUNTED = COUNTS.map(({ title }) => title);

const ofDepartments: readonly Column<DepartmentCounts>[] = [
  column(TITLES.id, NARROW, (row) => row.department_id),
  column('fields.department', 38, (row) => row.department_name),
  ...COUNTS,
];

const ofPeople = (names: ReadonlyMap<number, string>): readonly Column<Representative>[] => [
  column('organization.fullname', 30, (row) => row.fullname),
  column('fields.email', 34, (row) => row.email),
  column('organization.sides.departmanlar', 44, (row) =>
    row.departments.map((id) => names.get(id) ?? '').join(', '),
  ),
  column(serverText('organization.assetOfficer'), 18, (row, lang) =>
    row.varlik_sorumlusu ? YES[lang] : null,
  ),
  column(serverText('organization.trainingOfficer'), 18, (row, lang) =>
    row.egitim_sorumlusu ? YES[lang] : null,
  ),
  column('organization.lastSignIn', 18, (row) => timeCell(row.son_giris)),
];

/** Departments and representatives as two sheets. */
export async function organizationSheets({ db }: Services, scope: CompanyScope, lang: Language) {
  const [departments, people] = await db.read(scope, (tx) =>
    Promise.all([selectCounts(tx, scope), selectRepresentatives(tx, scope)]),
  );
  const names = new Map(departments.map((one) => [one.department_id, one.department_name]));
  return [
    sheetOf(DEPARTMENTS, ofDepartments, departments, lang, PINNED),
    sheetOf(PEOPLE, ofPeople(names), people, lang),
  ] as const;
}

/** The same as an .xlsx. */
export const exportOrganization = (services: Services, scope: CompanyScope, asked: SheetAsked) =>
  sheetFile(scope, TITLE, asked, () => organizationSheets(services, scope, asked.lang));
