import type { ChangedField } from '@emanet/contract/change-logs';
import type { Field } from '@emanet/contract/records/fields';
import { changedFields } from '../../nouns/log.ts';
import type { FieldValue } from '../../template/library.ts';
import { blankOf, consistent } from './beginnings.ts';
import type { Person } from '../people.ts';

/** A record of any register; activities are linked by their ids. */
export type DemoValues = Readonly<Record<string, FieldValue | readonly number[]>>;

export type Step = Readonly<{ at: Date; by: Person; values: DemoValues }>;

export type LoggedChange = Readonly<{
  islem: 'ekleme' | 'güncelleme' | 'silme';
  at: Date;
  by: Person;
  alanlar: ChangedField[];
}>;

/** A record and everything that happened to it; `values` are its present ones. */
export type RecordLife = Readonly<{
  values: DemoValues;
  changes: readonly [LoggedChange, ...LoggedChange[]];
  deleted: boolean;
}>;

const SECOND = 1000;

/** Plays the steps in the order of time; a step that changes nothing leaves no trace. */
export function liveThrough(
  fields: readonly Field[],
  added: Step,
  edits: readonly Step[],
  deletion?: Pick<Step, 'at' | 'by'>,
): RecordLife {
  let values: DemoValues = consistent({ ...blankOf(fields), ...added.values }, fields);
  const first = { islem: 'ekleme', at: added.at, by: added.by } as const;
  const changes: [LoggedChange, ...LoggedChange[]] = [
    { ...first, alanlar: changedFields(fields, undefined, values) },
  ];
  let last = added.at;
  for (const edit of [...edits].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const after = consistent({ ...values, ...edit.values }, fields);
    const alanlar = changedFields(fields, values, after);
    if (alanlar.length === 0) continue;
    last = new Date(Math.max(edit.at.getTime(), last.getTime() + SECOND));
    changes.push({ islem: 'güncelleme', at: last, by: edit.by, alanlar });
    values = after;
  }
  if (deletion) {
    changes.push({
      ...deletion,
      islem: 'silme',
      alanlar: changedFields(fields, values, undefined),
    });
  }
  return { values, changes, deleted: deletion !== undefined };
}
