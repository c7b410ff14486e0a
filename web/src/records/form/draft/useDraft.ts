import { useCallback, useEffect, useRef, useState } from 'react';
import { isWorkForgotten, onKeepWorkNow } from '../../../platform/session/kept-work.ts';
import { nameOf, type Register } from '../../register.ts';
import { dropDraft, holdsChange, writeDraft, type Draft } from './draft.ts';

const PAUSE_MS = 500;

export type DraftState = Readonly<{
  savedAt: number | undefined;
  failed: boolean;
  /** Deletes the draft for good: this form stores no further one. */
  drop: () => void;
  /** Deletes the stored draft; later changes are stored again. */
  clear: () => void;
  /** Stores pending changes at once. */
  flush: () => void;
}>;

/** Stores unsaved work on this device a moment after each change, and when the page is closed. */
export function useDraft(
  key: string,
  register: Register,
  work: Omit<Draft, 'savedAt' | 'name'>,
): DraftState {
  const [savedAt, setSavedAt] = useState<number>();
  const [failed, setFailed] = useState(false);
  const pending = useRef<typeof work>(undefined);
  const started = useRef(work);
  const closed = useRef(false);

  const flush = useCallback(() => {
    const now = pending.current;
    pending.current = undefined;
    if (!now || closed.current || isWorkForgotten()) return;
    if (!holdsChange(register.fields, now)) {
      dropDraft(localStorage, key);
      setSavedAt(undefined);
      return;
    }
    const at = Date.now();
    const name = nameOf(register, now.values);
    const kept = writeDraft(localStorage, key, { ...now, name, savedAt: at });
    setFailed(!kept);
    setSavedAt(kept ? at : undefined);
  }, [key, register]);

  useEffect(() => {
    // Before the first change there is no draft to store, and one on offer must stay.
    if (work.values === started.current.values && work.links === started.current.links) return;
    pending.current = work;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [work, flush]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    const stop = onKeepWorkNow(flush);
    return () => {
      stop();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  const clear = useCallback(() => dropDraft(localStorage, key), [key]);
  const drop = useCallback(() => {
    closed.current = true;
    clear();
  }, [clear]);

  return { savedAt, failed, drop, clear, flush };
}
