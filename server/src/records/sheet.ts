import { choiceOf } from '@emanet/contract/lookups';
import type { Field, Values } from '@emanet/contract/records/fields';
import { fieldLabel, warningText } from '@emanet/contract/records/labels';
import { documentName } from '@emanet/contract/records/schema';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { idsIn } from './links.ts';
import type { RecordRow, Register } from './register.ts';
import type { CellValue, Workbook } from './workbook.ts';

type SheetColumn = Readonly<{
  title: string;
  width: number;
  valueOf: (row: RecordRow) => CellValue;
}>;

/** Activities that the reader may see, by id. */
type ActivityNames = ReadonlyMap<number, string>;

const TURKEY_MS = 3 * 60 * 60 * 1000;
const NARROW = 14;
const NORMAL = 24;
const WIDE = 44;

const YES: Sentence = { tr: 'Evet', en: 'Yes' };
const NO: Sentence = { tr: 'Hayır', en: 'No' };
const TITLES = {
  id: { tr: 'Kayıt no', en: 'Record no.' },
  risk: { tr: 'Risk', en: 'Risk' },
  special: { tr: 'Özel nitelikli veri', en: 'Special-category data' },
  complete: { tr: 'Eksiksizlik (%)', en: 'Completeness (%)' },
  warnings: { tr: 'Uyarılar', en: 'Warnings' },
  by: { tr: 'Son güncelleyen', en: 'Last updated by' },
  changed: { tr: 'Son güncelleme', en: 'Last updated' },
  added: { tr: 'Oluşturulma', en: 'Added' },
} as const satisfies Record<string, Sentence>;
const RISKS: Readonly<Record<string, Sentence>> = {
  Düşük: { tr: 'Düşük', en: 'Low' },
  Orta: { tr: 'Orta', en: 'Medium' },
  Yüksek: { tr: 'Yüksek', en: 'High' },
};

const yesNo = (value: boolean, lang: Language) => (value ? YES : NO)[lang];

/** A sheet knows no time zones: what it shows is the time in Turkey. */
const inTurkey = (instant: string) => new Date(Date.parse(instant) + TURKEY_MS);

const WIDTHS: Partial<Record<Field['control'], number>> = {
  boolean: NARROW,
  date: NARROW,
  activities: WIDE,
  multiselect: WIDE,
  textarea: WIDE,
};

const labelOf = (field: Field, code: unknown, lang: Language): string =>
  (field.lookup && choiceOf(field.lookup, String(code))?.[lang]) || String(code);

/** What a person reads in place of a stored value. */
function shown(field: Field, row: Values, lang: Language, names: ActivityNames): CellValue {
  const value = row[field.name];
  if (field.control === 'activities')
    return idsIn(value)
      .flatMap((id) => names.get(id) ?? [])
      .join('; ');
  if (field.control === 'department') return String(row.department_name);
  if (value === null || value === undefined) return null;
  if (field.control === 'document') return String(row[documentName(field)]);
  if (field.control === 'date' && typeof value === 'string') return { day: value };
  if (typeof value === 'boolean') return yesNo(value, lang);
  if (Array.isArray(value)) return value.map((code) => labelOf(field, code, lang)).join('; ');
  return labelOf(field, value, lang);
}

/** Every column of a register's sheet: its fields, then what the server knows of the record. */
function sheetColumns(register: Register, lang: Language, names: ActivityNames): SheetColumn[] {
  const own = (title: Sentence, width: number, valueOf: SheetColumn['valueOf']) => ({
    title: title[lang],
    width,
    valueOf,
  });
  const titleOf = (code: string) => warningText(register.noun, code, lang).title;
  return [
    own(TITLES.id, NARROW, (row) => row.id),
    ...register.fields
      .filter((field) => field.control !== 'hidden-id')
      .map((field) => ({
        title: fieldLabel(register.noun, field.name, lang),
        width: WIDTHS[field.control] ?? NORMAL,
        valueOf: (row: RecordRow) => shown(field, row, lang, names),
      })),
    own(TITLES.risk, NARROW, (row) => RISKS[row.risk]?.[lang] ?? row.risk),
    own(TITLES.special, NARROW, (row) => yesNo(row.ozel_nitelikli, lang)),
    own(TITLES.complete, NARROW, (row) => row.eksiksizlik),
    own(TITLES.warnings, WIDE, (row) => row.uyarilar.map(({ kod }) => titleOf(kod)).join('; ')),
    own(TITLES.by, NORMAL, (row) => row.guncelleyen),
    own(TITLES.changed, NORMAL, (row) => inTurkey(row.guncellenme_tarihi)),
    own(TITLES.added, NORMAL, (row) => inTurkey(row.olusturma_tarihi)),
  ];
}

/** Records as a register's sheet in one language. */
export function workbookOf(
  register: Register,
  rows: readonly RecordRow[],
  lang: Language,
  names: ActivityNames,
): Workbook {
  const columns = sheetColumns(register, lang, names);
  return {
    sheet: register.title[lang],
    titles: columns.map(({ title }) => title),
    widths: columns.map(({ width }) => width),
    rows: rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
  };
}
