import { useState } from 'react';
import { ANSWER_CHECKS } from '@emanet/contract/applications/answer';
import type { Application } from '@emanet/contract/applications';
import { articleOf, RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { Button, Group } from '@mantine/core';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useWanted } from '../../platform/useWanted.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoveTools } from '../../ui/overlay/MoveTools.tsx';
import { neighboursOf } from '../../ui/overlay/neighbours.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { StepFoot } from '../../ui/step/StepPage.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { SamePersonPanel } from './SamePersonPanel.tsx';
import { PrintedFile } from './PrintedFile.tsx';
import { AnswerPanel } from './answer/AnswerPanel.tsx';
import { Evidence } from './Evidence.tsx';
import { StateMark } from './marks.tsx';
import { useApplication, useApplications } from './queries.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { Timeline } from './Timeline.tsx';
import { TasksPanel, TouchedPanel } from './TouchedPanel.tsx';
import { useTouched } from './touched.ts';
import { useAnswer } from './answer/useAnswer.ts';

const SendModal = atFirstMove(() => import('./answer/SendModal.tsx'));

/** /basvurular/{id}: events, the answer, and the thirty days. */
export default function ApplicationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useApplication(Number(id));
  // A further answer starts with a new state.
  if (data) return <Whole key={`${data.id} ${data.cevaplar.length}`} row={data} />;
  return (
    <>
      <PageHead
        title={t('applications.title')}
        back={{ to: '/basvurular', label: t('applications.back') }}
      />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </>
  );
}

function Whole({ row }: { row: Application }) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const touched = useTouched(row);
  const answer = useAnswer(row, touched);
  const [sending, setSending] = useState(false);
  const wantsToSend = useWanted(sending);
  const answered = row.durum === 'sonuclandi';
  const [second, setSecond] = useState(row.taslak !== null);
  const writes = row.sonuc !== 'geri_cekildi' && (!answered || second);
  const missing = ANSWER_CHECKS.filter((one) => one !== 'kontrol' && !answer.checks[one]);
  const send = writes && (
    <ActButton
      icon={IconSend}
      disabled={!answer.ready}
      loading={answer.busy && !sending}
      title={
        missing.length > 0
          ? `${t('common.missing', { count: missing.length })}: ${missing.map((one) => t(`applications.check.${one}`)).join(', ')}`
          : undefined
      }
      onClick={() => answer.store(() => setSending(true))}
    >
      {t('applications.send')}
    </ActButton>
  );
  return (
    <>
      <PageHead
        sticky
        title={row.ad_soyad}
        back={{ to: '/basvurular', label: t('applications.back'), here: row.basvuru_no }}
        count={
          <Group component="span" gap="sm">
            <StateMark row={row} />
            <TimeLeft row={row} />
          </Group>
        }
      >
        <Others row={row} />
        <ActButton variant="default" icon={IconPrinter} onClick={() => window.print()}>
          {t('applications.printFile')}
        </ActButton>
        {!phone && send}
      </PageHead>
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
          {writes && <AnswerPanel row={row} answer={answer} touched={touched} />}
          {answered && !writes && (
            <Panel title={t('applications.answer')}>
              <p className="em-text">{row.cevaplar.at(-1)?.metin}</p>
              <Group mt="md">
                <Button variant="default" onClick={() => setSecond(true)}>
                  {t('applications.writeSecond')}
                </Button>
                <span className="em-quiet">{t('applications.second')}</span>
              </Group>
            </Panel>
          )}
        </div>
        <div className="em-parts">
          <AboutPanel row={row} />
          <SamePersonPanel row={row} />
          <TasksPanel tasks={row.gorevler} />
          <TouchedPanel row={row} touched={touched} />
          <Evidence row={row} />
        </div>
      </div>
      {phone && send && (
        <StepFoot alone summary={<TimeLeft row={row} />}>
          {send}
        </StepFoot>
      )}
      <PrintedFile row={row} />
      {wantsToSend && (
        <SendModal row={row} answer={answer} opened={sending} onClose={() => setSending(false)} />
      )}
    </>
  );
}

/** The open applications before and after this one, the most urgent first. */
function Others({ row }: { row: Application }) {
  const navigate = useNavigate();
  const all = useApplications().data ?? [];
  const open = all
    .filter((one) => one.durum !== 'sonuclandi')
    .toSorted((a, b) => a.son_gun.localeCompare(b.son_gun) || a.id - b.id);
  const ways = neighboursOf({
    rows: open,
    idOf: ({ id }) => id,
    open: row.id,
    onMove: (id) => void navigate(`/basvurular/${id}`),
  });
  return ways.onPrevious || ways.onNext ? <MoveTools {...ways} /> : null;
}
