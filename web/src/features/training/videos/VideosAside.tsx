import { PREVIEW, trainingPreview } from '@emanet/contract/training/preview';
import { Progress, Stack, Text } from '@mantine/core';
import { IconEye, IconMailForward } from '@tabler/icons-react';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { useCompanyId } from '../../../records/query-keys.ts';
import { sizeText } from '../../../ui/file/file-check.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useInvitations, useQuestions, useVideoStorage } from '../queries.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

/** Full from this share of the storage on, in the eyes of the person. */
const NEARLY_FULL = 90;

/** Beside the videos: what people see, with its preview, what changes do, and the storage. */
export function VideosAside() {
  const { t, lang } = useTranslation();
  const company_id = useCompanyId();
  const mayWrite = useCan('training.write');
  const questions = useQuestions().data;
  const underWay = useInvitations().data?.filter(({ durum }) => durum === 'basladi').length;
  const storage = useVideoStorage().data;
  const share = storage ? (100 * storage.kullanilan) / storage.en_cok : 0;
  const mail = useAct(trainingPreview.mail, { told: 'message' });
  return (
    <div>
      <Panel title={t('videos.seen')}>
        {questions && (
          <Text c="var(--em-text-2)">
            {t('videos.seenText', {
              count: questions.sorular.length,
              needed: questions.gereken,
            })}
          </Text>
        )}
        <Stack gap="xs" mt="md">
          <ActButton
            component="a"
            href={`/egitim/${PREVIEW}`}
            target="_blank"
            variant="default"
            fullWidth
            icon={IconEye}
          >
            {t('videos.preview')}
          </ActButton>
          {mayWrite && (
            <ActButton
              variant="subtle"
              fullWidth
              icon={IconMailForward}
              loading={mail.isPending}
              onClick={() => mail.mutate({ body: { company_id } })}
            >
              {t('videos.mailMe')}
            </ActButton>
          )}
        </Stack>
      </Panel>
      {underWay !== undefined && (
        <Panel title={t('videos.changes')}>
          <Text c="var(--em-text-2)">{t('videos.changesText', { count: underWay })}</Text>
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
