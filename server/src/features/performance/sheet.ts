import {
  MEASURES,
  scoreOf,
  type MeasureName,
  type Performance,
  type Tallies,
} from '@emanet/contract/performance';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetFile } from '../../records/excel/columns.ts';
import type { Workbook } from '../../records/excel/workbook.ts';
import { readPerformance } from './performance.ts';

const TITLE: Sentence = { tr: 'Performans', en: 'Performance' };
const WORDS = {
  month: { tr: 'Ay', en: 'Month' },
  department: { tr: 'Departman', en: 'Department' },
  whole: { tr: 'Şirketin tamamı', en: 'Whole company' },
  score: { tr: 'Kayıt olgunluğu', en: 'Record maturity' },
  months: { tr: 'Aylar', en: 'Months' },
  departments: { tr: 'Departmanlar', en: 'Departments' },
  of: { tr: '{name}: toplam', en: '{name}: of' },
} as const satisfies Record<string, Sentence>;
const NAMES: Readonly<Record<MeasureName, Sentence>> = {
  eksiksizlik: { tr: 'Eksiksiz faaliyet', en: 'Complete activities' },
  uyarisiz: { tr: 'Uyarısız faaliyet', en: 'Activities without warnings' },
  aksiyon: { tr: 'Zamanında kapanan aksiyon', en: 'Actions closed on time' },
  metin: { tr: 'Güncel metin ve sözleşme', en: 'Current notices and agreements' },
  yurt_disi: { tr: 'Mekanizması olan yurt dışı aktarım', en: 'Transfers abroad with a mechanism' },
  egitim: { tr: 'Tamamlanan eğitim', en: 'Training completed' },
  onay: { tr: 'Zamanında envanter onayı', en: 'Inventory confirmed on time' },
};

const heads = (lang: Language) => [
  WORDS.score[lang],
  ...MEASURES.flatMap(({ name }) => [
    NAMES[name][lang],
    WORDS.of[lang].replace('{name}', NAMES[name][lang]),
  ]),
];
const cells = (counted: Tallies) => [
  scoreOf(counted),
  ...MEASURES.flatMap(({ name }) => [counted[name]?.pay ?? null, counted[name]?.payda ?? null]),
];

const part = (sheet: string, first: string, lang: Language, rows: Workbook['rows']): Workbook => ({
  sheet,
  pinned: 1,
  titles: [first, ...heads(lang)],
  widths: [34, 12, ...MEASURES.flatMap(() => [26, 12])],
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
export const exportPerformance = (
  services: Services,
  scope: CompanyScope,
  { ay, lang }: Readonly<{ ay?: number | undefined; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () =>
    sheetsOf(await readPerformance(services, scope, ay), lang),
  );
