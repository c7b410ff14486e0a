import type { ImportAccount } from '@emanet/contract/records/import';
import { DETAIL_FIELD, DETAIL_PARTS } from '@emanet/contract/records/category-detail';
import { isEmpty } from '@emanet/contract/records/fields';
import { getColumnLetter } from './file/rows.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { fail } from '../../platform/errors.ts';
import type { PlannedStep } from './answer.ts';
import type { Joined } from './join-rows.ts';
import type { SheetRow } from './file/read.ts';
import { ID_COLUMN } from './heads.ts';
import { holdsNote, NOTES } from './questionnaire.ts';
import { holdsAll } from './kept.ts';
import { addressIn, placeIn, type Sheet } from './file/sheet.ts';
import { isComputed, isSecond } from './own/columns.ts';
import { isEmptied, type OwnSheet } from './own/cells.ts';
import type { Memory } from './own/memory.ts';
import type { SheetCell } from './file/rows.ts';
import { typedText } from './values.ts';

/** Further rows of a record, each with the row to which it belongs. */
export type Owners = ReadonlyMap<SheetRow, SheetRow>;

/** Characters of a note that are shown. */
const LONGEST_NOTE = 80;

type Fate = 'saklanan' | 'ayni' | 'reddedilen';
type LeftOut = ImportAccount['birakilanlar'][number];

/**
 * The outcome of a cell in a planned row, read from the record to be stored; undefined if that does not hold
 * the cell's value, so that the account does not add up.
 */
function fateOf({ kind, changes = [], draft, next }: PlannedStep, name: string): Fate | undefined {
  if (kind === 'refuse' || draft.dropped?.has(name)) return 'reddedilen';
  if (name === ID_COLUMN) return 'ayni';
  if (draft.read && !(name in draft.read)) return 'ayni';
  const changed = (field: string) =>
    kind === 'add' || changes.some(({ alan }) => alan === field || alan === `${field}_id`);
  const note = draft.noted?.get(name);
  if (note && isEmpty(draft.read?.[name])) {
    if (!holdsNote(next[NOTES], note)) return undefined;
    return changed(NOTES) ? 'saklanan' : 'ayni';
  }
  const stored = next[name];
  if (!holdsAll(stored, draft.read?.[name])) return undefined;
  if (kind === 'add' && isEmpty(stored)) return undefined;
  return changed(name) ? 'saklanan' : 'ayni';
}

/** Does a cell of a further row answer for its category? Its other cells repeat the record. */
const answers = (name: string) => [DETAIL_FIELD, ...DETAIL_PARTS].includes(name);

export const rowKey = ({ row, sheet }: Pick<SheetRow, 'row' | 'sheet'>) => `${sheet} ${row}`;

type Planned = Readonly<{
  steps: readonly PlannedStep[];
  owners?: Owners | undefined;
  joined?: Joined;
  /** Notes and totals under a table. */
  notes?: ReadonlySet<SheetRow>;
}>;

/**
 * Accounts for every filled cell of the sheets that are read. Their number is counted by the reader, on
 * its own: a plan that loses a cell does not add up and is refused.
 */
