import { videos, type Video } from '@emanet/contract/videos';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = Readonly<{ video: Video; onDone: () => void; onClose: () => void }>;

/** The name of a video, and its text for those who cannot hear. */
export default function VideoModal({ video, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const form = useApiForm({
    endpoint: videos.update,
    params: { id: String(video.id) },
    initial: {
      video_name: video.video_name,
      metin: video.metin ?? '',
      altyazi: video.altyazi ?? '',
    },
    version: video.surum,
    onDone: told(onDone),
  });
  return (
    <FormModal form={form} title={t('common.edit')} onClose={onClose}>
      <TextInput {...form.needed('video_name', t('videos.name'))} data-autofocus />
      <Textarea
        {...form.field('metin', t('videos.text'))}
        description={t('videos.textText')}
        minRows={4}
        maxRows={10}
        autosize
      />
      <Textarea
        {...form.field('altyazi', t('videos.captions'))}
        description={t('videos.captionsText')}
        minRows={4}
        maxRows={10}
        autosize
        spellCheck={false}
      />
    </FormModal>
  );
}
