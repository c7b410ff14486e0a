import type { TrainingPage } from '@emanet/contract/training/rows';
import { Box, Group, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { answer as answerQuestion, type Answered } from './answers.ts';
import css from './questions.module.css';

type Props = Readonly<{
  token: string;
  page: TrainingPage;
  onAnswered: (answered: Answered) => void;
}>;

/** One question at a time; the right answers are shown when the try is over. */
export function Questions({ token, page, onAnswered }: Props) {
  const { t, lang } = useTranslation();
  const [busy, setBusy] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = new Set(page.cevaplar.map(({ soru_id }) => soru_id));
  const current = page.sorular.find(({ id }) => !answered.has(id));
  useEffect(() => heading.current?.focus(), [current?.id]);
  if (!current) return null;

  async function choose(secenek: number) {
    if (!current || busy !== undefined) return;
    setBusy(secenek);
    setError(undefined);
    try {
      onAnswered(await answerQuestion(token, page, { soru_id: current.id, secenek }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={css.questions} aria-labelledby="soru">
      <Group justify="space-between" wrap="nowrap" align="start" c="var(--em-text-2)">
        <span>
          {t('training.page.questionOf', { place: answered.size + 1, count: page.sorular.length })}
        </span>
        <span>{t('training.page.tryOf', { number: page.deneme, count: page.deneme_hakki })}</span>
      </Group>
      <Group gap="tiny" aria-hidden>
        {page.sorular.map(({ id }) => (
          <span
            key={id}
            className={`em-grow em-round-small ${css.step}`}
            data-state={id === current.id ? 'current' : answered.has(id) ? 'right' : 'open'}
          />
        ))}
      </Group>
      <h2 id="soru" ref={heading} tabIndex={-1}>
        {current.soru[lang]}
      </h2>
      <div className={css.choices} role="group" aria-labelledby="soru">
        {current.secenekler.map((choice, index) => (
          <UnstyledButton
            key={`${current.id}${choice.tr}`}
            className={`em-row em-round-large em-surface ${css.choice}`}
            px="lg"
            py="md"
            fz="lead"
            aria-disabled={busy !== undefined}
            data-busy={busy === index || undefined}
            onClick={() => void choose(index)}
          >
            <span className={`em-disc ${css.dot}`} aria-hidden />
            {choice[lang]}
          </UnstyledButton>
        ))}
      </div>
      {error && (
        <Note tone="high" takesFocus={error} title={t('training.page.answerFailed')}>
          {error.message}
        </Note>
      )}
      <Box c="dimmed" fz="meta">
        {t('training.page.rule', { needed: page.gereken })}
      </Box>
    </section>
  );
}
