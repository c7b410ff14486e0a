import type { ChangedField } from '@emanet/contract/change-logs';
import { openInCopies } from '@emanet/contract/records/copies';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { CONFIRMED, confirmationOf } from '@emanet/contract/records/verdict';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { changedFields, same } from '../../nouns/log.ts';
import {
  findKnown,
  namesAnything,
  problemsOf,
  type Checked,
  type Known,
  type Problems,
} from '../checks.ts';
import { cleanRecord } from '../clean.ts';
import { notAskedProblem, settledRecord } from '../conditions.ts';
import { refuseNamesake } from '../conflicts.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { findLinks, settled, type Links } from '../links.ts';
import type { RecordRow, Register } from '../register.ts';
import { withReopened, withSignedAnswers } from './answered.ts';

/**
 * Values sent for a record, and the stored record (undefined for a new one). `givenBack`: an undo restores
 * them, so no choice is new. `asStored`: they are of a stored record, some perhaps left out; nothing is
 * derived from them. `confirmedThen`: a person had confirmed the restored state. `confirms`: the body gives
 * or withdraws the confirmation explicitly.
 */
export type Sent = Readonly<{
  sent: Values;
  current?: RecordRow | undefined;
  givenBack?: boolean | undefined;
  asStored?: boolean | undefined;
  confirmedThen?: boolean | undefined;
  confirms?: boolean | undefined;
}>;

/** A record as it would be stored, what is wrong with it by field, and what would change. */
export type Planned = Readonly<{
  next: Values;
  problems: Problems;
  changes: readonly ChangedField[];
}>;

/** Further fields that a change empties, since it hides them. */
export const emptiedBeside = (
  { fields }: Register,
  named: readonly string[],
  before: RecordRow,
  { next }: Pick<Planned, 'next'>,
): string[] =>
  fields.flatMap(({ name }) =>
    !named.includes(name) && !isEmpty(before[name]) && isEmpty(next[name]) ? [name] : [],
  );

const NO_LIBRARY: ReadonlySet<number> = new Set();

/**
 * Plans how records are to be stored, in their order: cleaned, checked, with their links settled.
 * Any number of them costs the same few statements. `library`: the library rows that exist among
 * those the records name.
 */
export async function planRecords(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  records: readonly Sent[],
  library = NO_LIBRARY,
): Promise<Planned[]> {
  const asked: Cleaned[] = [];
  await forEachInTurn(records, (record) => {
    asked.push(cleaned(register, record));
  });
  const [known, links] = await Promise.all([
    findKnown(tx, register, scope, asked),
    findLinks(
      tx,
      register,
      scope,
      asked.map(({ next }) => next),
    ),
  ]);
  const planned: Planned[] = [];
  await forEachInTurn(asked, (record) => {
    planned.push(judged(register, scope, { ...record, library, today }, { known, links }));
  });
  return planned;
}

type Cleaned = Readonly<{
  next: Values;
  sent: Values;
  current: RecordRow | undefined;
  givenBack: boolean | undefined;
  confirms: 'anew' | 'then' | undefined;
  /** Values that were given although their condition is not met. */
  unasked: Problems;
}>;

function cleaned(register: Register, record: Sent): Cleaned {
  const { sent, current, givenBack, confirmedThen } = record;
  const { fields } = register;
  const { values, notAsked } =
    givenBack || record.asStored
      ? { values: { ...current, ...sent }, notAsked: [] }
      : settledRecord(register, current, sent);
  const isCopy = !current && !givenBack && namesLibrary(fields, sent);
  return {
    next: cleanRecord(fields, { ...values, ...(isCopy && openInCopies(fields)) }),
    sent,
    current,
    givenBack,
    confirms: confirmedThen
      ? 'then'
      : !givenBack && (record.confirms || confirmsAlone(sent))
        ? 'anew'
        : undefined,
    unasked: Object.fromEntries(
      notAsked.map((one) => [one.field.name, notAskedProblem(register, one)]),
    ),
  };
}

/** A new record that names a library row is a copy of it, through whichever door it comes. */
const namesLibrary = (fields: readonly Field[], sent: Values): boolean =>
  fieldsNaming(fields, 'library').some(({ name }) => !isEmpty(sent[name]));

