import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { Breach } from '@emanet/contract/breaches';
import {
  CAUSE_WORDS,
  dataCategories,
  DECISION_WORDS,
  namesOf,
  NO_BREACH_WORDS,
  roleInWords,
} from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import {
  groupName,
  momentIn,
  notKnown,
  totalInWords,
  totalOf,
} from '@emanet/contract/breaches/form';
import { column, exportOf, type Column } from '../../records/excel/columns.ts';
import type { CellValue } from '../../records/excel/workbook.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW } from '../../records/excel/widths.ts';
import { ownerInWords } from '../../nouns/owners.ts';
import { selectBreachesById } from './queries.ts';

const TITLE = labelOf('breaches.title');

const YES = labelOf('records.yes');
const STATES = labelsOf((all) => all.breaches.states);

type SheetColumn = Column<Breach>;

const labelled = (
  name: keyof typeof BREACH_LABELS & keyof Breach,
  width: number,
  cell: SheetColumn['cell'] = (row) => textOf(row[name]),
): SheetColumn => column(BREACH_LABELS[name], width, cell);
const textOf = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' ? value : null;
const at = (name: 'ogrenme' | 'olay_baslangici' | 'kurul_bildirimi' | 'kisi_bildirimi') =>
  labelled(name, 24, (row, lang) => {
    const value = row[name];
    return value && momentIn(value, lang);
  });

/** Facts, effects and measures of every breach (Board decision 2019/10). */
export const COLUMNS: readonly SheetColumn[] = [
  column('fields.no', 12, (row) => row.ihlal_no),
  labelled('baslik', 40),
  column('breaches.exercise', 10, (row, lang) => (row.tatbikat ? YES[lang] : null)),
  labelled('kayit_adi', 28),
  column(BREACH_LABELS.department_id, 26, (row) => row.department_name),
  labelled('sifat', 20, (row, lang) => roleInWords(row.sifat, lang)),
  at('olay_baslangici'),
  at('ogrenme'),
  labelled('ogrenme_nedeni', 40),
  labelled('nedenler', 40, (row, lang) =>
    row.nedenler.map((one) => CAUSE_WORDS[one][lang]).join('; '),
  ),
  labelled('olus_bicimi', 60),
  labelled('kategoriler', 40, (row, lang) =>
    namesOf(dataCategories(), row.kategoriler, lang).join(', '),
  ),
  labelled('kisi_gruplari', 40, (row, lang) =>
    row.kisi_gruplari
      .map(({ grup, sayi }) => `${groupName(grup, lang)}: ${sayi ?? notKnown(lang)}`)
      .join('; '),
  ),
  column('breaches.figures.persons', 14, (row, lang) => {
    const { all, isComplete } = totalOf(row);
    return isComplete ? all : totalInWords(row, lang);
  }),
  labelled('etkiler', 60),
  labelled('sonraki_tedbirler', 60, (row) =>
    row.sonraki_tedbirler.map(({ tedbir }) => tedbir).join('; '),
  ),
  labelled(
    'kurul_karari',
    20,
    (row, lang) => row.kurul_karari && DECISION_WORDS[row.kurul_karari][lang],
  ),
  labelled(
    'ihlal_degil_nedeni',
    30,
    (row, lang) => row.ihlal_degil_nedeni && NO_BREACH_WORDS[row.ihlal_degil_nedeni][lang],
  ),
  labelled('kurul_gerekcesi', 50),
  at('kurul_bildirimi'),
  labelled('gecikme_nedeni', 40),
  labelled(
    'kisi_karari',
    20,
    (row, lang) => row.kisi_karari && DECISION_WORDS[row.kisi_karari][lang],
  ),
  labelled('kisi_gerekcesi', 50),
  at('kisi_bildirimi'),
  column('breaches.unreached', 12, (row) => row.ulasmayan || null),
  labelled('sorumlu', 24, (row, lang) => row.sorumlu ?? ownerInWords(row, lang)),
  labelled('durum', 12, (row, lang) => STATES[row.durum][lang]),
  labelled('kapanis_ozeti', 50),
  column(TITLES.id, NARROW, ({ id }) => id),
];

/** The breaches of these ids, in their order, as an .xlsx. */
export const exportBreaches = exportOf(TITLE, COLUMNS, selectBreachesById);
