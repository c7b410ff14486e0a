import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { DUE_RANKS, dueAddress, dueRank, type Due, type DueItem } from '@emanet/contract/dashboard';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { reviewAddress } from '../../../platform/navigation.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { CloseClock, KindIcon } from '../../clocks/clocks.tsx';
import { toneOf } from './days.ts';
import css from './due.module.css';
import { actOn } from './due-acts.ts';
import { remaining } from './remaining.ts';
import { useDueActs } from './useDueActs.ts';

/** Lines that are shown until all are asked for. */
const FIRST = 12;

/** Due work, what a statute asks for first, with the time that is left and the next step. */
export function DueList({ due, today }: { due: Due; today: string }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const acts = useDueActs();
  const shown = all ? due.isler : due.isler.slice(0, FIRST);
  return (
    <div data-due-list>
      {DUE_RANKS.map((rank) => {
        const items = shown.filter((item) => dueRank(item, today) === rank);
        if (items.length === 0) return null;
        return (
          <section key={rank} aria-label={t(`dashboard.due.ranks.${rank}`)}>
            <h3
              className={`em-meta em-strong ${css.rank}`}
              data-tone={rank === 'lateStatutory' ? 'high' : 'plain'}
            >
              {t(`dashboard.due.ranks.${rank}`)}
              <span className="em-num">
                {due.isler.filter((item) => dueRank(item, today) === rank).length}
              </span>
            </h3>
            <Stack component="ul" gap={0}>
              {items.map((item) => (
                <DueLine key={item.sure_id} item={item} today={today} acts={acts} />
              ))}
            </Stack>
          </section>
        );
      })}
      {due.isler.length > FIRST && (
        <Button variant="subtle" size="xs" m="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'dashboard.due.fewer' : 'dashboard.due.all', { count: due.isler.length })}
        </Button>
      )}
      {acts.closing && <CloseClock one={acts.closing} onClose={acts.onClosed} />}
    </div>
  );
}

type LineProps = Readonly<{ item: DueItem; today: string; acts: ReturnType<typeof useDueActs> }>;

function DueLine({ item, today, acts }: LineProps) {
  const { t, lang } = useTranslation();
  const tone = toneOf(item, today);
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
          <Tag tone={tone === 'low' ? 'plain' : tone}>{remaining(t, item, today)}</Tag>
        </span>
        <NextStep item={item} acts={acts} />
      </div>
    </Group>
  );
}

/** The button of a line: what ends the work, here or where its record stands. */
function NextStep({ item, acts }: Omit<LineProps, 'today'>) {
  const { t } = useTranslation();
  const { abilities } = useUser();
  const [busy, setBusy] = useState(false);
  const act = actOn(item, abilities);
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
    // The line is gone and took the focus along: the one that moved up has it.
    if (document.activeElement === document.body) steps().at(place)?.focus();
  }
  return (
    <Button {...common} data-step loading={busy} onClick={(event) => void go(event)}>
      {text}
    </Button>
  );
}
