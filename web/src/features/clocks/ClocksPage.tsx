import { clocks, type Clock } from '@emanet/contract/clocks';
import { clockAddress, CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { Box, Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconClock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { ClockItems } from './ClockItems.tsx';
import { CloseClock } from './CloseClock.tsx';
import { FACES, NOTHING, SPEC } from './filters.ts';
import { Questions } from './Questions.tsx';
import { Reckoning } from './Reckoning.tsx';
import { LeftTag } from './useClockColumns.tsx';
import { useClockFilters } from './useClockFilters.ts';
import { useClockTable } from './useClockTable.ts';
import { useLeftWords } from './useLeftWords.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const EditModal = atFirstMove(() => import('./EditModal.tsx'));
const ExtendModal = atFirstMove(() => import('./ExtendModal.tsx'));
const StartModal = atFirstMove(() => import('./StartModal.tsx'));

const MINUTE_MS = 60_000;
type Opened = Readonly<{ act: 'start' } | { act: 'close' | 'edit' | 'extend'; one: Clock }>;

/** /sureler: every day by which the company has to do something, how it was reckoned, how it ended. */
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
        text: t('clocks.emptyText'),
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
