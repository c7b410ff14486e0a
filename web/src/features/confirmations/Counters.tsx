import { Box, Group, Text } from '@mantine/core';
import type { ConfirmationOverview } from '@emanet/contract/confirmations';
import type { ReactNode } from 'react';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import cells from '../../ui/panel/rows.module.css';
import css from './confirmations.module.css';
import { isConfirmed, stateOf, unrepresented, type Row } from './filters.ts';

type Props = Readonly<{ overview: ConfirmationOverview; rows: readonly Row[] }>;

/** Progress of the round, late departments, those that cannot confirm, and the next round. */
export function Counters({ overview, rows }: Props) {
  const { t, lang } = useTranslation();
  const { bugun, sonraki_donem, periyodik_sure } = overview;
  const asked = rows.filter(({ current }) => current);
  const confirmed = asked.filter(isConfirmed);
  const newest = asked[0]?.current?.donem === overview.donemler[0];
  const late = asked.filter((row) => ['gecikti', 'onaylanmadi'].includes(stateOf(row)));
  const without = unrepresented(rows);
  const share = asked.length > 0 ? confirmed.length / asked.length : 0;
  const longest = Math.max(
    0,
    ...late.map(({ current }) => (current ? daysBetween(current.soruldu, bugun) : 0)),
  );
  return (
    <Box component="ul" className={`em-card em-rigid ${cells.cells}`} mb="md">
      {newest && <ValidRecords rows={asked} />}
      <Counter
        name={t(`confirmations.counter.${newest ? 'valid' : 'confirmed'}`)}
        beside={share.toLocaleString(lang, { style: 'percent', maximumFractionDigits: 0 })}
        figure={`${confirmed.length} / ${asked.length}`}
      >
        {t('confirmations.counter.answered', {
          count: asked.filter(({ current }) => current?.onay_tarihi).length,
        })}
      </Counter>
      <Counter
        name={t('confirmations.counter.late')}
        figure={late.length}
        tone={late.length > 0 ? 'var(--em-high)' : 'dimmed'}
      >
        {late.length > 0
          ? t('confirmations.counter.lateFor', { count: longest })
          : t('confirmations.counter.nobodyLate')}
      </Counter>
      <Counter
        name={t('confirmations.counter.without')}
        figure={without.length}
        tone={without.length > 0 ? 'var(--em-mid)' : 'dimmed'}
      >
        {without.length > 0
          ? without.map((row) => row.department_name).join(', ')
          : t('confirmations.counter.allRepresented')}
      </Counter>
      <Counter
        name={t('confirmations.counter.next')}
        figure={sonraki_donem ? dayShort(sonraki_donem, lang) : '–'}
      >
        {sonraki_donem
          ? t('confirmations.counter.nextIn', {
              count: daysBetween(bugun, sonraki_donem),
              every: periyodik_sure,
            })
          : t('confirmations.counter.off')}
      </Counter>
    </Box>
  );
}

/** Records whose confirmation holds today; those changed since and never confirmed ones apart. */
function ValidRecords({ rows }: Pick<Props, 'rows'>) {
  const { t, lang } = useTranslation();
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0);
  const total = sum(({ faaliyet }) => faaliyet);
  const never = sum((row) => (row.degisen === null ? row.faaliyet : 0));
  // Records that left since count as changes, too.
  const changed = sum(({ degisen, faaliyet }) => Math.min(degisen ?? 0, faaliyet));
  const valid = total - never - changed;
  const parts = [
    ['done', valid],
    ['mid', changed],
    ['high', never],
  ] as const;
  return (
    <Counter
      name={t('confirmations.counter.records')}
      figure={`${valid.toLocaleString(lang)} / ${total.toLocaleString(lang)}`}
    >
      <span className={css.bar} aria-hidden>
        {parts.map(
          ([tone, count]) =>
            count > 0 && <span key={tone} data-tone={tone} style={{ flexGrow: count }} />,
        )}
      </span>
      {t('confirmations.counter.recordsText', { changed, never })}
    </Counter>
  );
}

type CounterProps = Readonly<{
  name: string;
  beside?: string;
  figure: ReactNode;
  tone?: string;
  children: ReactNode;
}>;

const Counter = ({ name, beside, figure, tone = 'dimmed', children }: CounterProps) => (
  <li>
    <Group justify="space-between" wrap="nowrap" gap="sm" fz="sm" c="var(--em-text-2)">
      {name}
      <span className="em-num">{beside}</span>
    </Group>
    <Text fz={26} fw={620} lh={1.35} className="em-num">
      {figure}
    </Text>
    <Text component="div" fz="meta" c={tone} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </li>
);
