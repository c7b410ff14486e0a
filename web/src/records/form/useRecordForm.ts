import { judge, withBody, type Rule } from '@emanet/contract/records/rules/rule';
import type { Warning } from '@emanet/contract/records/warnings';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../platform/api/client.ts';
import { isUnchanged } from '../../platform/api/unchanged.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { useBody, useUser } from '../../platform/session/session.tsx';
import { useAddRecord, useUpdateRecord } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { withStored } from '../rules/of-the-server.ts';
import { differencesOf } from './conflict/conflict.ts';
import type { Draft } from './draft/draft.ts';
import { goToField } from './anchors.ts';
import { problemsOf, type Problem } from './field/problems.ts';
import { progressOf } from './rail/progress.ts';
import { bodyOf, isChanged, valuesOf, type FieldValue, type FormValues } from './values.ts';

type SaveResult =
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

/** Sends a form: once at a time, and an addition once per visit, even if it is sent again. */
function useSave(register: Register, id: number | undefined) {
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

type Refusals = Readonly<Record<string, string>>;
const NONE: Refusals = {};

type OnSaved = (row: RecordRow, unchanged?: string) => void;

type Start = Readonly<{
  id?: number;
  values: FormValues;
  surum?: number;
  /** Warnings of the stored record. */
  found?: readonly Warning[];
}>;

/** State of one form: its values, their problems, and its call to the server. */
export function useRecordForm(register: Register, rules: readonly Rule[], start: Start) {
  const { fields, sections, follow } = register;
  const { role } = useUser();
  const body = useBody();
  const [work, setWork] = useState({
    values: start.values,
    base: start.values,
    surum: start.surum,
  });
  const [tried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(NONE);
  const [failure, setFailure] = useState<ApiError>();
  const [conflict, setConflict] = useState<RecordRow>();
  const { save, saving } = useSave(register, start.id);

  const set = useCallback(
    (name: string, value: FieldValue) => {
      setWork((before) => ({
        ...before,
        values: { ...before.values, [name]: value, ...follow?.(name, value, before.values) },
      }));
      setRefusals((before) => {
        if (!(name in before)) return before;
        const { [name]: _mended, ...others } = before;
        return others;
      });
    },
    [follow],
  );

  const resume = useCallback(({ values, base, surum }: Draft) => {
    setWork({ values, base, surum });
  }, []);

  const problems = useMemo(
    () => problemsOf(fields, work.values, role),
    [fields, work.values, role],
  );
  const warnings = useMemo(
    () =>
      withStored(
        judge(rules, withBody(work.values, body), todayInTurkey()),
        start.found ?? [],
        rules,
        (name) => work.values[name] !== start.values[name],
      ),
    [rules, work.values, body, start.found, start.values],
  );
  const progress = useMemo(
    () => progressOf(fields, sections, work.values, warnings),
    [fields, sections, work.values, warnings],
  );

  function refuse(error: ApiError) {
    const bad = fields.filter((field) => field.name in error.fields);
    flushSync(() => {
      setRefusals(error.fields);
      setFailure(error);
    });
    if (bad[0]) goToField(bad[0].name);
  }

  async function send(values: FormValues, surum: number | undefined, onSaved: OnSaved) {
    setFailure(undefined);
    const result = await save(values, surum);
    if ('done' in result) onSaved(result.done, result.unchanged);
    else if ('stale' in result) meet(result.stale, values, onSaved);
    else if ('failed' in result) refuse(result.failed);
  }

  /** The record was saved elsewhere meanwhile: asks only about differences of the two versions. */
  function meet(row: RecordRow, mine: FormValues, onSaved: OnSaved) {
    const theirs = valuesOf(fields, row);
    if (differencesOf(fields, role, work.base, mine, theirs).length > 0) setConflict(row);
    else settle(row, mine, onSaved);
  }

  function submit(onSaved: OnSaved) {
    const first = problems.keys().next().value;
    if (first !== undefined) {
      flushSync(() => setTried(true));
      goToField(first);
      return;
    }
    void send(work.values, work.surum, onSaved);
  }

  /** Continues from the version saved meanwhile, with the values chosen between the two. */
  function settle(theirs: RecordRow, values: FormValues, onSaved: OnSaved) {
    setConflict(undefined);
    setWork({ values, base: valuesOf(fields, theirs), surum: theirs.surum });
    void send(values, theirs.surum, onSaved);
  }

  return {
    ...work,
    work,
    set,
    resume,
    submit,
    saving,
    progress,
    warnings,
    refusals,
    failure,
    conflict,
    settle,
    closeConflict: () => setConflict(undefined),
    /** Missing required fields are shown only after the first try; over-long text at once. */
    problemOf: (name: string): Problem | undefined => {
      const problem = problems.get(name);
      return tried || problem?.kind === 'long' ? problem : undefined;
    },
    dirty: isChanged(fields, work.base, work.values),
  };
}
