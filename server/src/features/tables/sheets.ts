import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import { gapText, leavesOpen, type RegistrySection } from '@emanet/contract/tables/gaps';
import { choiceOf } from '@emanet/contract/lookups';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Measures, Notification, RegistrySubject, Unfolded } from '@emanet/contract/tables';
import { officialSubjects } from '../../records/verbis-lists.ts';
import { column, sheetOf, type Column } from '../../records/excel/columns.ts';
import type { Workbook } from '../../records/excel/workbook.ts';

const NARROW = 12;
const NORMAL = 26;
const WIDE = 48;

export const VIEW_TITLES = labelsOf((all) => all.tables.sheets);

const T = {
  supplier: labelOf('supplierDirectory.fields.tedarikci_adi'),
  asset: labelOf('tables.columns.varliklar'),
  category: labelOf('tables.facts.category'),
  special: labelOf('ui.special'),
  items: labelOf('tables.facts.items'),
  subjects: serverText('tables.columns.subjects'),
  purposes: serverText('tables.columns.purposes'),
  sharing: labelOf('tables.facts.purposes.tedarikciler'),
  bases: labelOf('tables.facts.bases'),
  recipients: serverText('tables.columns.recipients'),
  retention: serverText('tables.columns.retention'),
  runsFrom: serverText('tables.columns.runsFrom'),
  countries: serverText('tables.columns.countries'),
  mechanisms: labelOf('tables.columns.eksik'),
  missing: serverText('tables.columns.missing'),
  technical: serverText('tables.columns.technical'),
  administrative: serverText('tables.columns.administrative'),
  activities: labelOf('tables.facts.activities'),
  activityCount: serverText('tables.columns.activityCount'),
  measures: serverText('tables.columns.measures'),
  kind: serverText('tables.columns.kind'),
  listed: serverText('tables.columns.listed'),
  gaps: serverText('tables.columns.gaps'),
  matrix: labelOf('tables.views.matris'),
  unknown: serverText('filings.paper.missing'),
  none: serverText('filings.paper.none'),
  yes: labelOf('records.yes'),
  no: labelOf('records.no'),
};

const joined = (parts: readonly string[]) => parts.join('; ');
const names = (list: readonly Readonly<{ ad: string }>[]) => joined(list.map((one) => one.ad));
const bases = (list: readonly Readonly<{ kod: string; ad: string }>[], lang: Language) =>
  joined(
    list.map(({ kod, ad }) => {
      const article = choiceOf('isleme_sarti', kod)?.article;
      return article ? `${articleIn(article, lang)} ${ad}` : ad;
    }),
  );
const subjects = (list: readonly RegistrySubject[]) =>
  joined(list.map(({ ad, adlar }) => (adlar.length > 0 ? `${ad} (${adlar.join(', ')})` : ad)));

const measureColumns = <Row>(of: (row: Row) => Measures): Column<Row>[] => [
  column(T.technical, WIDE, (row) => names(of(row).teknik)),
  column(T.administrative, WIDE, (row) => names(of(row).idari)),
];

/** A cell of more names is not readable, and every row of a supplier or asset repeats it. */
const MOST_NAMED = 50;

function activityNames(all: Unfolded['faaliyetler'], lang: Language): string {
  const shown = joined(all.slice(0, MOST_NAMED).map((one) => one.surec_ismi));
  const others = all.length - MOST_NAMED;
  if (others <= 0) return shown;
  return `${shown}; ${lang === 'tr' ? `ve ${others} faaliyet daha` : `and ${others} more activities`}`;
}

/** Names of recipients abroad and a mark for missing ones; without either it is "none". */
const abroad = (all: readonly string[], missing: number, lang: Language) =>
  joined([...all, ...(missing > 0 ? [T.unknown[lang]] : [])]) || T.none[lang];

type Part = Readonly<{ of: Unfolded; part: Unfolded['kategoriler'][number] | undefined }>;

