import {
  ACTION_RISKS,
  BOARD_COLUMNS,
  COMPLETED,
  type Action,
  type BoardColumn,
} from '@emanet/contract/actions';
import { among } from '../../ui/filters/filter.ts';
import {
  flagParam,
  idParam,
  idsParam,
  listParam,
  oneOfParam,
  sortParam,
  textParam,
  type StateOf,
} from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';

export const FACES = ['pano', 'liste'] as const;
export const STATES = ['hepsi', 'acik', 'tamam'] as const;

/** Parameters of the actions' address. */
export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('gorunum', FACES),
  departments: idsParam('departman'),
  risks: listParam('risk'),
  state: oneOfParam('durum', STATES),
  people: listParam('kisi'),
  late: flagParam('geciken'),
  mailed: flagParam('gonderilmemis'),
  filed: flagParam('ekli'),
  /** In the screen's order, until a head is pressed. */
  sort: sortParam('sirala', { key: '', descending: false }),
  open: idParam('aksiyon'),
  edited: idParam('duzenle'),
  /** `1`, or the risk of a new action. */
  adding: textParam('ekle'),
  /** The record of a new action, `veri_harita:12`, and its proposed name. */
  record: textParam('kayit'),
  recordName: textParam('kayit_adi'),
  name: textParam('ad'),
  /** The department of a new action. */
  department: idParam('birim'),
};
export type Asked = StateOf<typeof SPEC>;
export type Filters = Pick<
  Asked,
  'q' | 'departments' | 'risks' | 'state' | 'people' | 'late' | 'mailed' | 'filed'
>;

export const NOTHING: Filters = {
  q: '',
  departments: [],
  risks: [],
  state: 'hepsi',
  people: [],
  late: false,
  mailed: false,
  filed: false,
};

/** Has the last day of an open action passed? */
export const isLate = ({ durum, son_tarih }: Action, today: string): boolean =>
  !durum && son_tarih !== null && son_tarih < today;

/** The person in charge of an action, as an option of the filter. */
export const inChargeOf = ({ sahip, sorumlu_id, sorumlu }: Action) =>
  sahip
    ? { value: String(sahip.user_id), label: sahip.ad }
    : sorumlu_id === null
      ? undefined
      : { value: String(sorumlu_id), label: sorumlu ?? '–' };

const textOf = (one: Action) =>
  [
    one.aksiyon_ismi,
    one.aksiyon_aciklamasi,
    inChargeOf(one)?.label,
    one.department_name,
    one.kayit_adi,
  ].join(' ');

/** The actions after search and filters. */
export function narrowed(rows: readonly Action[], asked: Filters, today: string): Action[] {
  const found = searchFor(asked.q);
  return rows.filter(
    (one) =>
      among(asked.departments, one.department_id) &&
      among(asked.risks, one.risk) &&
      among(asked.people, inChargeOf(one)?.value ?? '') &&
      (asked.state === 'hepsi' || one.durum === (asked.state === 'tamam')) &&
      (!asked.late || isLate(one, today)) &&
      (!asked.mailed || !one.mail) &&
      (!asked.filed || one.dokuman_linki !== null) &&
      found(textOf(one)),
  );
}

export const columnOf = (one: Action): BoardColumn => (one.durum ? COMPLETED : one.risk);

/** Change by moving an action to a column; undefined when it is there already. */
export function changeTo(one: Action, column: BoardColumn) {
  if (columnOf(one) === column) return undefined;
  return column === COMPLETED ? { durum: true } : { durum: false, risk: column };
}

/** The columns that an action may move to: without `whole` only its state changes. */
export const columnsFor = (one: Action, whole: boolean): BoardColumn[] =>
  BOARD_COLUMNS.filter(
    (column) => column !== columnOf(one) && (whole || column === COMPLETED || column === one.risk),
  );

const BY_RISK = new Map<string, number>(ACTION_RISKS.map((risk, at) => [risk, at]));

/** The order inside a column: late ones, then by last day, then the newest. */
export const byUrgency = (a: Action, b: Action): number =>
  (a.son_tarih ?? '9999').localeCompare(b.son_tarih ?? '9999') ||
  b.olusturma_tarihi.localeCompare(a.olusturma_tarihi);

const latestFirst = (a: Action, b: Action): number =>
  (b.tamamlanma_tarihi ?? '').localeCompare(a.tamamlanma_tarihi ?? '');

/** Actions as the list opens: late ones, then open ones by last day, of those that are done the latest. */
export const asInList = (rows: readonly Action[]): Action[] => [
  ...rows.filter(({ durum }) => !durum).toSorted(byUrgency),
  ...rows.filter(({ durum }) => durum).toSorted(latestFirst),
];

/** The newest first, as in the archive. */
export const newestFirst = (rows: readonly Action[]): Action[] =>
  rows.toSorted((a, b) => b.olusturma_tarihi.localeCompare(a.olusturma_tarihi));

/** Risks as numbers for sorting. */
export const weightOf = ({ risk }: Action) => ACTION_RISKS.length - (BY_RISK.get(risk) ?? 0);

/** Actions in the board's order: by column, the most urgent first, or the latest finished first. */
export const asOnBoard = (rows: readonly Action[]): Action[] => {
  const sorted = rows.toSorted(byUrgency);
  return BOARD_COLUMNS.flatMap((column) => {
    const own = sorted.filter((one) => columnOf(one) === column);
    return column === COMPLETED ? own.toSorted(latestFirst) : own;
  });
};
