import { clocks, type Clock } from '@emanet/contract/clocks';
import {
  CLOCK_KINDS,
  clockAddress,
  CLOCKS,
  EXTRA_DAYS,
  namesOwnPerson,
} from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { Box, Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import {
  IconCheck,
  IconClock,
  IconExternalLink,
  IconPencil,
  IconPlayerPause,
  IconPlus,
} from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { CloseClock } from './CloseClock.tsx';
import { type Asked, FACES, narrowed, NOTHING, personOf, SPEC } from './filters.ts';
import { Questions } from './Questions.tsx';
import { Reckoning } from './Reckoning.tsx';
import { LeftTag, useClockColumns } from './useClockColumns.tsx';
import { useLeftWords } from './useLeftWords.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { articleIn } from '@emanet/contract/shared/articles';
import { choicesOf, distinct, type FilterList } from '../../ui/filters/filter.ts';
import { closedLate } from '@emanet/contract/clocks/closing';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { compareDuties, dutyRank } from '@emanet/contract/clocks/order';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useClocks } from './queries.ts';

const idOf = (one: Clock) => one.id;

/** The clocks of the chosen face, under their headings. */
function useClockTable(asked: Asked, now: number) {
  const { t, lang } = useTranslation();
  const { running, closed } = useClocks(asked.face !== 'isleyen');
  const rows = useMemo(
    () => [
      ...(asked.face === 'kapanan' ? [] : (running.data?.data ?? []).toSorted(compareDuties(now))),
      ...(asked.face === 'isleyen' ? [] : (closed.data?.pages.flatMap(({ data }) => data) ?? [])),
    ],
    [asked.face, running.data, closed.data, now],
  );
  const nameOf = useCallback((one: Clock) => `${CLOCKS[one.tur].ad[lang]}: ${one.ad}`, [lang]);
  const table = useDataTable({
    rows,
    columns: useClockColumns(now),
    idOf,
    nameOf,
    unfolded: asked.open === undefined ? [] : [asked.open],
    narrow: useCallback((all: readonly Clock[]) => narrowed(all, asked, lang), [asked, lang]),
    groupOf: useCallback(
      (one: Clock) => {
        if (one.kapanis !== null) return { key: 'kapanan', label: t('clocks.lastClosed') };
        const rank = dutyRank(one, now);
        return { key: rank, label: t(`clocks.ranks.${rank}`) };
      },
      [t, now],
    ),
  });
  return { table, rows, running, closed, nameOf };
}

const EditModal = atFirstMove(() => import('./EditModal.tsx'));
const ExtendModal = atFirstMove(() => import('./ExtendModal.tsx'));
const StartModal = atFirstMove(() => import('./StartModal.tsx'));

const MINUTE_MS = 60_000;
type Opened = Readonly<{ act: 'start' } | { act: 'close' | 'edit' | 'extend'; one: Clock }>;

