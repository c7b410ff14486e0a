import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{
  /** Of the heading, which names the part. */
  id?: string;
  title: string;
  text: ReactNode;
  /** Tools at the right. */
  children?: ReactNode;
}>;

/** Head of a part of the notification: its title, one line about it, its tools. */
export const PartHead = ({ id, title, text, children }: Props) => (
  <Group component="header" gap="sm">
    <Title order={2} id={id} fz="lg" fw={700}>
      {title}
    </Title>
    <Text flex="1 1 220px" fz="sm" c="var(--em-text-2)">
      {text}
    </Text>
    {children}
  </Group>
);
