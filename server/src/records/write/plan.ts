import type { ChangedField } from '@emanet/contract/change-logs';
import type { Values } from '@emanet/contract/records/fields';
import { CONFIRMED, isConfirmed } from '@emanet/contract/records/verdict';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { changedFields } from '../../nouns/log.ts';
import {
  findKnown,
  namesAnything,
  problemsOf,
  type Checked,
  type Known,
  type Problems,
} from '../checks.ts';
import { cleanRecord } from '../clean.ts';
import { refuseNamesake } from '../conflicts.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { findLinks, settled, type Links } from '../links.ts';
import type { RecordRow, Register } from '../register.ts';

/**
 * A record as it was sent, and the stored one that it changes; none when it is new. `givenBack`: it
 * held what is sent before, so that no choice is a new one. `confirmedThen`: somebody had confirmed
 * the state that it gets back.
 */
export type Sent = Readonly<{
  sent: Values;
  current?: RecordRow | undefined;
  givenBack?: boolean | undefined;
  confirmedThen?: boolean | undefined;
}>;

/** A record as it would be stored, what is wrong with it by field, and what would change. */
export type Planned = Readonly<{
  next: Values;
  problems: Problems;
  changes: readonly ChangedField[];
}>;

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
  current: RecordRow | undefined;
  givenBack: boolean | undefined;
  confirms: 'anew' | 'then' | undefined;
}>;

const cleaned = (
  { fields }: Register,
  { sent, current, givenBack, confirmedThen }: Sent,
): Cleaned => ({
  next: cleanRecord(fields, { ...current, ...sent }),
  current,
  givenBack,
  confirms: confirmedThen ? 'then' : !givenBack && confirmsAlone(sent) ? 'anew' : undefined,
});

/** A body of nothing but the confirmation confirms the record as it is, even a confirmed one. */
const confirmsAlone = (sent: Values): boolean =>
  sent[CONFIRMED] === true &&
  Object.keys(sent).every((name) => name === CONFIRMED || name === 'surum');

/** Version of a record after a change, and the one that is confirmed then. */
function versionAfter({ current, confirms }: Cleaned, changes: readonly ChangedField[]) {
  const surum = (current?.surum ?? 0) + 1;
  const said = changes.some(({ alan, yeni }) => alan === CONFIRMED && yeni === true);
  const confirmed = said || confirms === 'then';
  return { surum, onay_surumu: confirmed ? surum : (current?.onay_surumu ?? null) };
}

function judged(
  register: Register,
  scope: CompanyScope,
  record: Checked & Cleaned,
  { known, links }: Readonly<{ known: Known; links: Links }>,
): Planned {
  const problems = problemsOf(register, scope, record, known);
  const next = settled(register, scope, record.next, links);
  const { uyarilar } = record.current ?? {};
  const changed = changedFields(register.fields, record.current, next);
  const again =
    record.confirms === 'anew' && changed.length === 0 && !isConfirmed(record.current ?? {});
  const changes = again ? [{ alan: CONFIRMED, eski: true, yeni: true }] : changed;
  return { next: { ...next, uyarilar, ...versionAfter(record, changes) }, problems, changes };
}

const NOTHING = {
  known: { departments: new Set<number>(), documents: new Map(), activities: new Set<number>() },
  links: { spellings: new Map<string, string>(), existing: new Set<number>(), data: new Map() },
} as const;

/**
 * The same for one record that names nothing which would have to be looked up; nothing for another.
 * Stops with every bad field named.
 */
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
