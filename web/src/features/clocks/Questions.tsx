import type { ClockQuestion } from '@emanet/contract/clocks/questions';
import { Anchor, Box } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';

/** Addresses for answering the question about a clock that was never started. */
export const QUESTION_ADDRESSES = {
  verbis_yukumluluk: '/tablolar?gorunum=verbis',
  verbis_bilanco: '/tablolar?gorunum=verbis&bolum=muafiyet',
  verbis_ilk_kayit: '/sureler?baslat=verbis_ilk_kayit',
  periyodik_imha: '/sureler?baslat=periyodik_imha',
} as const satisfies Readonly<Record<ClockQuestion, string>>;

/** Questions whose answers start clocks. */
export function Questions({ questions }: { questions: readonly ClockQuestion[] }) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Box mb="md">
      <Note tone="mid" title={t('clocks.questionsTitle')}>
        <ul className="em-bullets">
          {questions.map((question) => (
            <li key={question}>
              {t(`clocks.questions.${question}`)}{' '}
              <Anchor component={Link} to={QUESTION_ADDRESSES[question]} inherit fw={560}>
                {t('dashboard.undated.answer')}
              </Anchor>
            </li>
          ))}
        </ul>
      </Note>
    </Box>
  );
}
