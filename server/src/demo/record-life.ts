import type { ChangedField } from '@emanet/contract/change-logs';
import { activityFields } from '@emanet/contract/processing-activities';
import { changedFields } from '../records/change-log.ts';
import type { ActivityValues } from '../template/library.ts';
import { BLANK, consistent } from './beginnings.ts';
import type { Person } from './people.ts';

export type Step = Readonly<{ at: Date; by: Person; values: ActivityValues }>;

export type LoggedChange = Readonly<{
  islem: 'ekleme' | 'güncelleme' | 'silme';
  at: Date;
  by: Person;
  alanlar: ChangedField[];
}>;

/** A record and everything that happened to it; `values` is how it stands now. */
export type RecordLife = Readonly<{
  values: ActivityValues;
  changes: readonly [LoggedChange, ...LoggedChange[]];
  deleted: boolean;
}>;

const SECOND = 1000;

/** Plays the steps in the order of time; a step that changes nothing leaves no trace. */
export function liveThrough(
  added: Step,
  edits: readonly Step[],
  deletion?: Pick<Step, 'at' | 'by'>,
): RecordLife {
  let values = consistent({ ...BLANK, ...added.values });
  const first = { islem: 'ekleme', at: added.at, by: added.by } as const;
  const changes: [LoggedChange, ...LoggedChange[]] = [
    { ...first, alanlar: changedFields(activityFields, undefined, values) },
  ];
  let last = added.at;
  for (const edit of [...edits].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const after = consistent({ ...values, ...edit.values });
    const alanlar = changedFields(activityFields, values, after);
    if (alanlar.length === 0) continue;
    last = new Date(Math.max(edit.at.getTime(), last.getTime() + SECOND));
    changes.push({ islem: 'güncelleme', at: last, by: edit.by, alanlar });
    values = after;
  }
  if (deletion) {
    changes.push({
      ...deletion,
      islem: 'silme',
      alanlar: changedFields(activityFields, values, undefined),
    });
  }
  return { values, changes, deleted: deletion !== undefined };
}
