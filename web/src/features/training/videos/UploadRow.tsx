import { videos } from '@emanet/contract/videos';
import { CloseButton, Progress, Stack } from '@mantine/core';
import { IconPlayerPause, IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCompanyId } from '../../../records/query-keys.ts';
import { FileCard } from '../../../ui/file/FileCard.tsx';
import { useResumableUpload } from '../../../ui/file/useResumableUpload.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { lengthOfFile } from './measure.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

type Props = Readonly<{ file: File; onDone: () => void; onGone: () => void }>;

/** `kisisel-veri-nedir.mp4` as a name: Kisisel veri nedir. */
const nameOf = (file: File): string => {
  const words = file.name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);
};

/** An upload of a video: percentage, pause, and resuming after a broken connection. */
export function UploadRow({ file, onDone, onGone }: Props) {
  const { t } = useTranslation();
  const company_id = useCompanyId();
  const [failed, setFailed] = useState<ApiError>();
  const [key] = useState(newKey);
  const store = async (id: string) => {
    const sure = await lengthOfFile(file);
    try {
      const { message } = await call(videos.add, {
        // The id of a finished upload takes the place of the file.
        body: {
          video_name: nameOf(file),
          company_id,
          video_linki: id,
          ...(sure && { sure: Math.round(sure * 1000) / 1000 }),
        } as never,
        idempotencyKey: key,
      });
      notify.success(message);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
    }
  };
  const { state, start, pause, resume, cancel } = useResumableUpload('video', (id) => {
    void store(id);
  });
  const begin = useEffectEvent(() => start(file));
  useEffect(() => begin(), []);
  const percent = Math.floor(state?.percent ?? 0);
  const error = failed ?? (state?.step === 'failed' ? state.error : undefined);
  const broken = error?.code === 'NETWORK';

  return (
    <Stack>
      <FileCard file={file}>
        <b className="em-num">{t('ui.file.percent', { percent })}</b>
        {state?.step === 'sending' && (
          <ActButton variant="default" icon={IconPlayerPause} onClick={pause}>
            {t('videos.pause')}
          </ActButton>
        )}
        {(state?.step === 'paused' || broken) && (
          <ActButton variant="default" icon={IconRefresh} onClick={resume}>
            {t('videos.resume')}
          </ActButton>
        )}
        <CloseButton
          aria-label={t('videos.cancel', { name: file.name })}
          onClick={() => {
            cancel();
            onGone();
          }}
        />
      </FileCard>
      <Progress
        value={percent}
        color={broken ? 'amber' : 'petrol'}
        aria-label={t('ui.file.sending', { name: file.name })}
      />
      {error && (
        <Note
          tone={broken ? 'mid' : 'high'}
          announced
          title={broken ? t('videos.broken') : error.message}
        >
          {broken && t('videos.brokenText')}
        </Note>
      )}
    </Stack>
  );
}
