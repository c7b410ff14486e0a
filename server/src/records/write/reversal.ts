import type { Reversible } from '../../nouns/noun.ts';
import { namingConflicts } from '../conflicts.ts';
import { lockRecord } from '../queries.ts';
import type { Register } from '../register.ts';
import { holdRecord } from '../read-one.ts';
import { deleteRecords } from './delete.ts';
import { planRecord } from './plan.ts';
import { bringBack } from './restore.ts';
import { updateRecords } from './store.ts';

/** A register, as changes of its records are taken back. */
export const reversible = (register: Register): Reversible => ({
  ...register,
  lock: (tx, scope, id) => lockRecord(tx, register, scope, id),
  giveBack: ({ clock }, tx, scope, id, sent) => {
    const today = clock.today();
    const giving = async () => {
      const current = await holdRecord(tx, register, scope, id);
      const record = { sent, current, givenBack: true };
      const planned = await planRecord(tx, register, scope, today, record, new Set());
      await updateRecords(tx, register, scope, today, [{ id, ...planned }]);
    };
    return namingConflicts(register, giving());
  },
  remove: async (_, tx, scope, id) =>
    deleteRecords(tx, register, scope, [await holdRecord(tx, register, scope, id)]),
  restore: ({ clock }, tx, scope, id) =>
    namingConflicts(register, bringBack(tx, register, scope, clock.today(), id)),
});
