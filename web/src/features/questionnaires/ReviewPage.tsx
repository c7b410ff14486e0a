import { IconMessageQuestion } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ProcessPanel } from './ProcessPanel.tsx';
import { useQuestionnaire } from './queries.ts';
import { QuestionnaireState } from './State.tsx';

/** /envanter/anketler/{id}: each answered task, beside the record that it would become. */
export default function ReviewPage() {
  const { t, lang } = useTranslation();
  const query = useQuestionnaire(Number(useParams().id));
  const one = query.data;
  const back = { to: '/envanter/anketler', label: t('questionnaires.back') };
  if (!one)
    return (
      <>
        <PageHead title={t('questionnaires.title')} back={back} />
        {query.isError ? (
          <ErrorState query={query} title={t('questionnaires.failed')} />
        ) : (
          <ListSkeleton />
        )}
      </>
    );
  return (
    <div className="em-page">
      <PageHead
        title={t('questionnaires.of', { name: one.fullname })}
        back={{
          ...back,
          here: `${one.department_name}, ${t('questionnaires.until', { day: when(one.son_gun, lang) })}`,
        }}
        count={<QuestionnaireState one={one} />}
      />
      <div className="em-parts">
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
      </div>
    </div>
  );
}
