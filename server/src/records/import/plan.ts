import { fieldsNaming, seenFields } from '@emanet/contract/records/kinds/kinds';
import type { ChangedField } from '@emanet/contract/change-logs';
import { holds, isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { CONFIRMED } from '@emanet/contract/records/verdict';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { neutralised } from '../excel/cells.ts';
import { cleaned, cleanRecord } from '../clean.ts';
import { notAskedProblem, settledRecord } from '../conditions.ts';
import { same } from '../../nouns/log.ts';
import { toRow } from '../record-json.ts';
import { idsIn } from '../ids.ts';
import type { ActivityNames } from '../kinds/names.ts';
import { activityNames } from '../links.ts';
import { refuseTooLarge, selectLines } from '../queries.ts';
import type { Endpoints, RecordRow, Register } from '../register.ts';
import { shown } from '../excel/shown.ts';
import { planRecords } from '../write/plan.ts';
import { draftsOf, keyOf, sheetFields, type Draft, type SheetRow } from './drafts.ts';
import type { SheetCell } from './file/rows.ts';
import type { Sheet } from './file/sheet.ts';
import { withoutExamples } from './template/example-row.ts';
import { departmentsByName, referenceNamesIn } from './reference-names.ts';
import { matchDrafts, refuseNames, refuseSamePlace } from './match.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { lockForImport, numberedOrNamed, selectTakenNames } from './queries.ts';
import { rowKey, type Owners } from './account.ts';
import { withJoinedRows, withUnasked, type Joined } from './join-rows.ts';
import { refuseFurther, withoutDetailRows } from './detail-rows.ts';
import { answeredRows, asDraft, isQuestionnaire, looseAnswer, noted } from './questionnaire.ts';
import { holdsAll } from './kept.ts';
import { dayText } from '../excel/cells.ts';
import { cellText, typedText, valueOf } from './values.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import type { Wrong } from '../kinds/wrong.ts';

/** Planned step of a row of the file. */
export type Step<Row extends SheetRow = RecordRow> = Readonly<{
  draft: Draft<Row>;
  next: Values;
}> &
  (
    | Readonly<{ kind: 'add' }>
    | Readonly<{ kind: 'change'; changes: readonly ChangedField[] }>
    | Readonly<{ kind: 'same' }>
    | Readonly<{ kind: 'refuse' }>
  );

/** Plan for a file, with the names that show it. */
export type Plan<Row extends SheetRow = RecordRow> = Readonly<{
  sheet: Sheet;
  steps: readonly Step<Row>[];
  names: ReferenceNames;
  /** Rows that belong to the one above them. */
  owners?: Owners | undefined;
  /** Rows among them that say more of the record instead of answering for a category. */
  joined?: Joined;
  /** Rows refused for a name of a record out of sight. */
  unseen?: number;
}>;

/** Rows that are planned together. */
const PIECE = 500;

type Asked = Readonly<{
  register: Register;
  scope: CompanyScope;
  body: Endpoints['add']['body'];
  sheet: Sheet;
  /** Will the plan be carried out in this transaction? */
  toStore: boolean;
  /** Do blank cells empty what is stored? */
  clears?: boolean;
  today: string;
}>;

/**
 * Plans an import: each row by the rules of add and update, with the few look-ups that all rows
 * need together.
 */
export async function planImport(tx: Tx, call: Asked): Promise<Plan> {
  const sheetOfRecords = await withoutDetailRows(
    answeredRows(withoutExamples(call.sheet)),
    call.register.nameField,
  );
  const { sheet: whole, joined } = await withJoinedRows(sheetOfRecords, call.register);
  const asked = { ...call, sheet: whole };
  const { register, scope, sheet } = asked;
  const departments = await departmentsByName(tx, scope);
  const drafts = await draftsOf(register, sheet, departments);
  const records = await recordsOf(tx, asked, drafts);
  await matchDrafts(register, drafts, records);

  const linked = await namesIn(tx, register, scope, records);
  const touched = new Map<Draft, Field[]>();
  await forEachInTurn(drafts, (draft) => {
    touched.set(draft, touchedFields(register, draft, linked, call.clears !== false));
  });
  const names = await referenceNamesIn(
    tx,
    scope,
    { ...departments, activityNames: linked },
    touched,
  );
  const answers = isQuestionnaire(sheet);
  const changesOf = new Map<Draft, readonly ChangedField[]>();
  const drawn = { ...asked, answers, names, touched };
  // All rows in every stage of their planning at once would be most of what an import takes.
  for (let from = 0; from < drafts.length; from += PIECE)
    await planPiece(tx, drawn, drafts.slice(from, from + PIECE), changesOf);
  const draftOf = new Map(drafts.map((draft) => [rowKey(draft), draft]));
  await forEachInTurn([...(sheetOfRecords.owners ?? [])], (pair) => {
    const draft = draftOf.get(rowKey(pair[1]));
    if (draft) refuseFurther(register, sheet, pair, draft, names);
  });
  const given: string[] = [];
  await forEachInTurn(register.uniqueName ? drafts : [], ({ next }) => {
    if (next) given.push(keyOf(register, next).name);
  });
  const taken = await selectTakenNames(tx, register, scope, given);
  const unseen = register.uniqueName ? await refuseNames(register, drafts, records, taken) : 0;
  await refuseSamePlace(register, drafts);
  const steps: Step[] = [];
  await forEachInTurn(drafts, (draft) => {
    steps.push(stepOf(draft, changesOf.get(draft)));
  });
  const owners = new Map([...(sheetOfRecords.owners ?? []), ...joined]);
  return { sheet, steps, names, unseen, owners, joined };
}

type Drawn = Asked &
  Readonly<{
    answers: boolean;
    names: ReferenceNames;
    touched: ReadonlyMap<Draft, readonly Field[]>;
  }>;

/** Plans some rows: their values, what is wrong with them and, by row, what they change. */
async function planPiece(
  tx: Tx,
  asked: Drawn,
  drafts: readonly Draft[],
  changesOf: Map<Draft, readonly ChangedField[]>,
): Promise<void> {
  const { register, scope, today, names, answers, touched } = asked;
  const readable: { draft: Draft; sent: Values }[] = [];
  await forEachInTurn(drafts, (draft) => {
    const values = valuesOf(asked, draft, touched.get(draft) ?? [], names);
    if (values) readable.push({ draft, sent: unconfirmed(draft, values) });
  });
  const planned = await planRecords(
    tx,
    register,
    scope,
    today,
    readable.map(({ draft: { current, read }, sent }) => ({
      sent,
      current,
      confirms: typeof read?.[CONFIRMED] === 'boolean',
    })),
  );
  for (const [place, { draft }] of readable.entries()) {
    const { next, problems = {}, changes = [] } = planned[place] ?? {};
    // An object that was copied whole takes a quarter of one to which fields were added.
    draft.next = next && { ...next };
    if (next && !answers) refuseUnstored(register, draft, next, touched.get(draft) ?? []);
    if (draft.current) changesOf.set(draft, changes);
    for (const [name, problem] of Object.entries(problems))
      if (!draft.wrong.has(name))
        draft.wrong.set(name, typeof problem === 'string' ? { problem } : problem);
  }
}

/** The records that the rows name by number or by name, held when they are to be changed. */
async function recordsOf(tx: Tx, { register, scope, toStore }: Asked, drafts: readonly Draft[]) {
  const ids = drafts.flatMap(({ id }) => id ?? []);
  const named = register.uniqueName ? drafts : drafts.filter(({ id }) => id === undefined);
  const names = new Set(named.map(({ key }) => key.name.split('\n')[0] ?? ''));
  const where = numberedOrNamed(register, ids, [...names]);
  if (toStore) await lockForImport(tx, register, scope, where);
  await refuseTooLarge(tx, register, scope, where);
  const lines = await selectLines(tx, register, scope, { where: [where], readOnly: true });
  const rows: RecordRow[] = [];
  await forEachInTurn(lines, (line) => {
    rows.push(toRow(register, line));
  });
  return rows;
}

/** A file cannot confirm a record that it adds: the cell is left out, and the plan shows it. */
function unconfirmed({ current, dropped }: Draft, sent: Values): Values {
  if (current || sent[CONFIRMED] !== true) return sent;
  dropped.set(CONFIRMED, { problem: 'confirmed_in_file' });
  return { ...sent, [CONFIRMED]: false };
}

/** Names of the activities that the records are linked to, as far as the caller may see them. */
function namesIn(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  records: readonly RecordRow[],
): Promise<ActivityNames> {
  const fields = fieldsNaming(register.fields, 'activity');
  const ids = new Set(records.flatMap((row) => fields.flatMap(({ name }) => idsIn(row[name]))));
  return activityNames(tx, scope, [...ids]);
}

/** The fields whose cells show something else than an export of the record would. */
const touchedFields = (
  register: Register,
  draft: Draft,
  names: ActivityNames,
  clears: boolean,
): Field[] =>
  sheetFields(register).filter((field) => {
    const cell = draft.cell(field.name);
    if (cell === undefined) return false;
    const { current } = draft;
    if (current === undefined || (cell === null && !clears)) return cell !== null;
    return !showsTheSame(field, cell, current, names);
  });

function showsTheSame(
  field: Field,
  cell: SheetCell | null,
  current: RecordRow,
  names: ActivityNames,
): boolean {
  const text = cellText(cell);
  const saysIt = (lang: Language, plain: boolean) => {
    const value = shown(field, current, lang, names, plain);
    if (value === null) return text === null;
    if (typeof value === 'object' && 'day' in value) return text === dayText(value.day);
    return text === cleanText(neutralised(String(value)));
  };
  // Sheets that were exported earlier name choices without their article or law.
  return LANGUAGES.some((lang) => saysIt(lang, false) || saysIt(lang, true));
}

/** The record that a row describes, cleaned; undefined if already refused or unchanged. */
function valuesOf(
  { register, body, sheet, answers }: Asked & Readonly<{ answers: boolean }>,
  draft: Draft,
  touched: readonly Field[],
  names: ReferenceNames,
): Values | undefined {
  const { current, cell, wrong } = draft;
  const refused = wrong.size > 0;
  if (!refused && current && touched.length === 0) return undefined;
  const read: Record<string, unknown> = {};
  const unread = new Map<string, Wrong>();
  const notes = new Map<string, string>();
  for (const field of touched) {
    const found = valueOf(field, cell(field.name) ?? null, current, names);
    const loose = answers ? looseAnswer(field, typedText(cell(field.name) ?? null) ?? '') : null;
    if ('value' in found)
      read[field.name] = withUnasked(sheet, field.name, found.value, current?.[field.name]);
    else if (loose) {
      read[field.name] = loose.value;
      if (loose.words) notes.set(field.name, `[${titleOf(sheet, field.name)}] ${loose.words}`);
    } else {
      // Beside other cells it is left out alone: sheets of other companies hold it.
      const alone = current !== undefined && touched.length === 1;
      const isState = found.wrong.problem === 'changed_in_file' && !alone;
      (isState ? draft.dropped : unread).set(field.name, found.wrong);
    }
  }
  const sent = answers ? noted(read, current, [...notes.values()]) : read;
  const checked = body.safeParse(sent);
  for (const issue of checked.error?.issues ?? [])
    unread.set(String(issue.path[0]), { problem: 'format', issue });
  if (refused) {
    // The row is refused without its record, but its other cells are still checked.
    for (const [name, problem] of unread) if (!wrong.has(name)) wrong.set(name, problem);
    return undefined;
  }
  const values: Values = checked.data ?? sent;
  const { fields } = register;
  const settled = settledRecord(
    register,
    current,
    values,
    // A cell that repeats the stored value counts too: the file has both it and the condition.
    ({ name, visibleWhen }) =>
      (cell(name) ?? null) !== null &&
      !(
        same(values[name] ?? current?.[name], current?.[name]) && !holds(visibleWhen, current ?? {})
      ),
  );
  const whole = cleanRecord(fields, settled.values);
  draft.read = cleaned(touched, values);
  if (notes.size > 0) draft.noted = notes;
  draft.derived = settled.derived;
  for (const one of settled.notAsked)
    (one.agrees ? draft.dropped : wrong).set(one.field.name, notAskedProblem(register, one));
  for (const [name, problem] of unread) wrong.set(name, problem);
  if (!answers) return whole;
  const open = asDraft(register, current, whole);
  if (!same(open[CONFIRMED], whole[CONFIRMED]) && (cell(CONFIRMED) ?? null) !== null)
    draft.dropped.set(CONFIRMED, { problem: 'confirmed_in_file' });
  return open;
}

/**
 * Refuses a cell whose value the record would not hold, so that none is lost silently. Some fields show
 * words where no value is stored: a cell that repeats these words passes.
 */
export function refuseUnstored<Row extends SheetRow>(
  noun: Pick<Register, 'fields'>,
  { cell, current, wrong, dropped, read }: Draft<Row>,
  next: Values,
  touched: readonly Field[],
): void {
  const had: Values = { ...current };
  for (const field of seenFields(noun.fields)) {
    const { name } = field;
    const text = typedText(cell(name) ?? null);
    const kept = !isEmpty(next[name]) && holdsAll(next[name], read?.[name]);
    if (text === null || kept || wrong.has(name) || dropped.has(name)) continue;
    if (current && isEmpty(had[name]) && !touched.includes(field)) continue;
    wrong.set(name, { problem: 'not_stored', values: { value: text.slice(0, 80) } });
  }
}

const titleOf = ({ columns }: Sheet, field: string): string =>
  columns.find(({ name }) => name === field)?.title ?? field;

/** Outcome of a draft: a refusal, an addition, a change or nothing. */
export function stepOf<Row extends SheetRow>(
  draft: Draft<Row>,
  changes: readonly ChangedField[] = [],
): Step<Row> {
  const { current, next = { ...current }, wrong } = draft;
  if (wrong.size > 0) return { draft, next, kind: 'refuse' };
  if (!current) return { draft, next, kind: 'add' };
  return changes.length > 0
    ? { draft, next, kind: 'change', changes }
    : { draft, next, kind: 'same' };
}
