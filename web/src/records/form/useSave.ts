import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api/client.ts';
import { isUnchanged } from '../../platform/api/unchanged.ts';
import { useUser } from '../../platform/session/session.tsx';
import { useAddRecord, useUpdateRecord } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { bodyOf, type FormValues } from './values.ts';

export type SaveResult =
  | { done: RecordRow; unchanged: string | undefined }
  | { stale: RecordRow }
  | { failed: ApiError }
  /** The same form is being sent already. */
  | { busy: true };

const isRow = (data: unknown): data is RecordRow =>
  typeof data === 'object' && data !== null && 'surum' in data && 'id' in data;

function resultOf(error: unknown): SaveResult {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'STALE' && isRow(error.data) ? { stale: error.data } : { failed: error };
}

/** Sends a form: once at a time, and an addition once per visit however often it is sent. */
export function useSave(register: Register, id: number | undefined) {
  const { role } = useUser();
  const { mutateAsync: add } = useAddRecord(register);
  const { mutateAsync: update } = useUpdateRecord(register);
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);
  const [idempotencyKey] = useState(newKey);

  async function save(values: FormValues, surum: number | undefined): Promise<SaveResult> {
    if (sending.current) return { busy: true };
    sending.current = true;
    setSaving(true);
    try {
      const body = bodyOf(register.fields, values, role, surum);
      const answer = await (id === undefined
        ? add({ body, idempotencyKey })
        : update({ id, body }));
      return { done: answer.data, unchanged: isUnchanged(answer) ? answer.message : undefined };
    } catch (error) {
      return resultOf(error);
    } finally {
      sending.current = false;
      setSaving(false);
    }
  }

  return { save, saving };
}
