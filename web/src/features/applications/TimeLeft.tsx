import type { ApplicationRow } from '@emanet/contract/applications';
import { Group, Progress } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { dayOfPeriod, daysInAll, daysLeft, nearnessOf } from './time-left.ts';

const COLORS = { uzak: 'petrol', on: 'amber.4', iki: 'brick.5', geciken: 'brick.5' } as const;
const TONES = { uzak: 'plain', on: 'mid', iki: 'high', geciken: 'high' } as const;

/** Rest of the thirty days, in words; for a closed one its day of closing. */
export function useTimeWords(): (row: ApplicationRow) => string {
  const { t } = useTranslation();
  return (row) => {
    if (row.durum === 'sonuclandi') return t('applications.closedOn', { day: dayOfPeriod(row) });
    const left = daysLeft(row);
    if (left === 0) return t('applications.today');
    return left < 0
      ? t('applications.daysLate', { count: -left })
      : t('applications.days', { count: left });
  };
}

/** The same with a bar and a colour. */
export function TimeLeft({ row }: { row: ApplicationRow }) {
  const words = useTimeWords();
  if (row.durum === 'sonuclandi') return <span className="em-quiet">{words(row)}</span>;
  const near = nearnessOf(row);
  const gone = Math.min(100, Math.max(2, (dayOfPeriod(row) / daysInAll(row)) * 100));
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="sm"
      wrap="nowrap"
      fw={near === 'uzak' ? undefined : 560}
      className="em-toned"
      data-tone={TONES[near]}
    >
      <Progress value={gone} color={COLORS[near]} size={4} w={72} aria-hidden />
      <span className="em-num">{words(row)}</span>
    </Group>
  );
}
