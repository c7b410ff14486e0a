import type { Application } from '@emanet/contract/applications';
import { articleOf, RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { Group } from '@mantine/core';
import { useParams } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { Evidence } from './Evidence.tsx';
import { StateMark } from './marks.tsx';
import { useApplication } from './queries.ts';
import { Timeline } from './Timeline.tsx';
import { TasksPanel, TouchedPanel } from './TouchedPanel.tsx';
import { useTouched } from './touched.ts';

/** /basvurular/{id}: what happened, the answer, and the thirty days. */
export default function ApplicationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useApplication(Number(id));
  const back = <BackButton to="/basvurular" label={t('applications.back')} />;
  if (error)
    return (
      <>
        <PageHead title={t('applications.title')}>{back}</PageHead>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  return (
    <>
      <PageHead
        title={data ? `${data.basvuru_no} · ${data.ad_soyad}` : t('applications.title')}
        count={data && <StateMark row={data} />}
      >
        {back}
      </PageHead>
      {data ? <Columns key={data.id} row={data} /> : <ListSkeleton />}
    </>
  );
}

function Columns({ row }: { row: Application }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const touched = useTouched(row);
  return (
    <div className="em-desk">
      <div className="em-parts">
        <Timeline row={row} />
      </div>
      <div className="em-parts" data-first>
        {!row.zincir_saglam && <Note tone="high">{t('applications.chainBroken')}</Note>}
        <Panel title={t('applications.request')}>
          <Group gap="sm" align="stretch">
            {row.haklar.map((right) => (
              <span key={right}>
                <Tag>{articleOf(right, lang)}</Tag> {RIGHT_TEXTS[right].short[lang]}
              </span>
            ))}
          </Group>
          <p className="em-text">{row.talep}</p>
        </Panel>
        <AnswerPanel key={row.cevaplar.length} row={row} chosen={touched.chosen} />
      </div>
      <div className="em-parts">
        <AboutPanel row={row} />
        <TasksPanel tasks={row.gorevler} />
        <TouchedPanel row={row} touched={touched} />
        <Evidence row={row} />
      </div>
    </div>
  );
}
