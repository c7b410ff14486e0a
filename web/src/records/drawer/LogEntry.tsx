import { Avatar, Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Changes } from './Changes.tsx';
import type { Change } from './changes.ts';
import classes from './log.module.css';

type Props = Readonly<{
  /** Name of the author. */
  by: string;
  /** Instant of the act. */
  at: string;
  /** Stands before the time. */
  mark?: ReactNode;
  changes: readonly Change[];
  /** The entry's button. */
  action?: ReactNode;
  /** Button at the line of a field, where there are several. */
  fieldAction?: ((change: Change) => ReactNode) | undefined;
  /** The act in words. */
  children: ReactNode;
}>;

/** Author, act and time of an entry of a log, and every changed field with its values. */
export function LogEntry({ by, at, mark, changes, action, fieldAction, children }: Props) {
  const lang = useLanguage();
  return (
    <li className={`em-stack ${classes.entry}`}>
      <Avatar size={28} color="petrol" aria-hidden>
        {initialsOf(by)}
      </Avatar>
      <Group justify="space-between" align="flex-start" gap="0 12px" pt={3}>
        <Box component="span" flex="1 1 60%">
          {children}
        </Box>
        <Group gap="tight" flex="none" fz="meta" c="dimmed" className="em-num">
          {mark}
          <time dateTime={at} title={whenInFull(at, lang)}>
            {when(at, lang, true)}
          </time>
        </Group>
      </Group>
      <Changes changes={changes} act={changes.length > 1 ? fieldAction : undefined} />
      {action}
    </li>
  );
}
