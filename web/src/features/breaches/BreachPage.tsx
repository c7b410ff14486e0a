import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { holdsSpecial } from '@emanet/contract/breaches/choices';
import { Button, Group } from '@mantine/core';
import { IconFileText, IconLock, IconLockOpen, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { AffectedPanel } from './AffectedPanel.tsx';
import { BreachOnPhone } from './BreachOnPhone.tsx';
import { ClockCard, RoleQuestion } from './ClockCard.tsx';
import { DecisionPanels } from './DecisionPanels.tsx';
import { FormPanel } from './FormPanel.tsx';
import { StateTags } from './marks.tsx';
import type { OpenWhat } from './opened.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { useBreach } from './queries.ts';
import { TasksPanel } from './TasksPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { MenuAct, MenuLine } from '../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';

const EditModal = atFirstMove(() => import('./EditModal.tsx'));
const LettersModal = atFirstMove(() => import('./letters/LettersModal.tsx'));
const ReasonModal = atFirstMove(() => import('./ReasonModal.tsx'));
const StageModal = atFirstMove(() => import('./StageModal.tsx'));

/** Address of a breach's paper, in the language shown. */
const paperOf = (endpoint: typeof breaches.form, id: number, lang: string) =>
  `${endpoint.path.replace(':id', String(id))}?lang=${lang}`;

/** /veri-ihlalleri/{id}: events, the clock, decisions, the Board's form, and tasks. */
export default function BreachPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useBreach(Number(id));
  const back = <BackButton to="/veri-ihlalleri" label={t('breaches.back')} />;
  if (error)
    return (
      <>
        <PageHead title={t('breaches.title')}>{back}</PageHead>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  return data ? (
    <Whole key={data.id} row={data} />
  ) : (
    <>
      <PageHead title={t('breaches.title')}>{back}</PageHead>
      <ListSkeleton />
    </>
  );
}

function Whole({ row }: { row: SingleBreach }) {
  const { t } = useTranslation();
  const now = useNow();
  const [opened, setOpened] = useState<OpenWhat>();
  const mayWrite = useCan('breaches.write') && row.durum === 'acik';
  const act = mayWrite ? setOpened : undefined;
  const whom = row.sifat === 'isleyen' ? 'sorumlu' : 'kurul';
  const told = row.olaylar.filter(
    ({ tur, veri }) => tur === 'bildirim' && veri.alici === whom,
  ).length;
  const phone = usePhone();
  const next = mayWrite && (
    <ActButton icon={IconSend} onClick={() => setOpened({ what: 'stage', whom })}>
      {t(whom === 'kurul' ? 'breaches.enterStage' : 'breaches.enterToController', {
        count: told + 1,
      })}
    </ActButton>
  );
  const notes = (
    <>
      <RoleQuestion row={row} mayWrite={mayWrite} />
      {row.senaryo && <Note title={t('breaches.scenario')}>{row.senaryo}</Note>}
      {row.kapanis_ozeti && (
        <Note tone="done" title={t('breaches.closedAs')}>
          {row.kapanis_ozeti}
        </Note>
      )}
    </>
  );
  return (
    <>
      <PageHead
        title={row.baslik}
        count={
          <Group component="span" gap="sm">
            <StateTags row={row} />
            {holdsSpecial(row.kategoriler) && <SpecialMark />}
          </Group>
        }
        back={{ to: '/veri-ihlalleri', label: t('breaches.back'), here: row.ihlal_no }}
      >
        <Papers row={row} onOpen={setOpened} />
        {!phone && next}
      </PageHead>
      {row.tatbikat && (
        <Note tone="mid" title={t('breaches.exercise')}>
          {t('breaches.exerciseText')}
        </Note>
      )}
      {phone ? (
        <BreachOnPhone row={row} now={now} onOpen={act} next={next}>
          {notes}
        </BreachOnPhone>
      ) : (
        <div className="em-desk">
          <div className="em-parts" data-last>
            <Timeline row={row} />
          </div>
          <div className="em-parts">
            {notes}
            <AffectedPanel row={row} onOpen={act} />
            <DecisionPanels row={row} onOpen={act} />
            <FormPanel row={row} now={now} onOpen={act} />
          </div>
          <div className="em-parts" data-first>
            <ClockCard row={row} now={now} />
            <TasksPanel row={row} mayWrite={mayWrite} />
            <PeoplePanel row={row} onOpen={act} />
          </div>
        </div>
      )}
      <Modals row={row} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

type PapersProps = Readonly<{ row: SingleBreach; onOpen: (opened: OpenWhat) => void }>;

/** The form and the report as papers, and the end of the breach. */
function Papers({ row, onOpen }: PapersProps) {
  const { t, lang } = useTranslation();
  const mayWrite = useCan('breaches.write');
  const closed = row.durum === 'kapali';
  const paper = (endpoint: typeof breaches.form, label: string) => (
    <MenuAct
      component="a"
      href={paperOf(endpoint, row.id, lang)}
      target="_blank"
      icon={IconFileText}
    >
      {label}
    </MenuAct>
  );
  return (
    <MenuButton
      position="bottom-end"
      button={(button) => (
        <Button {...button} variant="default">
          {t(mayWrite ? 'breaches.papersAndActs' : 'breaches.papers')}
        </Button>
      )}
    >
      {paper(breaches.form, t('breaches.formPdf'))}
      {paper(breaches.report, t(row.tatbikat ? 'breaches.exercisePdf' : 'breaches.reportPdf'))}
      {mayWrite && (
        <>
          <MenuLine />
          <MenuAct
            leftSection={
              closed ? <IconLockOpen size={16} aria-hidden /> : <IconLock size={16} aria-hidden />
            }
            onClick={() => onOpen({ what: closed ? 'reopen' : 'close' })}
          >
            {t(closed ? 'common.reopen' : 'breaches.close')}
          </MenuAct>
        </>
      )}
    </MenuButton>
  );
}

type ModalsProps = Readonly<{
  row: SingleBreach;
  opened: OpenWhat | undefined;
  onClose: () => void;
}>;

function Modals({ row, opened, onClose }: ModalsProps) {
  switch (opened?.what) {
    case 'edit':
      return <EditModal row={row} section={opened.section} onClose={onClose} />;
    case 'decide':
    case 'close':
    case 'reopen':
      return <ReasonModal row={row} opened={opened} onClose={onClose} />;
    case 'stage':
      return <StageModal row={row} whom={opened.whom} onClose={onClose} />;
    case 'letters':
      return <LettersModal row={row} onClose={onClose} />;
    default:
      return null;
  }
}
