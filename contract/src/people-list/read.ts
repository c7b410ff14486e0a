import { mailAddress } from '../shared/mail-address.ts';
import { holdsNationalId } from '../shared/numbers/national-id.ts';
import { isMailAddress } from '../shared/primitives.ts';
import { searchable } from '../shared/turkish.ts';
import { typedLanguage } from './typed-language.ts';
import { linesOf, type Line } from './cells.ts';
import {
  areHeads,
  asksWholeName,
  headsIn,
  kindOfHead,
  personIn,
  valuesIn,
  type ColumnKind,
} from './heads.ts';
import { nameIn } from './name.ts';

/** Why a row gives no person with an address. */
export type RowFault = 'no_name' | 'no_address' | 'bad_address';

/** A person of a list as the row was understood. */
export type ListedPerson = Readonly<{
  /** Line of the text, from 1; several recipients may share one. */
  line: number;
  name: string;
  /** In its one spelling; as it is written where it cannot be one. */
  email: string;
  departments: readonly string[];
  language: string;
  fault: RowFault | undefined;
}>;

/** Cells of the list that are not taken over: identity numbers, other numbers, columns of no use. */
export type LeftOut = Readonly<{
  kind: 'identity' | 'number' | 'column';
  /** The head of the column; without one its place, from 1. */
  title: string | number;
  cells: number;
}>;

export type PeopleList = Readonly<{
  people: readonly ListedPerson[];
  leftOut: readonly LeftOut[];
}>;

/** Rows above the heads: a title, a date. */
const MOST_ABOVE_HEADS = 10;
const EMBEDDED = /[^\s<>,;()"]+@[^\s<>,;()"]+/;
/** An address hidden from robots: it receives no mail and is no name. */
const HIDDEN = /\S+ ?[([](at|et)[)\]] ?\S+/i;
const WORD = /^\p{L}[\p{L}'’.-]*$/u;
const EMBEDDED_ALL = new RegExp(EMBEDDED, 'g');
const LETTER = /\p{L}/u;

const isWord = (text: string) => WORD.test(text);
const isNumber = (cell: string) => cell !== '' && !LETTER.test(cell);
const isIdentity = (cell: string) => isNumber(cell) && holdsNationalId(cell);

/** Counts what is left out, a column once. */
function leavings() {
  const found = new Map<string, LeftOut>();
  const add = (kind: LeftOut['kind'], title: string | number) => {
    const key = `${kind} ${title}`;
    found.set(key, { kind, title, cells: (found.get(key)?.cells ?? 0) + 1 });
  };
  return { add, all: () => [...found.values()] };
}
type Leavings = ReturnType<typeof leavings>;

/** Counts the number that the cell of a name contains. */
function bookNumber(cell: string, title: string | number, left: Leavings): void {
  if (/\p{N}/u.test(cell)) left.add(holdsNationalId(cell) ? 'identity' : 'number', title);
}

function nameOf(cell: string, title: string | number, left: Leavings): string {
  bookNumber(cell, title, left);
  return nameIn(cell);
}

type Draft = { name: string; email: string; departments: string[]; language: string };

const personOf = (line: number, draft: Draft): ListedPerson => {
  const email = mailAddress(draft.email);
  const fault =
    email === ''
      ? 'no_address'
      : !isMailAddress(email)
        ? 'bad_address'
        : draft.name === ''
          ? 'no_name'
          : undefined;
  return { ...draft, line, email, fault };
};

/** A row below heads: each column has the meaning of its head. */
function byHeads(
  { line, cells }: Line,
  heads: readonly string[],
  kinds: readonly ColumnKind[],
  left: Leavings,
): ListedPerson {
  const draft: Draft = { name: '', email: '', departments: [], language: '' };
  const names: string[] = [];
  const families: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const kind = kinds[at] ?? 'unknown';
    const title = heads[at] || at + 1;
    if (cell === '') continue;
    const [address, ...others] = cell.match(EMBEDDED_ALL) ?? [];
    const isEmail = kind === 'email' || (kind === 'unknown' && !kinds.includes('email') && address);
    if (isEmail && (draft.email === '' || (address && !draft.email.includes('@')))) {
      draft.email = address ?? cell;
      for (const other of others) left.add('column', other);
    } else if (isIdentity(cell)) left.add('identity', title);
    else if (kind === 'given') names.push(nameOf(cell, title, left));
    else if (kind === 'family') families.push(nameOf(cell, title, left));
    else if (kind === 'department') draft.departments.push(cell);
    else if (kind === 'language') draft.language = cell;
    else left.add(kind === 'identity' ? 'identity' : 'column', title);
  }
  draft.name = [...names, ...families].filter(Boolean).join(' ');
  return personOf(line, draft);
}

