import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { DUTY_RANKS, dutyRank } from '@emanet/contract/clocks/order';
import { dueAddress, type Due, type DueItem } from '@emanet/contract/dashboard';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { reviewAddress } from '@emanet/contract/shared/company-address';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { CloseClock, KindIcon, useLeftWords } from '../../clocks/clocks.tsx';
import { QuietLine } from './Undated.tsx';
import css from './due.module.css';
import { actions } from '@emanet/contract/actions';
import { clocks, type Clock } from '@emanet/contract/clocks';
import { at, useReadAgain } from '../../../nouns/read.ts';
import { ApiError, call } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify.tsx';

/** Lines that are shown before the reader opens the rest. */
const FIRST = 12;

/** Due work, statutory duties first, with the time that is left and the next step. */
export function DueList({ due, now }: { due: Due; now: number }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const acts = useDueActs();
  const mine = due.isler.filter(({ eylem }) => eylem !== 'read');
  const shown = all ? mine : mine.slice(0, FIRST);
  return (
    <div data-due-list>
      {DUTY_RANKS.map(({ rank }) => {
        const items = shown.filter((item) => dutyRank(item, now) === rank);
        if (items.length === 0) return null;
        return (
          <section key={rank} aria-label={t(`clocks.ranks.${rank}`)}>
            <h3
              className={`em-meta em-strong ${css.rank}`}
              data-tone={rank === 'lateStatutory' ? 'high' : 'plain'}
            >
              {t(`clocks.ranks.${rank}`)}
              <span className="em-num">
                {mine.filter((item) => dutyRank(item, now) === rank).length}
              </span>
            </h3>
            <Stack component="ul" gap={0}>
              {items.map((item) => (
                <DueLine key={item.sure_id} item={item} now={now} acts={acts} />
              ))}
            </Stack>
          </section>
        );
      })}
      {mine.length > FIRST && (
        <Button variant="subtle" size="xs" m="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'dashboard.due.fewer' : 'dashboard.due.all', { count: mine.length })}
        </Button>
      )}
      {acts.closing && <CloseClock one={acts.closing} onClose={acts.onClosed} />}
    </div>
  );
}

/** Due work that the reader cannot do: with the person in charge, without a button. */
export function Told({ items, now }: { items: readonly DueItem[]; now: number }) {
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  return (
    <Panel flush title={t('dashboard.due.told')} count={t('dashboard.due.toldText')}>
      <Stack component="ul" gap={0}>
        {items.map((item) => (
          <QuietLine key={item.sure_id}>
            <Text span fz="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
              {`${CLOCKS[item.tur].ad[lang]}: ${item.ad}, ${words.left(item, now)}`}
            </Text>
            <Text span fz="meta" c="dimmed" ta="end">
              {item.sahip && t('dashboard.due.takenCare', { who: item.sahip.ad })}
            </Text>
          </QuietLine>
        ))}
      </Stack>
    </Panel>
  );
}

type LineProps = Readonly<{ item: DueItem; now: number; acts: ReturnType<typeof useDueActs> }>;

function DueLine({ item, now, acts }: LineProps) {
  const { lang } = useTranslation();
  const words = useLeftWords();
  const { tone } = leftOf(item, now);
  return (
    <Group
      mih="52px"
      py="tight"
      px="panel"
      component="li"
      gap="sm"
      wrap="nowrap"
      className="em-faint em-line-top"
    >
      <KindIcon tur={item.tur} size={18} />
      <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={dueAddress(item)} display="block" inherit fw={560} c="bright">
          {item.ad}
        </Anchor>
        <Text span fz="meta" c="dimmed">
          {[CLOCKS[item.tur].ad[lang], item.department_name].filter(Boolean).join(', ')}
        </Text>
      </Box>
      <div className={`em-row em-rigid ${css.end}`}>
        <span title={dayInWords(item.gun, lang)}>
          <Tag tone={tone === 'low' ? 'plain' : tone}>{words.left(item, now)}</Tag>
        </span>
        <NextStep item={item} acts={acts} />
      </div>
    </Group>
  );
}

/** The button of a line: it finishes the work here, or opens the record. */
function NextStep({ item, acts }: Omit<LineProps, 'now'>) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const act = item.eylem === 'read' ? 'open' : item.eylem;
  const text = t(`dashboard.due.acts.${act}`);
  const common = {
    size: 'xs',
    variant: 'default',
    className: css.step ?? '',
    'aria-label': `${text}: ${item.ad}`,
  } as const;
  if (act !== 'finish' && act !== 'close')
    return (
      <Button
        {...common}
        component={Link}
        to={act === 'review' ? reviewAddress(item.department_id ?? undefined) : dueAddress(item)}
      >
        {text}
      </Button>
    );
  async function go({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const list = currentTarget.closest('[data-due-list]');
    const steps = () => [...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const place = steps().indexOf(currentTarget);
    setBusy(true);
    await acts[act === 'finish' ? 'finish' : 'close'](item);
    setBusy(false);
    // The removed line had the focus; the line that moved up gets it.
    if (document.activeElement === document.body) steps().at(place)?.focus();
  }
  return (
    <Button {...common} data-step loading={busy} onClick={(event) => void go(event)}>
      {text}
    </Button>
  );
}

/** Acts on due work within the dashboard; a finished action can be opened again. */
function useDueActs() {
  const { t } = useTranslation();
  const changed = useReadAgain('actions');
  const [closing, setClosing] = useState<Clock>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
  }
  const setDone = (
    id: number,
    body: Readonly<{ durum: boolean; surum?: number }>,
    text: string,
    undo?: (surum: number) => void,
  ) =>
    attempt(async () => {
      const { data } = await call(actions.update, { ...at(id), body });
      notify.success(text, undo ? { undo: () => undo(data.surum) } : {});
      await changed();
    });

  return {
    finish: async ({ record_id, ad }: DueItem) => {
      if (record_id === null) return;
      await setDone(
        record_id,
        { durum: true },
        t('actions.completed', { name: ad }),
        (surum) =>
          void setDone(record_id, { durum: false, surum }, t('actions.reopened', { name: ad })),
      );
    },
    /** Requires the proof with which the clock is closed. */
    close: ({ sure_id }: DueItem) =>
      attempt(async () => setClosing((await call(clocks.single, at(sure_id))).data)),
    closing,
    onClosed: () => setClosing(undefined),
  };
}
