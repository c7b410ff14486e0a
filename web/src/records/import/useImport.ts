import type { ImportPlan, importResult, sheetMeanings } from '@emanet/contract/records/import';
import type { z } from 'zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nounKey, nounOf } from '../../nouns/keys.ts';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/client.ts';
import { currentLanguage, i18n } from '../../platform/i18n.ts';
import { useLeaveGuard } from '../../platform/session/leave-guard.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { newKey } from '../../platform/api/new-key.ts';
import type { ImportTarget } from './target.ts';
import { faultOf, readBytes, type SheetFault } from './file.ts';
import { CHANGE_LOGS, recordsKey, UNREAD } from '../query-keys.ts';

/**
 * A checked file: its read content, its planned changes, and the key to import it once. `id` stays
 * while its cells are corrected.
 */
export type Checked = Readonly<{
  file: File;
  bytes: Blob;
  plan: ImportPlan;
  key: string;
  id: string;
}>;

/** Meanings that a person assigns to heads, words or cells of the file. */
export type Meanings = z.input<typeof sheetMeanings>;

/** Why a file has no preview: its kind, that it could not be read, or an answer. */
export type Trouble = Readonly<{
  file: File | undefined;
  why: SheetFault | 'unreadable' | ApiError;
}>;

export type Result = z.output<typeof importResult>['data'];

export type ImportState =
  | Readonly<{ step: 'file'; trouble?: Trouble }>
  | Readonly<{ step: 'checking'; file: File }>
  | Readonly<{ step: 'match'; checked: Checked; busy: boolean; failure?: ApiError }>
  | Readonly<{
      step: 'checked';
      checked: Checked;
      sending: boolean;
      /** Its cells are being corrected. */
      busy?: boolean;
      failure?: ApiError;
    }>
  | Readonly<{ step: 'done'; checked: Checked; result: Result }>;

/** From the choice of a file to its records in the list; each act ends in a state to show. */
export function useImport(target: ImportTarget) {
  const client = useQueryClient();
  const { company_id } = useCompany();
  const guard = useLeaveGuard();
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const running = useRef<AbortController>(null);
  const sending = useRef(false);

  const check = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'checking', file });
    const next = await checkFile(target, file, controller.signal);
    if (!controller.signal.aborted) setState(next);
  };
  useEffect(() => () => running.current?.abort(), []);

  /** Checks the first of some files; the others wait before those that wait already. */
  const choose = (files: readonly File[]) => begin(files, waiting);
  /** Goes on with the first file that waits. */
  const goOn = () => begin(waiting, []);
  const begin = ([file, ...others]: readonly File[], after: readonly File[]) => {
    running.current?.abort();
    setWaiting([...others, ...after]);
    const fault = faultOf(file ? [file] : []);
    if (fault || !file) setState({ step: 'file', trouble: { file, why: fault ?? 'empty' } });
    else void check(file);
  };

  /** Back to the choice of a file; a running check is cancelled, and files that wait go on waiting. */
  const restart = () => {
    running.current?.abort();
    setState({ step: 'file' });
  };

  /** Stores what was shown: the checked bytes, even if the file has changed since. */
  const send = async (checked: Checked) => {
    if (sending.current) return;
    sending.current = true;
    guard(true);
    setState({ step: 'checked', checked, sending: true });
    try {
      const { data } = await call(target.endpoints.import, {
        query: { plan: checked.plan.plan },
        body: checked.bytes,
        idempotencyKey: checked.key,
      });
      setState({ step: 'done', checked, result: data });
      const nouns = [nounOf(target.endpoints.import), 'actions'];
      await Promise.all(
        [
          recordsKey(company_id),
          ...nouns.map((noun) => nounKey(company_id, noun)),
          ...[CHANGE_LOGS, UNREAD],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    } catch (error) {
      setState({ step: 'checked', checked, sending: false, failure: said(error) });
    } finally {
      guard(false);
      sending.current = false;
    }
  };

  /** Assigns meanings and checks the same bytes again, while the preview stays. */
  const mean = async (meanings: Meanings) => {
    if (state.step !== 'match' && state.step !== 'checked') return;
    const { checked } = state;
    const { failure: _, ...shown } = state;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ ...shown, busy: true });
    let next: ImportState;
    try {
      await call(target.endpoints.sheetMeanings, { body: meanings });
      next = await checkBytes(target, checked, signal);
    } catch (error) {
      next = { ...shown, busy: false, failure: said(error) };
    }
    // Another file may have been chosen meanwhile, whose preview this one must not replace.
    if (!signal.aborted) setState(next);
  };

  /** Back to the columns of a checked file. */
  const match = (checked: Checked) => setState({ step: 'match', checked, busy: false });

  // The reasons are in the language of the request, so a new language repeats the check.
  const translate = useEffectEvent(() => {
    if (state.step === 'match' || (state.step === 'checked' && !state.sending))
      void check(state.checked.file);
  });
  useEffect(() => {
    const onLanguage = () => translate();
    i18n.on('languageChanged', onLanguage);
    return () => i18n.off('languageChanged', onLanguage);
  }, []);

  return { state, waiting, choose, goOn, check, restart, send, mean, match };
}

/** Answer of the server; an unreadable answer counts as none. */
const said = (error: unknown): ApiError =>
  error instanceof ApiError ? error : networkError(currentLanguage());

async function checkFile(
  target: ImportTarget,
  file: File,
  signal: AbortSignal,
): Promise<ImportState> {
  let bytes: Blob;
  try {
    bytes = await readBytes(file);
  } catch {
    return { step: 'file', trouble: { file, why: 'unreadable' } };
  }
  try {
    return await checkBytes(target, { file, bytes, id: newKey() }, signal);
  } catch (error) {
    return { step: 'file', trouble: { file, why: said(error) } };
  }
}

async function checkBytes(
  target: ImportTarget,
  { file, bytes, id }: Pick<Checked, 'file' | 'bytes' | 'id'>,
  signal?: AbortSignal,
): Promise<ImportState> {
  const body = { query: { lang: currentLanguage() }, body: bytes, ...(signal && { signal }) };
  const { data: plan } = await call(target.endpoints.checkImport, body);
  const checked = { file, bytes, plan, id, key: newKey() };
  return plan.plan === ''
    ? { step: 'match', checked, busy: false }
    : { step: 'checked', checked, sending: false };
}
