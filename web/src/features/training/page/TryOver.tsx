import type { TrainingPage } from '@emanet/contract/training/rows';
import { Button } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { beginTry } from './answers.ts';
import { AskedList } from './AskedList.tsx';
import css from './questions.module.css';

type Props = Readonly<{
  token: string;
  page: TrainingPage;
  onBegun: (page: TrainingPage) => void;
  onReplay: (video_id: number, from: number) => void;
}>;

/** The end of a failed try: every answer explained, and the next step. */
export function TryOver({ token, page, onBegun, onReplay }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const asked = page.sonuc ?? [];
  const left = page.deneme_hakki - page.deneme;
  const begin = async () => {
    setBusy(true);
    try {
      onBegun(await beginTry(token, page));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.questions} aria-labelledby="sonuc">
      <h2 id="sonuc">
        {t('training.page.notPassed', {
          right: asked.filter(({ dogru }) => dogru).length,
          count: asked.length,
          needed: page.gereken,
        })}
      </h2>
      <Note tone={left > 0 ? 'mid' : 'high'} takesFocus={page.deneme}>
        {left > 0 ? t('training.page.triesLeft', { count: left }) : t('training.page.triesSpent')}
      </Note>
      {error && <Note tone="high">{error.message}</Note>}
      {left > 0 && (
        <Button
          size="md"
          loading={busy}
          onClick={() => void begin()}
          leftSection={<IconRotate size={18} aria-hidden />}
        >
          {t('training.page.tryAgain')}
        </Button>
      )}
      <AskedList asked={asked} videolar={page.videolar} onReplay={onReplay} />
    </section>
  );
}
