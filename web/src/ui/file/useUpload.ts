import { useEffect, useRef, useState } from 'react';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useLeaveGuard } from '../../platform/session/leave-guard.ts';

/** Sends a file and says how much of it is there, from 0 to 100. */
export type SendFile<Result> = (
  file: File,
  ways: Readonly<{ signal: AbortSignal; onProgress: (percent: number) => void }>,
) => Promise<Result>;

type UploadState =
  | Readonly<{ step: 'none' }>
  | Readonly<{ step: 'sending'; file: File; percent: number }>
  | Readonly<{ step: 'failed'; file: File; error: ApiError }>;

const NONE: UploadState = { step: 'none' };

/** One file on its way: how far it is, a way to give it up, and what failed. */
export function useUpload<Result>(send: SendFile<Result>, onDone: (result: Result) => void) {
  const guard = useLeaveGuard();
  const [state, setState] = useState(NONE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    guard(true);
    setState({ step: 'sending', file, percent: 0 });
    try {
      const result = await send(file, {
        signal: controller.signal,
        onProgress: (percent) => setState({ step: 'sending', file, percent: Math.round(percent) }),
      });
      setState(NONE);
      guard(false);
      onDone(result);
    } catch (error) {
      if (running.current === controller) guard(false);
      if (controller.signal.aborted) return;
      const told = error instanceof ApiError ? error : networkError(currentLanguage());
      setState({ step: 'failed', file, error: told });
    }
  }

  return {
    state,
    start: (file: File) => void start(file),
    cancel: () => {
      running.current?.abort();
      setState(NONE);
    },
  };
}
