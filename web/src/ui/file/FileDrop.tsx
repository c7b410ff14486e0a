import { useEffect, useRef, useState } from 'react';
import { Button, Progress, Stack } from '@mantine/core';
import { IconRefresh, IconUpload } from '@tabler/icons-react';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { Note } from '../panel/Note.tsx';
import { DropArea, FaultNote } from './DropArea.tsx';
import { FileCard } from './FileCard.tsx';
import { faultOfFiles, sizeText, type FileFault, type FileLimits } from './file-check.ts';
import { useDrop } from './useDrop.ts';
import { ActButton } from '../buttons/ActButton.tsx';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { useLeaveGuard } from '../../platform/session/leave-guard.ts';

/** Sends a file and reports its progress, from 0 to 100. */
type SendFile<Result> = (
  file: File,
  ways: Readonly<{ signal: AbortSignal; onProgress: (percent: number) => void }>,
) => Promise<Result>;

type UploadState =
  | Readonly<{ step: 'none' }>
  | Readonly<{ step: 'sending'; file: File; percent: number }>
  | Readonly<{ step: 'failed'; file: File; error: ApiError }>;

const NONE: UploadState = { step: 'none' };

/** An upload of one file: its progress, a way to cancel it, and its failure. */
function useUpload<Result>(send: SendFile<Result>, onDone: (result: Result) => void) {
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

type Props<Result> = Readonly<{
  /** Invitation, such as "Dokümanı buraya bırakın". */
  title: string;
  limits: FileLimits;
  send: SendFile<Result>;
  onDone: (result: Result) => void;
}>;

/** A place for one file: checked before it is sent, then its name, percentage and cancelling. */
export function FileDrop<Result>({ title, limits, send, onDone }: Props<Result>) {
  const { t, lang } = useTranslation();
  const [fault, setFault] = useState<FileFault>();
  const { state, start, cancel } = useUpload(send, onDone);
  const words = {
    types: limits.types.join(', '),
    size: sizeText(limits.mostBytes, lang),
  };

  const choose = (files: readonly File[]) => {
    const wrong = faultOfFiles(files, limits);
    setFault(wrong);
    const [file] = files;
    if (!wrong && file) start(file);
  };
  const over = useDrop(state.step === 'sending' ? undefined : choose);

  if (state.step === 'sending')
    return (
      <Stack gap="md">
        <FileCard file={state.file}>
          <span className="em-num" aria-hidden>
            {t('ui.file.percent', { percent: state.percent })}
          </span>
          <Button variant="default" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </FileCard>
        <Progress
          value={state.percent}
          aria-label={t('ui.file.sending', { name: state.file.name })}
        />
      </Stack>
    );
  return (
    <Stack gap="md">
      <FaultNote fault={fault} words={words} />
      {state.step === 'failed' && !fault && (
        <Note
          tone="high"
          takesFocus={state.error}
          title={t('ui.file.failed', { name: state.file.name })}
          action={
            <ActButton icon={IconRefresh} onClick={() => start(state.file)}>
              {t('common.retry')}
            </ActButton>
          }
        >
          {state.error.message}
        </Note>
      )}
      <DropArea
        icon={<IconUpload size={22} />}
        title={over ? t('ui.file.let') : title}
        text={t('ui.file.limits', words)}
        accept={limits.types.join(',')}
        over={over}
        onChoose={choose}
      />
    </Stack>
  );
}
