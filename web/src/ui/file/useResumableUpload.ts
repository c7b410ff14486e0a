import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import { useLeaveGuard } from '../../platform/session/leave-guard.ts';
import {
  uploadResumably,
  type ResumableState,
  type ResumableUpload,
} from '../../platform/api/resumable.ts';

/**
 * An upload of one large file, which can pause and resume: after a broken connection by itself,
 * after a reload when the file is chosen again. `onDone` gets the id for the form's file field.
 */
export function useResumableUpload(kind: FileKind, onDone: (id: string) => void) {
  const guard = useLeaveGuard();
  const [state, setState] = useState<ResumableState>();
  const running = useRef<ResumableUpload>(null);
  useEffect(() => () => running.current?.pause(), []);

  async function start(file: File) {
    guard(true);
    running.current = await uploadResumably(kind, file, (next) => {
      setState(next);
      if (next.step !== 'done') return;
      guard(false);
      running.current = null;
      onDone(next.id);
    });
  }

  return {
    state,
    start: (file: File) => void start(file),
    pause: () => running.current?.pause(),
    resume: () => running.current?.resume(),
    cancel: () => {
      guard(false);
      setState(undefined);
      void running.current?.cancel();
      running.current = null;
    },
  };
}
