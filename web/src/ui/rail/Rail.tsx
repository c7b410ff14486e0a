import '@mantine/core/styles/RingProgress.layer.css';
import { Anchor, Group, RingProgress, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './rail.module.css';

/** Colour of a percentage; with a warning it is not shown as done. */
export const doneColor = (percent: number, warned = false): string =>
  warned ? 'amber.4' : percent === 100 ? 'moss.5' : percent >= 75 ? 'petrol' : 'amber.4';

type RingProps = Readonly<{
  percent: number;
  warned?: boolean;
  /** Read out instead of the drawing. */
  label: string;
  /** Shown beside the ring: how much is left, and the way to it. */
  children: ReactNode;
}>;

/** Head of a rail: a ring with the percentage. */
export function RailRing({ percent, warned, label, children }: RingProps) {
  const { t } = useTranslation();
  return (
    <Group gap="var(--em-space-panels)" pt="xs" pb="lg" pl="var(--em-space-near)" wrap="nowrap">
      <RingProgress
        size={52}
        thickness={4}
        roundCaps={percent > 0}
        sections={[{ value: percent, color: doneColor(percent, warned) }]}
        label={
          <Text ta="center" fz="var(--em-type-tiny)" fw={620} className="em-num">
            {t('form.rail.percent', { value: percent })}
          </Text>
        }
        aria-label={label}
        role="img"
      />
      {children}
    </Group>
  );
}

type LeftProps = Readonly<{
  title: string;
  first: string;
  /** Leads to the first open item; undefined when none is left. */
  onFirst: (() => void) | undefined;
}>;

/** Shows how much is left to do, and leads to the first of it. */
export const RailLeft = ({ title, first, onFirst }: LeftProps) => (
  <div>
    <Text fz="sm" fw={620}>
      {title}
    </Text>
    {onFirst && (
      <Anchor component="button" type="button" fz="sm" fw={560} mih={24} onClick={onFirst}>
        {first}
      </Anchor>
    )}
  </div>
);

type ItemProps = Readonly<{
  current: 'true' | 'location' | undefined;
  mark: ReactNode;
  title: string;
  count: ReactNode;
  onClick: () => void;
}>;

/** A section as a link in a rail's list. */
export const RailItem = ({ current, mark, title, count, onClick }: ItemProps) => (
  <li>
    <UnstyledButton
      className={`em-row em-full em-round em-soft em-small ${classes.section}`}
      aria-current={current}
      onClick={onClick}
    >
      {mark}
      <Text span inherit flex={1} miw={0}>
        {title}
      </Text>
      {count}
    </UnstyledButton>
  </li>
);
