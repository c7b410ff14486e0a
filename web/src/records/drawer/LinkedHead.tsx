import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{ title: string; count: number; children?: ReactNode }>;

/** Heading of a list in the drawer: how many it has, and the way to one more. */
export const LinkedHead = ({ title, count, children }: Props) => (
  <Group justify="space-between" mb="sm">
    <Title order={3} fz="panel">
      {title}
      <Text span fz="meta" c="dimmed" ml="sm" className="em-num">
        {count}
      </Text>
    </Title>
    {children}
  </Group>
);
