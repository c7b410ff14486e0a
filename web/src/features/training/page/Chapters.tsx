import type { TrainingPage } from '@emanet/contract/training/rows';
import { Box, Group, UnstyledButton } from '@mantine/core';
import { IconCircleCheckFilled, IconLock, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { clockOf } from './clock.ts';
import css from './page.module.css';
import { isDone, secondsOf } from './useTraining.ts';

/** The open part: a video by its place, or the questions. */
export type Part = number | 'questions';

type Props = Readonly<{
  page: TrainingPage;
  part: Part;
  /** In a preview every part can be opened. */
  free: boolean;
  onChoose: (part: Part) => void;
}>;

/** May this part be opened? A video after the ones before it, the questions after all. */
export const isOpen = ({ videolar }: TrainingPage, part: Part): boolean =>
  videolar.slice(0, part === 'questions' ? undefined : part).every(isDone);

/** The parts of the training in their order, with their progress. */
export function Chapters({ page, part, free, onChoose }: Props) {
  const { t, lang } = useTranslation();
  const done = page.videolar.filter(isDone).length;
  return (
    <section className="em-card em-clip" aria-label={t('training.page.chapters')}>
      <Group component="header" justify="space-between" px="panel" py="md">
        <Box component="h2" m={0} fz="lead" fw={620}>
          {t('training.page.chapters')}
        </Box>
        <Box component="span" c="var(--em-text-2)" className="em-num">
          {t('training.page.chaptersDone', { done, count: page.videolar.length })}
        </Box>
      </Group>
      <ol className="em-lines em-line-top">
        {page.videolar.map((video, place) => {
          const share = Math.min(100, Math.floor((100 * secondsOf(video)) / video.sure));
          const whole = isDone(video);
          return (
            <Line
              key={video.id}
              open={free || isOpen(page, place)}
              current={part === place}
              done={whole}
              name={video.video_name}
              below={!whole && share > 0 ? t('training.page.share', { share }) : undefined}
              end={clockOf(video.sure, lang)}
              onChoose={() => onChoose(place)}
            />
          );
        })}
        <Line
          open={free || isOpen(page, 'questions')}
          current={part === 'questions'}
          done={page.durum === 'tamamlandi'}
          name={t('training.page.questions')}
          end={t('training.page.questionCount', { count: page.sorular.length })}
          onChoose={() => onChoose('questions')}
        />
      </ol>
    </section>
  );
}

type LineProps = Readonly<{
  open: boolean;
  current: boolean;
  done: boolean;
  name: string;
  below?: string | undefined;
  end: string;
  onChoose: () => void;
}>;

function Line({ open, current, done, name, below, end, onChoose }: LineProps) {
  const { t } = useTranslation();
  const state = done ? 'done' : open ? 'open' : 'locked';
  return (
    <Box component="li" bg={current ? 'var(--em-selected)' : undefined}>
      <UnstyledButton
        px="panel"
        py="sm"
        className={`em-row em-full ${css.chapter}`}
        disabled={!open}
        aria-current={current ? 'step' : undefined}
        onClick={onChoose}
      >
        <span
          className={`em-disc ${css.sign}`}
          data-state={state}
          role="img"
          aria-label={t(`training.page.${state}`)}
        >
          {done ? (
            <IconCircleCheckFilled size={20} />
          ) : open ? (
            <IconPlayerPlayFilled size={13} />
          ) : (
            <IconLock size={18} stroke={1.7} />
          )}
        </span>
        <Box component="span" flex={1} className={css.chapterName}>
          {name}
          {below && (
            <Box component="small" display="block" fz="sm" fw={450} c="var(--em-text-2)">
              {below}
            </Box>
          )}
        </Box>
        <span className="em-num">{end}</span>
      </UnstyledButton>
    </Box>
  );
}