/** A body with the confirmation alone gives or withdraws it, even if the field has that value already. */
const confirmsAlone = (sent: Values): boolean =>
  typeof sent[CONFIRMED] === 'boolean' &&
  Object.keys(sent).every((name) => name === CONFIRMED || name === 'surum');

/** Change of a confirmation whose field keeps its value although the version has changed, or does now. */
function confirmedAgain({ confirms, current, sent }: Cleaned, changes: boolean): ChangedField[] {
  if (confirms !== 'anew' || !current) return [];
  const yes = sent[CONFIRMED] === true;
  return confirmationOf(current) === (yes ? 'onayli' : 'onaysiz') && !(yes && changes)
    ? []
    : [{ alan: CONFIRMED, eski: true, yeni: yes }];
}

/**
 * Version of a record after a change, with the last confirmed version and its day. A restored state is
 * confirmed if it is exactly the confirmed one; a confirmation withdrawn beside other changes counts as
 * outdated by them.
 */
function versionAfter({ current, sent, givenBack, confirms }: Cleaned, after: Change) {
  const { next, changes, today } = after;
  const surum = (current?.surum ?? 0) + 1;
  const { onay_surumu = null, onay_tarihi = null } = current ?? {};
  const alone = changes.length === 1;
  const said = changes.find(({ alan }) => alan === CONFIRMED);
  if (confirms === 'then' && Object.keys(sent).every((name) => same(next[name], sent[name])))
    return { surum, onay_surumu: surum, onay_tarihi };
  if (said?.yeni === true && (alone || !givenBack))
    return { surum, onay_surumu: surum, onay_tarihi: today };
  if (said && said.yeni !== true && alone) return { surum, onay_surumu: null, onay_tarihi: null };
  return { surum, onay_surumu, onay_tarihi };
}

type Change = Readonly<{ next: Values; changes: readonly ChangedField[]; today: string }>;

function judged(
  register: Register,
  scope: CompanyScope,
  record: Checked & Cleaned,
  { known, links }: Readonly<{ known: Known; links: Links }>,
): Planned {
  const linked = settled(register, scope, record.next, links);
  const { current, today } = record;
  // Answers that an undo restores were signed before.
  const answers = record.givenBack
    ? { next: linked, problems: {} }
    : withSignedAnswers(register, scope, { current, next: linked, today });
  const { next } = answers;
  const problems = {
    ...problemsOf(register, scope, record, known),
    ...record.unasked,
    ...answers.problems,
  };
  const uyarilar = withReopened(current, next);
  const changed = changedFields(register.fields, record.current, next);
  const said = changed.some(({ alan }) => alan === CONFIRMED);
  const changes = said ? changed : [...changed, ...confirmedAgain(record, changed.length > 0)];
  const version = versionAfter(record, { next, changes, today: record.today });
  return { next: { ...next, uyarilar, ...version }, problems, changes };
}

const NOTHING = {
  known: { departments: new Set<number>(), documents: new Map(), activities: new Set<number>() },
  links: { spellings: new Map<string, string>(), existing: new Set<number>(), data: new Map() },
} as const;

/** The same for a record without references to look up; undefined for others. Fails with every bad field. */
export function planAlone(
  register: Register,
  scope: CompanyScope,
  today: string,
  record: Sent,
  library: ReadonlySet<number>,
): Planned | undefined {
  const asked = cleaned(register, record);
  if (register.uniqueName || namesAnything(register, asked)) return undefined;
  return refusingProblems(judged(register, scope, { ...asked, library, today }, NOTHING));
}

function refusingProblems(planned: Planned): Planned {
  if (Object.keys(planned.problems).length > 0) fail('INVALID_INPUT', { fields: planned.problems });
  return planned;
}

/**
 * The same for one record. Stops with every bad field named, or when another record has its name
 * where a register has one record a name.
 */
export async function planRecord(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  record: Sent,
  library: ReadonlySet<number>,
): Promise<Planned> {
  const [planned] = await planRecords(tx, register, scope, today, [record], library);
  if (!planned) throw new Error('a record was sent and none planned');
  refusingProblems(planned);
  await refuseNamesake(tx, register, scope, planned.next, record.current?.id);
  return planned;
}
