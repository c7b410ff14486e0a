import { serverText } from '@emanet/contract/locales/server-texts';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import {
  MEASURES,
  performance,
  scoreOf,
  type Performance,
  type Tallies,
} from '@emanet/contract/performance';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { sheetFile, type SheetAsked } from '../../records/excel/columns.ts';
import type { Workbook } from '../../records/excel/workbook.ts';
import { readPerformance } from './performance.ts';

const TITLE = labelOf('performance.title');
const WORDS = {
  month: labelOf('performance.month'),
  department: labelOf('fields.department'),
  whole: serverText('performance.whole'),
  score: labelOf('performance.score'),
  months: serverText('performance.months'),
  departments: labelOf('fields.departments'),
  of: serverText('performance.of'),
  unknown: serverText('performance.unknown'),
};
const NAMES = labelsOf((all) => all.performance.measures);

const heads = (lang: Language) => [
  WORDS.score[lang],
  ...MEASURES.flatMap(({ name }) => [
    NAMES[name][lang],
    WORDS.of[lang].replace('{name}', NAMES[name][lang]),
  ]),
  WORDS.unknown[lang],
];
const cells = (counted: Tallies) => [
  scoreOf(counted),
  ...MEASURES.flatMap(({ name }) => [counted[name]?.pay ?? null, counted[name]?.payda ?? null]),
  counted.yurt_disi_acik?.pay ?? null,
];

const part = (sheet: string, first: string, lang: Language, rows: Workbook['rows']): Workbook => ({
  sheet,
  pinned: 1,
  titles: [first, ...heads(lang)],
  widths: [34, 12, ...MEASURES.flatMap(() => [26, 12]), 26],
  rows,
});

const sheetsOf = ({ aylar, departmanlar, olculer }: Performance, lang: Language) => [
  part(
    WORDS.departments[lang],
    WORDS.department[lang],
    lang,
    [{ department_name: WORDS.whole[lang], olculer }, ...departmanlar].map((one) => [
      one.department_name,
      ...cells(one.olculer),
    ]),
  ),
  part(
    WORDS.months[lang],
    WORDS.month[lang],
    lang,
    aylar.map(({ ay, olculer: counted }) => [ay, ...cells(counted ?? {})]),
  ),
];

/** Departments and months as two sheets of an .xlsx: the same numbers as the screen. */
const exportPerformance = (
  services: Services,
  scope: CompanyScope,
  { ay, ...asked }: SheetAsked & Readonly<{ ay?: number | undefined }>,
) =>
  sheetFile(scope, TITLE, asked, async () =>
    sheetsOf(await readPerformance(services, scope, ay), asked.lang),
  );

/** Performance of the company by department and month. */
export function performanceRoutes(app: App): void {
  const { services } = app;
  const { reads, sends } = scopedRoutes(app);

  reads(performance.read, ({ scope, query }) => readPerformance(services, scope, query.ay));

  sends(performance.export, SHEET_TYPE, ({ scope, query }) =>
    exportPerformance(services, scope, query),
  );
}
