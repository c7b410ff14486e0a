import { Stack } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ProcessPanel } from './ProcessPanel.tsx';
import { useQuestionnaire } from './queries.ts';
import { QuestionnaireState } from './State.tsx';

/** /envanter/anketler/{id}: each task that was answered about, beside the record that it would become. */
export default function ReviewPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useQuestionnaire(Number(useParams().id));
  const one = query.data;
  if (query.isError)
    return (
      <ErrorState
        error={query.error}
        title={t('questionnaires.failed')}
        onRetry={() => void query.refetch()}
      />
    );
  if (!one) return <ListSkeleton />;
  return (
    <Stack gap="md" className="em-page">
      <PageHead
        title={t('questionnaires.of', { name: one.fullname })}
        text={`${one.department_name} · ${t('questionnaires.until', { day: dayShort(one.son_gun, lang) })}`}
      >
        <BackButton to="/envanter/anketler" label={t('questionnaires.back')} />
        <QuestionnaireState one={one} />
      </PageHead>
      {one.surecler.length === 0 && (
        <EmptyState
          icon={<IconMessageQuestion size={20} aria-hidden />}
          title={t('questionnaires.noTask')}
          text={t('questionnaires.noTaskText')}
        />
      )}
      {one.surecler.map((process) => (
        <ProcessPanel key={`${process.id}.${process.hedef?.surum ?? 0}`} process={process} />
      ))}
    </Stack>
  );
}