export async function accountOf(
  file: Sheet,
  { hucreler, degerler }: Pick<Memory, 'hucreler' | 'degerler'>,
  { steps, owners, joined, notes }: Planned,
  { fieldOf, saysNothing, lessOf }: OwnSheet,
): Promise<ImportAccount> {
  const account = { okunan: file.cells, saklanan: 0, ayni: 0, birakilan: 0, reddedilen: 0 };
  const left = new Map<string, LeftOut>();
  const days = new Map<string, ImportAccount['kisalanlar'][number]>();
  const leave = (
    of: number,
    place: number | null,
    title: string,
    neden: LeftOut['neden'],
    adet = 1,
  ) => {
    account.birakilan += adet;
    const sutun = place === null ? '' : getColumnLetter(place);
    const key = [of, sutun, neden, title].join(' ');
    const before = left.get(key);
    const sayfa = file.read[of]?.name ?? '';
    left.set(key, { sayfa, sutun, baslik: title, neden, adet: (before?.adet ?? 0) + adet });
  };
  for (const { sheet, place, count } of file.outside)
    leave(sheet, place, '', place === null ? 'ust' : 'basliksiz', count);

  const stepOf = new Map(steps.map((step) => [rowKey(step.draft), step]));
  const joins = new Set([...(joined ?? [])].map(([row]) => rowKey(row)));
  const ownerOf = new Map([...(owners ?? [])].map(([row, owner]) => [rowKey(row), rowKey(owner)]));
  const isNote = new Set([...(notes ?? [])].map(rowKey));
  const fields = file.columns.map(fieldOf);
  // Few companies say of any word that it means nothing, and every cell is asked.
  const someEmpty = Object.values(degerler).includes('');
  const isNothing = (field: string, cell: SheetCell | null) =>
    someEmpty && isEmptied(degerler, field, typedText(cell) ?? '');
  await forEachInTurn(file.rows, (row) => {
    const owner = ownerOf.get(rowKey(row));
    const step = stepOf.get(owner ?? rowKey(row));
    for (const [at, column] of file.columns.entries()) {
      const filled = (row.cells[at] ?? null) !== null;
      const field = fields[at];
      const corrected = field === undefined ? undefined : hucreler[addressIn(file, row, at)];
      if (!filled && !corrected) continue;
      if (!filled) account.okunan += 1;
      const one = file.read[row.sheet];
      const place = one ? placeIn(file, one, at) : column.place;
      if (isComputed(column)) leave(row.sheet, place, column.title, 'hesaplanan');
      else if (field === undefined)
        leave(row.sheet, place, column.title, isSecond(column) ? 'ikinci' : 'secilmedi');
      else if (corrected === undefined ? isNothing(field, row.cells[at] ?? null) : corrected === '')
        leave(row.sheet, place, column.title, 'silinen');
      else if (corrected === undefined && saysNothing(field, row.cells[at] ?? null))
        leave(row.sheet, place, column.title, 'bosluk');
      else if (isNote.has(rowKey(row)))
        leave(
          row.sheet,
          null,
          (typedText(row.cells[at] ?? null) ?? '').slice(0, LONGEST_NOTE),
          'alt',
        );
      else if (!step) leave(row.sheet, null, '', 'ornek');
      else {
        const name =
          owner === undefined || joins.has(rowKey(row))
            ? field
            : answers(field)
              ? DETAIL_FIELD
              : ID_COLUMN;
        const fate = fateOf(step, name);
        if (fate) account[fate] += 1;
        const less =
          fate === 'saklanan' && corrected === undefined && lessOf(field, row.cells[at] ?? null);
        if (less)
          days.set(`${field} ${less}`, {
            alan: field,
            neden: less,
            adet: 1 + (days.get(`${field} ${less}`)?.adet ?? 0),
          });
      }
    }
  });

  const { okunan: read, ...parts } = account;
  const settled = Object.values(parts).reduce((sum, count) => sum + count, 0);
  if (settled !== read) fail('IMPORT_UNBALANCED', { values: { read, settled } });
  return {
    ...account,
    birlesen: joins.size,
    birakilanlar: [...left.values()],
    turetilenler: derivedIn(steps),
    kisalanlar: [...days.values()],
  };
}

/** Answers that follow from others, by field and by what they follow from. */
function derivedIn(steps: readonly PlannedStep[]): ImportAccount['turetilenler'] {
  const found = steps.flatMap(({ kind, draft }) =>
    kind === 'refuse' ? [] : (draft.derived ?? []),
  );
  const groups = Map.groupBy(found, ({ field, because }) => `${field.name} ${because.name}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ alan: first.field.name, dayanak: first.because.name, adet: group.length }]
      : [];
  });
}