/** A row without heads: its cells are what they hold. */
function byContent({ line, cells }: Line, isDepartment: (cell: string) => boolean, left: Leavings) {
  const people: Draft[] = [];
  let draft: Draft = { name: '', email: '', departments: [], language: '' };
  let words: string[] = [];
  let last = -2;
  const close = () => {
    if (draft.email || draft.name || words.length > 0 || draft.departments.length > 0)
      people.push({ ...draft, name: draft.name || words.join(' ') });
    draft = { name: '', email: '', departments: [], language: '' };
    words = [];
  };
  for (const [at, cell] of cells.entries()) {
    const title = at + 1;
    const found = (EMBEDDED.exec(cell) ?? HIDDEN.exec(cell))?.[0];
    if (cell === '') continue;
    if (found !== undefined) {
      if (draft.email !== '') close();
      draft.email = found;
      const beside = cell.replace(found, '').replace(/[<>()"]/g, ' ');
      const name = nameOf(beside, title, left);
      if (name) draft.name = name;
    } else if (isIdentity(cell)) left.add('identity', title);
    else if (isNumber(cell)) left.add('number', title);
    else if (isDepartment(cell)) draft.departments.push(cell);
    else {
      const name = nameIn(cell);
      // First and last name may stand in two cells side by side.
      const joins = words.length === 1 && last === at - 1 && [name, ...words].every(isWord);
      if (draft.name === '' && name !== '' && (words.length === 0 || joins)) {
        bookNumber(cell, title, left);
        words.push(name);
        last = at;
      } else if (name === '') bookNumber(cell, title, left);
      else if (draft.email === '') left.add('column', title);
      else if (typedLanguage(cell)) draft.language = cell;
      else draft.departments.push(cell);
    }
  }
  close();
  return people.map((one) => personOf(line, one));
}

const hasAddress = (cells: readonly string[]) => cells.some((cell) => EMBEDDED.test(cell));

/** Kinds of columns without the names of people other than whom the address belongs to. */
function kindsOf(heads: readonly string[]): ColumnKind[] {
  const kinds = heads.map(kindOfHead);
  const isName = (at: number) => kinds[at] === 'given' || kinds[at] === 'family';
  const named = heads.flatMap((head, at) => (isName(at) ? (personIn(head) ?? []) : []));
  const addressed = personIn(heads[kinds.indexOf('email')] ?? '') ?? '';
  const meant = named.includes(addressed) ? addressed : named[0];
  return kinds.map((kind, at) =>
    isName(at) && (personIn(heads[at] ?? '') ?? meant) !== meant ? 'unknown' : kind,
  );
}

/** Columns by their heads; "Ad" and "Soyad" beside "Ad Soyad" would give a name twice. */
function columnsOf(heads: readonly string[]): ColumnKind[] {
  const kinds = kindsOf(heads);
  const whole = heads.findIndex((head, at) => kinds[at] === 'given' && asksWholeName(head));
  return kinds.map((kind, at) =>
    whole >= 0 && at !== whole && (kind === 'given' || kind === 'family') ? 'unknown' : kind,
  );
}

/**
 * Reads a list of people: pasted text, a sheet, a CSV file or the recipients of a mail. Columns are found by
 * their heads, otherwise by their content. Identity numbers and other numbers are never imported, and no
 * name has a digit. Every row counts, since two people may share an address. `departments`: of the company.
 */
export function readPeople(text: string, departments: readonly string[] = []): PeopleList {
  const known = new Set(departments.map(searchable));
  const isDepartment = (cell: string) => known.has(searchable(cell));
  const lines = linesOf(text);
  const left = leavings();
  const begin = lines.findIndex(({ cells }) => hasAddress(cells) || areHeads(cells));
  let heads: readonly string[] = [];
  let kinds: readonly ColumnKind[] = [];
  let widths: readonly number[] = [];
  const parted = (cells: readonly string[]) =>
    cells.flatMap((cell, at) => valuesIn(cell, widths[at] ?? 1));
  // A title above the heads is no person; each sheet of a workbook has its own heads.
  const skipped = areHeads(lines[begin]?.cells ?? []) && begin <= MOST_ABOVE_HEADS ? begin : 0;
  const people = lines.slice(skipped).flatMap((one): readonly ListedPerson[] => {
    if (areHeads(one.cells)) {
      const named = one.cells.map(headsIn);
      widths = named.map(({ length }) => length);
      heads = named.flat();
      kinds = columnsOf(heads);
      return [];
    }
    const mail = widths.every((width) => width === 1) ? kinds.indexOf('email') : -1;
    const isElsewhere = mail >= 0 && !EMBEDDED.test(one.cells[mail] ?? '') && hasAddress(one.cells);
    return heads.length > 0 && !isElsewhere
      ? [byHeads({ ...one, cells: parted(one.cells) }, heads, kinds, left)]
      : byContent(one, isDepartment, left);
  });
  return { people, leftOut: left.all() };
}
