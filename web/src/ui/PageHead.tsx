import { Anchor, Group, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import page from './page.module.css';
import { useTabTitle } from './useTabTitle.ts';

type Props = {
  title: string;
  /** The list that the page belongs to, shown above the title; `here`: the subject of the page. */
  back?: Readonly<{ to: string; label: string; here?: string }>;
  /** Shown beside the title, such as "122 kayıt". */
  count?: ReactNode;
  /** Purpose of the page, where that needs a line. */
  text?: ReactNode;
  /** Stays in view while the page scrolls, with the next step at its end. */
  sticky?: boolean;
  /** The actions of the page, at the right; one of them is the primary one. */
  children?: ReactNode;
};

/** Title, count and actions on one line; names the browser tab too. */
export function PageHead({ title, back, count, text, sticky, children }: Props) {
  useTabTitle(title);
  return (
    <Group className={`em-rigid ${page.title}`} gap="sm" data-sticky={sticky || undefined}>
      {back && (
        <Text fz="xs" c="dimmed" w="100%" mb="calc(-1 * var(--em-space-near))">
          <Anchor component={Link} to={back.to} inherit c="inherit" className={page.back}>
            <IconArrowLeft size={14} aria-hidden /> {back.label}
          </Anchor>
          {back.here && ` / ${back.here}`}
        </Text>
      )}
      <h1>{title}</h1>
      {count !== undefined && (
        <Text span c="dimmed" fz="sm" className="em-num">
          {count}
        </Text>
      )}
      {children && (
        <Group className={`em-screen ${page.actions}`} ml="auto" gap="sm" justify="flex-end">
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
