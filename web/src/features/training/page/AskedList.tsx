import { articleIn } from '@emanet/contract/shared/articles';
import type { AskedQuestion, TrainingPage } from '@emanet/contract/training/rows';
import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleX, IconPlayerPlay } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { clockOf } from './clock.ts';
import css from './asked.module.css';

type Props = Readonly<{
  asked: readonly AskedQuestion[];
  videolar?: TrainingPage['videolar'];
  onReplay?: (video_id: number, from: number) => void;
}>;

/** Questions of a try that is over, with the answer given, the right one and why. */
export function AskedList({ asked, videolar = [], onReplay }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <ol className={css.asked}>
      {asked.map((one) => {
        const chapter = videolar.findIndex(({ id }) => id === one.video_id);
        return (
          <li key={one.soru_id}>
            {one.dogru ? (
              <IconCircleCheckFilled size={20} className={css.right} aria-hidden />
            ) : (
              <IconCircleX size={20} className={css.wrong} aria-hidden />
            )}
            <div>
              <strong>{one.soru[lang]}</strong>
              <p>
                {t('training.page.answered', { answer: one.secenekler[one.secenek]?.[lang] ?? '' })}
              </p>
              {!one.dogru && (
                <p>
                  {t('training.page.rightIs', {
                    answer: one.secenekler[one.dogru_secenek]?.[lang] ?? '',
                  })}
                </p>
              )}
              <p className={css.why}>
                {one.aciklama[lang]} {one.madde && articleIn(one.madde, lang)}
              </p>
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
            </div>
          </li>
        );
      })}
    </ol>
  );
}
