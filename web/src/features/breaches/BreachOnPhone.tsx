import '@mantine/core/styles/Tabs.layer.css';
import type { SingleBreach } from '@emanet/contract/breaches';
import { ADDRESSEE_WORDS } from '@emanet/contract/breaches/choices';
import { boardForm, filledOf } from '@emanet/contract/breaches/form';
import { Button, Tabs } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StepFoot } from '../../ui/step/StepPage.tsx';
import { AffectedPanel } from './AffectedPanel.tsx';
import { ClockCard } from './ClockCard.tsx';
import { DecisionPanels } from './DecisionPanels.tsx';
import { FormPanel, Stages } from './FormPanel.tsx';
import { NotifiedCell, useNotified } from './marks.tsx';
import type { Open } from './opened.ts';
import css from './phone.module.css';
import { PeoplePanel } from './PeoplePanel.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type Props = Readonly<{
  row: SingleBreach;
  now: number;
  onOpen: Open;
  /** The button of the next notification. */
  next: ReactNode;
  /** Notes about the whole breach. */
  children: ReactNode;
}>;

/** A breach on a phone: clock and steps in sight, the rest in tabs, the next step at the bottom. */
export function BreachOnPhone({ row, now, onOpen, next, children }: Props) {
  const { t, lang } = useTranslation();
  const [tab, setTab] = useState<string | null>('tasks');
  const [writing, setWriting] = useState(false);
  const mayNote = useCan('breaches.write');
  const { done, all } = filledOf(boardForm(row, row.sirket, lang, now));
  const left = row.acik_is > 0 && <span className="em-num">{row.acik_is}</span>;
  const note = () => {
    setWriting(true);
    setTab('time');
  };
  return (
    <div className={`em-column ${css.whole}`}>
      {children}
      <ClockCard row={row} now={now} />
      {row.sifat !== 'isleyen' && (
        <Panel flush>
          <Stages row={row} now={now} />
          <PersonsStep row={row} onOpen={onOpen} />
        </Panel>
      )}
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List
          className="em-tabs"
          mx="calc(-1 * var(--em-gutter))"
          mb="md"
          px="calc(var(--em-gutter) - var(--em-space-tab))"
        >
          <Tabs.Tab value="tasks" rightSection={left}>
            {t('breaches.tasks')}
          </Tabs.Tab>
          <Tabs.Tab value="affected">{t('breaches.affected')}</Tabs.Tab>
          <Tabs.Tab
            value="form"
            rightSection={<span className="em-num em-faint">{`${done}/${all}`}</span>}
          >
            {t('breaches.formTab')}
          </Tabs.Tab>
          {row.sifat !== 'isleyen' && (
            <Tabs.Tab value="decisions">{t('breaches.decisionsTab')}</Tabs.Tab>
          )}
          <Tabs.Tab value="time">{t('breaches.timeTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tasks">
          <TasksPanel row={row} mayWrite={onOpen !== undefined} />
          <PeoplePanel row={row} onOpen={onOpen} />
        </Tabs.Panel>
        <Tabs.Panel value="affected">
          <AffectedPanel row={row} onOpen={onOpen} />
        </Tabs.Panel>
        <Tabs.Panel value="form">
          <FormPanel row={row} now={now} onOpen={undefined} />
        </Tabs.Panel>
        <Tabs.Panel value="decisions">
          <DecisionPanels row={row} onOpen={onOpen} />
        </Tabs.Panel>
        <Tabs.Panel value="time">
          <Timeline row={row} writing={writing} />
        </Tabs.Panel>
      </Tabs>
      {mayNote && (
        <StepFoot alone>
          <ActButton variant="default" icon={IconPencil} onClick={note}>
            {t('breaches.noteButton')}
          </ActButton>
          {next}
        </StepFoot>
      )}
    </div>
  );
}

/** Whether the persons affected are notified, and the next step towards it. */
function PersonsStep({ row, onOpen }: Readonly<{ row: SingleBreach; onOpen: Open }>) {
  const { t, lang } = useTranslation();
  const { tone } = useNotified()(row, 'kisi');
  const lettersDue = row.kisi_karari === 'bildirilecek' && row.kisi_bildirimi === null;
  return (
    <div className={`em-row em-apart ${css.step}`}>
      <span>
        <b>{ADDRESSEE_WORDS.ilgili_kisi[lang]}</b>
        <NotifiedCell row={row} whom="kisi" />
      </span>
      {onOpen && (tone === 'mid' || lettersDue) && (
        <Button
          variant="default"
          onClick={() =>
            onOpen(lettersDue ? { what: 'letters' } : { what: 'decide', konu: 'ilgili_kisi' })
          }
        >
          {t(lettersDue ? 'breaches.letters' : 'breaches.decide')}
        </Button>
      )}
    </div>
  );
}