/** /sureler: every deadline of the company, its computation and its end. */
export default function ClocksPage() {
  const { t, lang } = useTranslation();
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
  const mayWrite = useCan('clocks.write');
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS, { autoInvoke: true });
  const [opened, setOpened] = useState<Opened>();
  const words = useLeftWords();
  const phone = usePhone();
  const navigate = useNavigate();
  const { table, rows, running, closed } = useClockTable(asked, now);
  const late = (running.data?.data ?? []).filter((one) => leftOf(one, now).late).length;
  const counts = {
    isleyen: running.data?.data.length ?? 0,
    kapanan: running.data?.kapanan_sayisi ?? 0,
    tumu: (running.data?.data.length ?? 0) + (running.data?.kapanan_sayisi ?? 0),
  };
  const close = () => setOpened(undefined);
  const open = (one: Clock) => {
    if (one.kayit_id === null) table.toggleOpen(one.id);
    else void navigate(clockAddress(one));
  };

  return (
    <NounList
      table={table}
      query={asked.face === 'kapanan' ? closed : running}
      address={address}
      title={t('clocks.title')}
      count={
        running.data &&
        [
          t('clocks.count', { count: counts.isleyen }),
          late > 0 && t('clocks.lateCount', { count: late }),
        ]
          .filter(Boolean)
          .join(', ')
      }
      download={useRowsSheet(t('clocks.title'), clocks.export, table.rows)}
      tools={
        <>
          <CalendarLink inWords={!phone} />
          {mayWrite && (
            <ActButton icon={IconPlus} onClick={() => setOpened({ act: 'start' })}>
              {t('clocks.startTitle')}
            </ActButton>
          )}
        </>
      }
      importAt={mayWrite && '/sureler/ice-aktar'}
      above={mayWrite && <Questions questions={running.data?.sorular ?? []} />}
      search={t('clocks.search')}
      filters={useClockFilters(asked, rows, set)}
      faces={{
        label: t('clocks.show'),
        faces: FACES.map((value) => ({
          value,
          label: t(`clocks.faces.${value}`),
          count: running.data && counts[value],
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      barStays
      onClear={() => set(NOTHING)}
      failed={t('clocks.failed')}
      empty={{
        icon: <IconClock size={20} aria-hidden />,
        title: t('clocks.empty'),
        text: t(mayWrite ? 'clocks.emptyText' : 'clocks.emptyRead'),
      }}
      tall
      detail={(one) => <Reckoning id={one.id} />}
      menu={
        mayWrite
          ? (one) => <ClockItems one={one} onAct={(act) => setOpened({ act, one })} />
          : undefined
      }
      onOpen={phone ? undefined : open}
      phone={(one) => ({
        name: CLOCKS[one.tur].ad[lang],
        beside: <LeftTag one={one} now={now} />,
        below: `${one.ad} · ${words.last(one, now)}`,
        besideBelow: one.sahip?.ad,
      })}
      footer={
        <TableFooter table={table} unfolds={t('clocks.howKey')}>
          {late > 0 && (
            <Box component="span" c="var(--em-high)" fw={560}>
              {t('clocks.lateCount', { count: late })}
            </Box>
          )}
          {!phone && <span className="em-cut">{t('clocks.weekends')}</span>}
          {asked.face !== 'isleyen' && closed.hasNextPage && (
            <Button
              variant="subtle"
              size="compact-xs"
              loading={closed.isFetchingNextPage}
              onClick={() => void closed.fetchNextPage()}
            >
              {t('clocks.more')}
            </Button>
          )}
        </TableFooter>
      }
    >
      {opened?.act === 'start' && <StartModal onClose={close} />}
      {asked.start && mayWrite && (
        <StartModal kind={asked.start} onClose={() => set({ start: '' })} />
      )}
      {opened?.act === 'close' && <CloseClock one={opened.one} onClose={close} />}
      {opened?.act === 'extend' && <ExtendModal one={opened.one} onClose={close} />}
      {opened?.act === 'edit' && <EditModal one={opened.one} onClose={close} />}
    </NounList>
  );
}

/** The filters of the clocks, for the bar and for the sheet of small screens. */
function useClockFilters(
  asked: Asked,
  rows: readonly Clock[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t, lang } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      choice(
        'kinds',
        t('clocks.duty'),
        CLOCK_KINDS.filter((tur) => rows.some((one) => one.tur === tur)),
        (value) => CLOCKS[value].ad[lang],
      ),
      choice('articles', t('fields.article'), distinct(rows.map(({ madde }) => madde)), (value) =>
        value ? articleIn(value, lang) : t('clocks.ownPeriod'),
      ),
      choice(
        'people',
        t('fields.inCharge'),
        distinct(rows.map(personOf)),
        (value) => value || t('common.nobodyInCharge'),
      ),
    ],
  };
}

type Props = Readonly<{ one: Clock; onAct: (act: 'close' | 'edit' | 'extend') => void }>;

/** Acts on a clock: open its record, close it with a proof, name a person or a reason. */
function ClockItems({ one, onAct }: Props) {
  const { t } = useTranslation();
  const running = one.kapanis === null;
  const editable = running ? !namesOwnPerson(one) || one.kayit_id === null : closedLate(one);
  return (
    <>
      {one.kayit_id !== null && (
        <MenuAct component={Link} to={clockAddress(one)} icon={IconExternalLink}>
          {t('clocks.open')}
        </MenuAct>
      )}
      {CLOCKS[one.tur].kanitla && running && (
        <MenuAct icon={IconCheck} onClick={() => onAct('close')}>
          {t('clocks.close')}
        </MenuAct>
      )}
      {running && EXTRA_DAYS[one.tur] !== undefined && one.ek_gun === null && (
        <MenuAct icon={IconPlayerPause} onClick={() => onAct('extend')}>
          {t('clocks.extend')}
        </MenuAct>
      )}
      {editable && (
        <MenuAct icon={IconPencil} onClick={() => onAct('edit')}>
          {t(running ? 'clocks.edit' : 'clocks.writeReason')}
        </MenuAct>
      )}
    </>
  );
}
