import { multiselectKind } from './choice.ts';
import type { Kind } from './kind.ts';

/** Answers to warnings; they are in no sheet. */
export const answersKind: Kind = {
  sortKey: multiselectKind.sortKey,
  show: () => null,
  read: () => ({ value: [] }),
};
