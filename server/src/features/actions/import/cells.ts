import type { Action } from '@emanet/contract/actions';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { foldTurkish, labelKey } from '@emanet/contract/shared/turkish';
import { departmentKind } from '../../../records/kinds/reference.ts';
import { dateKind } from '../../../records/kinds/date.ts';
import type { SheetCell } from '../../../records/import/file/rows.ts';
import { typedText } from '../../../records/import/values.ts';
import type { ReferenceNames } from '../../../records/kinds/names.ts';
import type { Wrong } from '../../../records/kinds/wrong.ts';
import type { Member } from '../../../nouns/members.ts';
import { ANSWERS, REPEATS, RISKS, STATES, type ActionColumn } from '../sheet.ts';
import type { ActionValues } from '../store.ts';

/** Names that cells of a file may hold. */
export type Names = Readonly<{ departments: ReferenceNames; people: readonly Member[] }>;

type Part = Partial<ActionValues>;
type Read = Readonly<{ part: Part }> | Readonly<{ wrong: Wrong }>;
type Cell = SheetCell | null;

const DATE = { name: 'son_tarih', section: '', control: 'date' } as const;
const DEPARTMENT = { name: 'department_id', section: '', control: 'department' } as const;

/** The choice whose word, in either language, a cell holds. */
const choices = <Value>(words: readonly (readonly [Value, Sentence])[]) => {
  const byWord = new Map(
    words.flatMap(([value, { tr, en }]) => [
      [labelKey(tr), value] as const,
      [labelKey(en), value] as const,
    ]),
  );
  return (cell: Cell, makes: (value: Value) => Part): Read => {
    const text = typedText(cell);
    if (text === null) return { part: {} };
    const value = byWord.get(labelKey(text));
    return value === undefined
      ? { wrong: { problem: 'unlisted', values: { value: text } } }
      : { part: makes(value) };
  };
};

const risks = choices<Action['risk']>([
  ['Yüksek', RISKS.Yüksek],
  ['Orta', RISKS.Orta],
  ['Düşük', RISKS.Düşük],
]);
const states = choices<boolean>([
  [false, STATES.open],
  [true, STATES.done],
]);
const repeats = choices<NonNullable<Action['tekrar']>>([
  ['aylik', REPEATS.aylik],
  ['uc_aylik', REPEATS.uc_aylik],
  ['alti_aylik', REPEATS.alti_aylik],
  ['yillik', REPEATS.yillik],
]);
const answers = choices<boolean>([
  [true, ANSWERS.yes],
  [false, ANSWERS.no],
]);

function personIn(cell: Cell, current: ActionValues | undefined, { people }: Names): Read {
  const text = typedText(cell);
  if (text === null) return { part: { sorumlu_id: null, sorumlu: null } };
  // Somebody who has left stays by name.
  if (text === current?.sorumlu) return { part: {} };
  const wanted = foldTurkish(text);
  const [found, another] = people.filter(
    ({ fullname, email }) => foldTurkish(fullname) === wanted || foldTurkish(email) === wanted,
  );
  if (!found) return { wrong: { problem: 'unlisted', values: { value: text } } };
  if (another) return { wrong: { problem: 'several', values: { value: text } } };
  return { part: { sorumlu_id: found.user_id, sorumlu: found.fullname || found.email } };
}

function dayIn(cell: Cell, { departments }: Names): Read {
  const read = dateKind.read(DATE, {
    cell,
    text: typedText(cell),
    current: undefined,
    names: departments,
  });
  if ('wrong' in read) return read;
  return { part: { son_tarih: typeof read.value === 'string' ? read.value : null } };
}

function departmentIn(cell: Cell, { departments }: Names): Read {
  const text = typedText(cell);
  if (text === null) return { wrong: { problem: 'required' } };
  const asked = { cell, text, current: undefined, names: departments };
  const read = departmentKind.read(DEPARTMENT, asked);
  if ('wrong' in read) return read;
  return { part: { department_id: Number(read.value) } };
}

type Reader = (cell: Cell, current: ActionValues | undefined, names: Names) => Read;

/** How each column becomes a part of an action; an empty choice leaves what is there. */
export const READERS: Readonly<Record<Exclude<ActionColumn, 'id'>, Reader>> = {
  aksiyon_ismi: (cell) => ({ part: { aksiyon_ismi: typedText(cell) ?? '' } }),
  aksiyon_aciklamasi: (cell) => ({ part: { aksiyon_aciklamasi: typedText(cell) } }),
  notlar: (cell) => ({ part: { notlar: typedText(cell) } }),
  department_id: (cell, _, names) => departmentIn(cell, names),
  risk: (cell) =>
    typedText(cell) === null
      ? { wrong: { problem: 'required' } }
      : risks(cell, (risk) => ({ risk })),
  durum: (cell) => states(cell, (durum) => ({ durum })),
  son_tarih: (cell, _, names) => dayIn(cell, names),
  sorumlu: personIn,
  tekrar: (cell) =>
    typedText(cell) === null ? { part: { tekrar: null } } : repeats(cell, (tekrar) => ({ tekrar })),
  guncel: (cell) => answers(cell, (archived) => ({ guncel: !archived })),
};
