import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords } from '../../platform/when.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { useInvitations, useQuestions, useTrainingSettings, useVideos } from './queries.ts';
import { useSessions } from './sessions/queries.ts';

/** Title, actions and the parts of the training, each with its own address. */
export function TrainingHead({ children }: { children?: ReactNode }) {
  const { t, lang } = useTranslation();
  const until = useTrainingSettings().data?.son_tarih;
  const parts = [
    ['/farkindalik-egitimi', 'invitations', useInvitations().data?.length],
    ['/farkindalik-egitimi/oturumlar', 'sessions', useSessions().data?.length],
    ['/videolar', 'videos', useVideos().data?.length],
    ['/farkindalik-egitimi/sorular', 'questions', useQuestions().data?.sorular.length],
    ['/farkindalik-egitimi/ayarlar', 'settings', undefined],
  ] as const;
  return (
    <>
      <PageHead
        title={t('training.title')}
        count={until ? t('training.until', { day: dayInWords(until, lang) }) : undefined}
      >
        {children}
      </PageHead>
      <Box
        component="nav"
        mb="panels"
        className="em-rigid em-line-bottom em-tabs"
        aria-label={t('training.parts')}
      >
        {parts.map(([to, name, count]) => (
          <NavLink key={to} to={to} end className="em-bare em-inline">
            {t(`training.part.${name}`)}
            {count !== undefined && (
              <Box component="span" visibleFrom="md" c="dimmed" className="em-num">
                {count}
              </Box>
            )}
          </NavLink>
        ))}
      </Box>
    </>
  );
}
