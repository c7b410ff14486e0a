import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isWorkForgotten,
  onKeepWorkNow,
  workKey,
  WRITTEN,
} from '../../platform/session/kept-work.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { writeKept } from './kept-draft.ts';
import { useLeaveQuestion, type LeaveQuestion } from './useLeaveQuestion.ts';

const PAUSE_MS = 500;

/** The subject of half-written work, such as its endpoint's address and its row's number. */
export type WorkOf = readonly (string | number)[];

type Work = Readonly<{
  value: unknown;
  base: unknown;
  version?: number | undefined;
  dirty: boolean;
}>;

/** The question before half-written work is left, and the ways to keep or drop its draft. */
export type UnsavedWork = Readonly<{
  question: LeaveQuestion;
  /** Stores the draft at once. */
  keep: () => void;
  /** Deletes the draft: it was stored, or it is thrown away. */
  drop: () => void;
}>;

/** Storage key of a draft of half-written work. */
export function useKeptKey(of: WorkOf): string {
  const { user_id } = useUser();
  const company = useCompanyOrNone()?.company_id ?? 0;
  const [key] = useState(() => workKey('drafts', user_id, company, WRITTEN, ...of));
  return key;
}

/**
 * Stores half-written work on this device a moment after each change and when the page is closed,
 * and confirms leaving it. `more`: something else that leaving would lose, such as a chosen file.
 */
export function useKeptDraft(key: string, work: Work, more = false): UnsavedWork {
  const { value, base, version, dirty } = work;
  const pending = useRef<() => void>(undefined);
  const keep = useCallback(() => {
    if (!isWorkForgotten()) pending.current?.();
    pending.current = undefined;
  }, []);
  // Stored or thrown away, though the new value has not been rendered yet.
  const settled = useRef(false);
  const drop = useCallback(() => {
    settled.current = true;
    pending.current = undefined;
    writeKept(key, undefined);
  }, [key]);
  const wasDirty = useRef(dirty);
  useEffect(() => {
    settled.current = false;
    if (!dirty && !wasDirty.current) return;
    wasDirty.current = dirty;
    const name = document.title.split(' · ')[0] ?? '';
    pending.current = () =>
      writeKept(key, dirty ? { value, base, version, name, savedAt: Date.now() } : undefined);
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, value, base, version, dirty, keep]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    const stop = onKeepWorkNow(keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  const question = useLeaveQuestion(() => !settled.current && (dirty || more), keep);
  return { question, keep, drop };
}
