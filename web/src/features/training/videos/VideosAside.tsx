import { PREVIEW, trainingPreview } from '@emanet/contract/training/preview';
import { Button, Progress } from '@mantine/core';
import { IconEye, IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCan } from '../../../platform/session/session.tsx';
import { useCompanyId } from '../../../records/query-keys.ts';
import { sizeText } from '../../../ui/file/file-check.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useInvitations, useQuestions, useVideoStorage } from '../queries.ts';
import css from './videos.module.css';

/** Full from this share of the storage on, in the eyes of the person. */
const NEARLY_FULL = 90;

/** Beside the videos: what people see, with its preview, what changes do, and the storage. */
export function VideosAside() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const company_id = useCompanyId();
  const mayWrite = useCan('training.write');
  const questions = useQuestions().data;
  const underWay = useInvitations().data?.filter(({ durum }) => durum === 'basladi').length;
  const storage = useVideoStorage().data;
  const share = storage ? (100 * storage.kullanilan) / storage.en_cok : 0;
  const mail = useMutation({
    mutationFn: () => call(trainingPreview.mail, { body: { company_id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(error.message),
  });
  return (
    <div className={css.side}>
      <Panel title={t('videos.seen')}>
        {questions && (
          <p className={css.text}>
            {t('videos.seenText', {
              count: questions.sorular.length,
              needed: questions.gereken,
            })}
          </p>
        )}
        <div className={css.tries}>
          <Button
            component="a"
            href={`/egitim/${PREVIEW}`}
            target="_blank"
            variant="default"
            fullWidth
            leftSection={<IconEye size={16} aria-hidden />}
          >
            {t('videos.preview')}
          </Button>
          {mayWrite && (
            <Button
              variant="subtle"
              fullWidth
              leftSection={<IconMailForward size={16} aria-hidden />}
              loading={mail.isPending}
              onClick={() => mail.mutate()}
            >
              {t('videos.mailMe')}
            </Button>
          )}
        </div>
      </Panel>
      {underWay !== undefined && (
        <Panel title={t('videos.changes')}>
          <p className={css.text}>{t('videos.changesText', { count: underWay })}</p>
        </Panel>
      )}
      {storage && (
        <Panel
          title={t('videos.storage')}
          count={`${sizeText(storage.kullanilan, lang)} / ${sizeText(storage.en_cok, lang)}`}
        >
          <Progress
            value={share}
            color={share >= NEARLY_FULL ? 'brick' : 'petrol'}
            aria-label={t('videos.storage')}
          />
        </Panel>
      )}
    </div>
  );
}
