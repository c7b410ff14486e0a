import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import page from './page.module.css';
import { useTabTitle } from './useTabTitle.ts';

type Props = {
  title: string;
  /** Said beside the title, such as "122 kayıt". */
  count?: ReactNode;
  /** Purpose of the page, where that needs a line. */
  text?: ReactNode;
  /** The actions of the page, at the right; one of them is the primary one. */
  children?: ReactNode;
};

/** Title, count and actions on one line; names the browser tab too. */
export function PageHead({ title, count, text, children }: Props) {
  useTabTitle(title);
  return (
    <Group className={page.title} gap="sm">
      <h1>{title}</h1>
      {count !== undefined && (
        <Text span c="dimmed" fz="sm" className="em-num">
          {count}
        </Text>
      )}
      {children && (
        <Group className={page.actions} gap="sm" justify="flex-end">
          {children}
        </Group>
      )}
      {text && (
        <Text c="var(--em-text-2)" w="100%">
          {text}
        </Text>
      )}
    </Group>
  );
}
