import { useState } from 'react';
import { isSame, readKept } from './kept-draft.ts';
import { useKeptDraft, useKeptKey, type WorkOf } from './useKeptDraft.ts';

/**
 * Stores half-written work outside a form of `useApiForm` on this device, restores it on return, and
 * confirms leaving it. `saved`: the stored value; `more`: as in `useKeptDraft`. Draw `RestoredNote`
 * and `LeaveModal` with it.
 */
export function useUnsavedWork<Value>(of: WorkOf, saved: Value, more = false) {
  const key = useKeptKey(of);
  const [found, setFound] = useState(() => readKept(key));
  // Work on a value that was stored again since does not replace it without a question.
  const fits = found !== undefined && isSame(found.base, saved);
  // The key identifies the draft, so this hook wrote it with this type.
  const [value, set] = useState(fits ? (found.value as Value) : saved);
  const dirty = !isSame(value, saved);
  const work = useKeptDraft(key, { value, base: saved, dirty }, more);
  const forget = () => {
    setFound(undefined);
    work.drop();
  };
  return {
    ...work,
    value,
    set,
    dirty,
    drop: forget,
    restored: found && {
      savedAt: found.savedAt,
      isShown: fits,
      take: () => {
        set(found.value as Value);
        setFound(undefined);
      },
      discard: () => {
        set(saved);
        forget();
      },
    },
  };
}

/** Restored work: shown already, or to be taken by a button. */
export type Restored = ReturnType<typeof useUnsavedWork>['restored'];
