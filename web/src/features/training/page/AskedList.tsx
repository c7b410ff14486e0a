import { articleIn } from '@emanet/contract/shared/articles';
import type { AskedQuestion, TrainingPage } from '@emanet/contract/training/rows';
import { Box, Button, Group } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleX, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { clockOf } from './clock.ts';

type Props = Readonly<{
  asked: readonly AskedQuestion[];
  videolar?: TrainingPage['videolar'];
  onReplay?: (video_id: number, from: number) => void;
}>;

/** Questions of a finished try, with the given answer, the right one and the reason. */
export function AskedList({ asked, videolar = [], onReplay }: Props) {
  const { t, lang } = useTranslation();
  return (
    <Box component="ol" m={0} p={0}>
      {asked.map((one) => {
        const chapter = videolar.findIndex(({ id }) => id === one.video_id);
        return (
          <Group key={one.soru_id} component="li" wrap="nowrap" align="start" gap="sm" mb="lg">
            {one.dogru ? (
              <IconCircleCheckFilled size={20} color="var(--em-done)" aria-hidden />
            ) : (
              <IconCircleX size={20} color="var(--em-high)" aria-hidden />
            )}
            <Box flex={1}>
              <strong>{one.soru[lang]}</strong>
              <div>
                {t('training.page.answered', { answer: one.secenekler[one.secenek]?.[lang] ?? '' })}
              </div>
              {!one.dogru && (
                <div>
                  {t('training.page.rightIs', {
                    answer: one.secenekler[one.dogru_secenek]?.[lang] ?? '',
                  })}
                </div>
              )}
              <Box c="var(--em-text-2)">
                {one.aciklama[lang]} {one.madde && articleIn(one.madde, lang)}
              </Box>
              {onReplay && chapter >= 0 && one.video_id !== null && one.saniye !== null && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconPlayerPlay size={14} aria-hidden />}
                  onClick={() => onReplay(one.video_id ?? 0, one.saniye ?? 0)}
                >
                  {t('training.page.replay', {
                    chapter: chapter + 1,
                    time: clockOf(one.saniye, lang),
                  })}
                </Button>
              )}
            </Box>
          </Group>
        );
      })}
    </Box>
  );
}
