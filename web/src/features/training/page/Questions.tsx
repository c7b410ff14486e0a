import { articleIn } from '@emanet/contract/shared/articles';
import type { AnsweredQuestion, TrainingPage } from '@emanet/contract/training/rows';
import { Button } from '@mantine/core';
import { IconArrowRight, IconBulb, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { answer as answerQuestion } from './answers.ts';
import { clockOf } from './clock.ts';
import css from './questions.module.css';

type Props = Readonly<{
  token: string;
  page: TrainingPage;
  onAnswered: (
    cevaplar: TrainingPage['cevaplar'],
    part: Pick<TrainingPage, 'ilerleme' | 'durum' | 'sertifika'>,
  ) => void;
  /** Plays a moment of a video again. */
  onReplay: (video_id: number, from: number) => void;
  onFinished: () => void;
}>;

/** The next question: those without an answer first, then the wrong ones. */
function nextOf({ sorular, cevaplar }: TrainingPage, after?: string) {
  const answers = new Map(cevaplar.map((one) => [one.soru_id, one]));
  const fresh = sorular.find(({ id }) => !answers.has(id));
  if (fresh) return fresh;
  const wrong = sorular.filter(({ id }) => !answers.get(id)?.dogru);
  return wrong.find(({ id }) => id !== after) ?? wrong[0];
}

/** One question at a time, explained as soon as it is answered; wrong ones come again. */
export function Questions({ token, page, onAnswered, onReplay, onFinished }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [current, setCurrent] = useState(() => nextOf(page));
  const [answer, setAnswer] = useState<AnsweredQuestion>();
  const [busy, setBusy] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [current]);
  if (!current) return null;

  const place = page.sorular.findIndex(({ id }) => id === current.id);
  const right = page.cevaplar.filter(({ dogru }) => dogru).length;
  const chapter = page.videolar.findIndex(({ id }) => id === answer?.video_id);
  const finished = page.durum === 'tamamlandi';
  const allAnswered = page.sorular.every(({ id }) =>
    page.cevaplar.some((one) => one.soru_id === id),
  );

  async function choose(secenek: number) {
    if (!current || answer || busy !== undefined) return;
    setBusy(secenek);
    setError(undefined);
    try {
      const data = await answerQuestion(token, page, { soru_id: current.id, secenek });
      setAnswer(data.cevap);
      onAnswered(
        [...page.cevaplar.filter(({ soru_id }) => soru_id !== current.id), data.cevap],
        data,
      );
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(undefined);
    }
  }
  const goOn = () => {
    if (finished) return onFinished();
    setAnswer(undefined);
    return setCurrent(nextOf(page, current.id));
  };

  return (
    <section className={css.questions} aria-labelledby="soru">
      <div className={css.questionHead}>
        <span>
          {t('training.page.questionOf', { place: place + 1, count: page.sorular.length })}
        </span>
        <span>{t('training.page.rightOf', { right, needed: page.gereken })}</span>
      </div>
      <div className={css.steps} aria-hidden>
        {page.sorular.map(({ id }) => (
          <span
            key={id}
            data-state={
              id === current.id
                ? 'current'
                : page.cevaplar.find((one) => one.soru_id === id)?.dogru === undefined
                  ? 'open'
                  : page.cevaplar.find((one) => one.soru_id === id)?.dogru
                    ? 'right'
                    : 'wrong'
            }
          />
        ))}
      </div>
      {allAnswered && !answer && !finished && (
        <Note tone="mid">{t('training.page.again', { count: page.gereken - right })}</Note>
      )}
      <h2 id="soru" ref={heading} tabIndex={-1}>
        {current.soru[lang]}
      </h2>
      <div className={css.choices} role="group" aria-labelledby="soru">
        {current.secenekler.map((choice, index) => {
          const state = !answer
            ? undefined
            : index === answer.dogru_secenek
              ? 'right'
              : index === answer.secenek
                ? 'wrong'
                : 'rest';
          return (
            <button
              key={choice.tr}
              type="button"
              className={css.choice}
              data-state={state}
              aria-pressed={answer ? index === answer.secenek : undefined}
              aria-disabled={answer !== undefined || busy !== undefined}
              data-busy={busy === index || undefined}
              onClick={() => void choose(index)}
            >
              <span className={css.dot} aria-hidden />
              {choice[lang]}
            </button>
          );
        })}
      </div>
      {error && (
        <Note tone="high" takesFocus={error} title={t('training.page.answerFailed')}>
          {error.message}
        </Note>
      )}
      {answer && (
        <>
          <div className={css.explained} data-right={answer.dogru || undefined} role="status">
            <IconBulb size={20} stroke={1.7} aria-hidden />
            <p>
              <strong>{t(answer.dogru ? 'training.page.right' : 'training.page.wrong')}</strong>{' '}
              {answer.aciklama[lang]}
              {answer.madde && <span className={css.article}>{articleIn(answer.madde, lang)}</span>}
            </p>
          </div>
          <div className={css.questionFoot}>
            {answer.video_id !== null && answer.saniye !== null && chapter >= 0 && (
              <Button
                variant="subtle"
                leftSection={<IconPlayerPlay size={16} aria-hidden />}
                onClick={() => onReplay(answer.video_id ?? 0, answer.saniye ?? 0)}
              >
                {t('training.page.replay', {
                  chapter: chapter + 1,
                  time: clockOf(answer.saniye, lang),
                })}
              </Button>
            )}
            <Button
              size="md"
              onClick={goOn}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {t(finished ? 'training.page.toCertificate' : 'training.page.nextQuestion')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
