import { useState } from 'react';
import { newKey } from '../../platform/api/new-key.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useDeleteRecord, useRestoreRecord } from '../queries.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';

const AT_ONCE = 4;

/** Runs `work` on every row, a few at a time; returns the failed ones. */
async function forEach(
  rows: readonly RecordRow[],
  work: (id: number) => Promise<unknown>,
  onDone: () => void = () => undefined,
): Promise<RecordRow[]> {
  const waiting = [...rows];
  const failed: RecordRow[] = [];
  const worker = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        await work(row.id);
      } catch {
        failed.push(row);
      }
      onDone();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

/** Confirms, deletes, and offers to restore everything. */
export function useRemoval(register: Register, onRemoved: (ids: number[]) => void) {
  const { t } = useTranslation();
  const remove = useDeleteRecord(register);
  const restore = useRestoreRecord(register);
  const [asked, setAsked] = useState<readonly RecordRow[]>([]);
  const [done, setDone] = useState<number>();

  const named = (rows: readonly RecordRow[]) => {
    const [first] = rows;
    return { count: rows.length, name: first ? nameOf(register, first) : '' };
  };

  const undo = async (rows: readonly RecordRow[]) => {
    const lost = new Set<string>();
    const failed = await forEach(rows, async (id) => {
      const { donmeyen, message } = await restore.mutateAsync(id);
      if (donmeyen?.length) lost.add(message);
    });
    const back = rows.filter((row) => !failed.includes(row));
    if (back.length > 0) notify.success(t('records.removal.restored', named(back)));
    if (failed.length > 0) notify.error(t('records.removal.restoreFailed', named(failed)));
    for (const message of lost) notify.error(message);
  };

  const confirm = async () => {
    setDone(0);
    // The calls of one deletion are one act, which the list of acts reverts as a whole.
    const toplu_islem = asked.length > 1 ? newKey() : undefined;
    const failed = await forEach(
      asked,
      (id) => remove.mutateAsync({ id, toplu_islem }),
      () => setDone((n = 0) => n + 1),
    );
    const gone = asked.filter((row) => !failed.includes(row));
    setAsked([]);
    setDone(undefined);
    onRemoved(gone.map((row) => row.id));
    if (gone.length > 0)
      notify.success(t('records.removal.done', named(gone)), { undo: () => void undo(gone) });
    if (failed.length > 0) notify.error(t('records.removal.failed', named(failed)));
  };

  return { ask: setAsked, cancel: () => setAsked([]), confirm, asked, done };
}