/** Suppliers or assets, a row for each of their categories. */
export function unfoldedSheet(
  view: 'tedarikciler' | 'varliklar',
  rows: readonly Unfolded[],
  lang: Language,
): Workbook {
  const ofAssets = view === 'varliklar';
  const parts = rows.flatMap((of): Part[] =>
    of.kategoriler.length > 0
      ? of.kategoriler.map((part) => ({ of, part }))
      : [{ of, part: undefined }],
  );
  const activities = new Map(rows.map((of) => [of, activityNames(of.faaliyetler, lang)]));
  const columns: Column<Part>[] = [
    column(ofAssets ? T.asset : T.supplier, NORMAL, ({ of }) => of.ad),
    column(T.category, NORMAL, ({ part }) => part?.ad ?? null),
    column(T.special, NARROW, ({ part }) =>
      part ? (part.ozel_nitelikli ? T.yes : T.no)[lang] : null,
    ),
    column(T.items, WIDE, ({ part }) => names(part?.veriler ?? [])),
    column(T.subjects, NORMAL, ({ of, part }) => subjects((part ?? of).ilgili_kisiler)),
    column(ofAssets ? T.purposes : T.sharing, WIDE, ({ of, part }) => names((part ?? of).amaclar)),
    column(T.bases, WIDE, ({ of, part }) => bases((part ?? of).hukuki_sebepler, lang)),
    column(T.countries, NORMAL, ({ of: { yurt_disi } }) =>
      abroad(yurt_disi.ulkeler, yurt_disi.yanitsiz + yurt_disi.ulkesiz, lang),
    ),
    column(T.mechanisms, NORMAL, ({ of: { yurt_disi } }) => {
      const named = yurt_disi.mekanizmalar.map(({ ad }) => ad);
      return abroad(named, yurt_disi.yanitsiz + yurt_disi.eksik, lang);
    }),
    column(T.missing, NARROW, ({ of: { yurt_disi } }) =>
      // An unanswered record may lack one too, so a zero would be wrong.
      yurt_disi.yanitsiz > 0 && yurt_disi.eksik === 0 ? T.unknown[lang] : yurt_disi.eksik,
    ),
    column(T.activities, WIDE, ({ of }) => activities.get(of) ?? null),
    ...measureColumns<Part>(({ of }) => of.tedbirler),
  ];
  return sheetOf(VIEW_TITLES[view], columns, parts, lang);
}

type Category = Notification['kategoriler'][number];

/** Names in a section, or "missing", or "none" by the records. */
function told(row: Category, section: RegistrySection, text: string, lang: Language): string {
  const lacks = row.eksikler.some(({ kod }) => leavesOpen(kod, section));
  return text || (lacks ? T.unknown : T.none)[lang];
}

/** The notification, a row for each category in the registry's order. */
export const notificationSheet = ({ kategoriler }: Notification, lang: Language): Workbook =>
  sheetOf<Category>(
    VIEW_TITLES.verbis,
    [
      column(T.category, NORMAL, (row) => row.ad),
      column(T.special, NARROW, (row) => (row.ozel_nitelikli ? T.yes : T.no)[lang]),
      column(T.purposes, WIDE, (row) => names(row.amaclar)),
      column(T.recipients, NORMAL, (row) =>
        told(row, 'alici_gruplari', names(row.alici_gruplari), lang),
      ),
      column(T.retention, NARROW, (row) => joined(row.saklama.sicil) || row.saklama.en_uzun),
      column(T.runsFrom, NORMAL, (row) => row.saklama.en_uzun),
      column(T.subjects, NORMAL, (row) => subjects(row.ilgili_kisiler)),
      column(T.countries, NORMAL, (row) =>
        told(row, 'yurt_disi', joined(row.yurt_disi.ulkeler), lang),
      ),
      column(T.mechanisms, NORMAL, (row) => names(row.yurt_disi.mekanizmalar)),
      column(T.activityCount, NARROW, (row) => row.faaliyet_sayisi),
      column(T.gaps, WIDE, (row) => joined(row.eksikler.map((gap) => gapText(gap, lang)))),
    ],
    kategoriler,
    lang,
  );

/** Categories held of each group of people. */
export function matrixSheet({ kategoriler }: Notification, lang: Language): Workbook {
  const holds = (category: Category, code: string) =>
    category.ilgili_kisiler.some((one) => one.kod === code);
  return sheetOf<(typeof officialSubjects)[number]>(
    T.matrix,
    [
      column(T.subjects, NORMAL, (subject) => subject[lang]),
      ...kategoriler.map((category) =>
        column<(typeof officialSubjects)[number]>(
          { tr: category.ad, en: category.ad },
          NARROW,
          ({ code }) => (holds(category, code) ? '×' : null),
        ),
      ),
    ],
    officialSubjects.filter(({ code }) => kategoriler.some((one) => holds(one, code))),
    lang,
  );
}

/** The measures of the whole company: the registry requires them once. */
export function measureSheet({ tedbirler }: Notification, lang: Language): Workbook {
  const rows = [
    ...tedbirler.teknik.map((one) => ({ ...one, kind: T.technical[lang] })),
    ...tedbirler.idari.map((one) => ({ ...one, kind: T.administrative[lang] })),
  ];
  return sheetOf<(typeof rows)[number]>(
    T.measures,
    [
      column(T.measures, WIDE * 2, (row) => row.ad),
      column(T.kind, NORMAL, (row) => row.kind),
      column(T.listed, NARROW, (row) => (row.verbis ? T.yes : T.no)[lang]),
    ],
    rows,
    lang,
  );
}
