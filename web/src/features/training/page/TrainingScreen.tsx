import type { TrainingPage } from '@emanet/contract/training/rows';
import { PREVIEW } from '@emanet/contract/training/preview';
import { Box, Button, Group, Progress } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords, when } from '../../../platform/when.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { Chapters, isOpen, type Part } from './Chapters.tsx';
import { CodeStep } from './CodeStep.tsx';
import { Finished } from './Finished.tsx';
import css from './page.module.css';
import { Player } from './Player.tsx';
import { Questions } from './Questions.tsx';
import { TryOver } from './TryOver.tsx';
import { isDone, secondsOf, useTraining } from './useTraining.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

type Props = Readonly<{ token: string; first: TrainingPage; reload: () => Promise<void> }>;

/** The next part of a training: the first unwatched video, otherwise the questions. */
function partOf({ videolar }: TrainingPage): Part {
  const place = videolar.findIndex((video) => !isDone(video));
  return place < 0 ? 'questions' : place;
}

/** The training of one person: videos in their order, questions, certificate. */
export function TrainingScreen({ token, first, reload }: Props) {
  const { t, lang } = useTranslation();
  const training = useTraining(token, first, reload);
  const { page, percent, progress } = training;
  const [part, setPart] = useState<Part>(() => partOf(page));
  const [replay, setReplay] = useState<number>();
  const [reading, setReading] = useState(false);
  const [finished, setFinished] = useState(first.durum === 'tamamlandi');
  const video = part === 'questions' ? undefined : page.videolar[part];
  const { saving } = progress;
  const preview = token === PREVIEW;

  const open = (next: Part, from?: number) => {
    setReplay(from);
    setReading(false);
    setPart(next);
  };
  /** The server opens the questions only after it has the last minute. */
  const goOn = async (next: Part) => {
    if (next !== 'questions' || (await progress.settle())) open(next);
  };
  const following: Part =
    typeof part === 'number' && part + 1 < page.videolar.length ? part + 1 : 'questions';

  return (
    <>
      {preview && (
        <Box mb="xl">
          <Note title={t('training.page.preview')}>{t('training.page.previewText')}</Note>
        </Box>
      )}
      <div className={`em-columns ${css.titles}`}>
        <div>
          <Box component="p" m={0} c="var(--em-text-2)">
            {finished ? page.fullname : t('training.page.hello', { name: page.fullname })}
          </Box>
          <h1>{t(finished ? 'training.page.finishedTitle' : 'training.page.title')}</h1>
        </div>
        <Group justify="space-between" gap="sm" c="var(--em-text-2)">
          <span>
            {page.son_tarih && !finished
              ? t('training.page.until', { day: dayInWords(page.son_tarih, lang) })
              : t('training.page.whole')}
          </span>
          <Box component="b" c="var(--em-text)" className="em-num">
            {t('ui.file.percent', { percent })}
          </Box>
          <Progress
            w="100%"
            value={percent}
            color={percent === 100 ? 'moss' : 'petrol'}
            aria-label={t('training.page.whole')}
          />
        </Group>
      </div>
      {finished ? (
        <Finished token={token} page={page} />
      ) : (
        <div className={`em-columns ${css.columns}`}>
          <div>
            {video && typeof part === 'number' && (
              <article className={`em-card em-clip ${css.film}`}>
                <Player
                  key={`${video.id}-${replay ?? ''}`}
                  video={video}
                  chapter={part + 1}
                  from={replay}
                  onWatched={(from, to) => training.watched(video.id, from, to)}
                  onPause={progress.flush}
                  onEnded={progress.flush}
                />
                <Group justify="space-between" px="panel" py="lg">
                  <div>
                    <Box component="h2" m={0} fz="section" fw={620}>
                      {video.video_name}
                    </Box>
                    <Box component="p" m={0} c="var(--em-text-2)">
                      {t('training.page.share', {
                        share: Math.min(100, Math.floor((100 * secondsOf(video)) / video.sure)),
                      })}{' '}
                      {t('training.page.seeking')}
                    </Box>
                  </div>
                  <Group gap="sm" className={css.filmActs}>
                    {video.metin && (
                      <ActButton
                        variant="default"
                        icon={IconFileText}
                        aria-expanded={reading}
                        onClick={() => setReading(!reading)}
                      >
                        {t('training.page.text')}
                      </ActButton>
                    )}
                    {(preview || (isDone(video) && isOpen(page, following))) && (
                      <Button onClick={() => void goOn(following)}>
                        {t(
                          following === 'questions'
                            ? 'training.page.toQuestions'
                            : 'training.page.nextChapter',
                        )}
                      </Button>
                    )}
                  </Group>
                </Group>
                {reading && (
                  <Box component="p" mt={0} px="panel" maw={680} lh={1.6} className="em-text">
                    {video.metin}
                  </Box>
                )}
              </article>
            )}
            {part === 'questions' &&
              (page.kod ? (
                <CodeStep
                  token={token}
                  awaited={page.kod}
                  onCertified={(sertifika) => {
                    training.answered({ kod: null, sertifika, ilerleme: 100, durum: 'tamamlandi' });
                    setFinished(true);
                  }}
                  onFinished={() => void reload()}
                />
              ) : page.sonuc ? (
                <TryOver
                  token={token}
                  page={page}
                  onBegun={(begun) => training.answered({ ...begun, videolar: page.videolar })}
                  onReplay={(id, from) =>
                    open(
                      page.videolar.findIndex((one) => one.id === id),
                      from,
                    )
                  }
                />
              ) : (
                <Questions
                  token={token}
                  page={page}
                  onAnswered={({ cevap, ...state }) => {
                    training.answered({ ...state, cevaplar: [...page.cevaplar, cevap] });
                    // A preview ends without a code.
                    if (state.sertifika) setFinished(true);
                  }}
                />
              ))}
          </div>
          <aside className="em-parts">
            <div role="status">
              {saving.offline ? (
                <Note tone="mid" title={t('training.page.offline')}>
                  {t('training.page.offlineText', { count: saving.waiting })}
                </Note>
              ) : (
                saving.savedAt !== undefined && (
                  <Note
                    title={t('training.page.saved', {
                      time: when(new Date(saving.savedAt).toISOString(), lang, true),
                    })}
                  >
                    {t('training.page.savedText')}
                  </Note>
                )
              )}
            </div>
            <Chapters page={page} part={part} free={preview} onChoose={(next) => void goOn(next)} />
            <Box className="em-card" px="panel" py="lg">
              <strong>{t('training.page.atTheEnd')}</strong>
              <Box component="p" m={0} c="var(--em-text-2)">
                {t('training.page.atTheEndText', {
                  count: page.sorular.length,
                  needed: page.gereken,
                })}
              </Box>
            </Box>
          </aside>
        </div>
      )}
    </>
  );
}
