import { Group } from '@mantine/core';
import type { ShownState } from '@emanet/contract/confirmations';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import {
  IconCheck,
  IconClock,
  IconHistory,
  IconMinus,
  IconUserX,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './confirmations.module.css';
import { stateOf, type Row } from './filters.ts';

const IN_TAG = { marginInlineEnd: 5 };

/** State of a department in the round shown, by icon, word and colour. */
export function RoundState({ row, today }: { row: Row; today: string }) {
  const { t } = useTranslation();
  const state = stateOf(row);
  const waiting = row.current ? daysBetween(row.current.soruldu, today) : 0;
  if (state === 'onayli')
    return (
      <Group
        component="span"
        display="inline-flex"
        wrap="nowrap"
        gap="tight"
        fw={560}
        c="var(--em-done)"
      >
        <IconCheck size={16} stroke={2} aria-hidden />
        {t('confirmations.states.onayli')}
      </Group>
    );
  if (state === 'degisti')
    return (
      <Tag tone="mid">
        <IconHistory size={14} style={IN_TAG} aria-hidden />
        {t('confirmations.states.degisti')}
      </Tag>
    );
  if (state === 'temsilci_yok')
    return (
      <Tag tone="mid">
        <IconUserX size={14} style={IN_TAG} aria-hidden />
        {t('confirmations.states.temsilci_yok')}
      </Tag>
    );
  if (state === 'gecikti' || state === 'bekliyor')
    return (
      <Tag tone={state === 'gecikti' ? 'high' : 'plain'}>
        <IconClock size={14} style={IN_TAG} aria-hidden />
        {waiting > 0
          ? t('confirmations.waiting', { count: waiting })
          : t('confirmations.states.bekliyor')}
      </Tag>
    );
  return <Tag>{t(`confirmations.states.${state}`)}</Tag>;
}

const MARKS = {
  onayli: [IconCheck, 'done'],
  degisti: [IconHistory, 'mid'],
  zamaninda: [IconCheck, 'done'],
  gec: [IconClock, 'mid'],
  bekliyor: [IconClock, 'plain'],
  gecikti: [IconClock, 'high'],
  onaylanmadi: [IconX, 'high'],
  temsilci_yok: [IconUserX, 'mid'],
  sorulmadi: [IconMinus, 'plain'],
} as const;

/** The same of an earlier round as a small mark, with its words for screen readers and as title. */
export function RoundMark({ state, title }: { state: ShownState; title: string }) {
  const { t } = useTranslation();
  const [Icon, tone] = MARKS[state];
  const words = `${title}: ${t(`confirmations.states.${state}`)}`;
  return (
    <span
      className={`em-disc em-round-small ${css.mark}`}
      data-tone={tone}
      role="img"
      aria-label={words}
      title={words}
    >
      <Icon size={13} stroke={2.2} aria-hidden />
    </span>
  );
}

/** A mark with its meaning, below the rows. */
export function RoundLegend({ state }: { state: ShownState }) {
  const { t } = useTranslation();
  const [Icon, tone] = MARKS[state];
  return (
    <Group component="span" gap="tight" wrap="nowrap">
      <span className={`em-disc em-round-small ${css.mark}`} data-tone={tone}>
        <Icon size={13} stroke={2.2} aria-hidden />
      </span>
      {t(`confirmations.states.${state}`)}
    </Group>
  );
}
