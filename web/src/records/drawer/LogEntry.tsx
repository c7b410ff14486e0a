import type { ChangeLogEntry } from '@emanet/contract/change-logs';
import { Avatar, Box, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { PaneStates } from '../../ui/panel/PaneStates.tsx';
import { Changes } from './Changes.tsx';
import type { Change } from './changes.ts';
import classes from './log.module.css';

type Props = Readonly<{
  /** Name of the author. */
  by: string;
  /** Instant of the act. */
  at: string;
  /** Shown before the time. */
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

type PaneProps = Readonly<{
  query: UseQueryResult<ChangeLogEntry[]>;
  /** Shown where nothing was changed yet. */
  emptyText?: string | undefined;
  children: (entries: ChangeLogEntry[]) => ReactNode;
}>;

/** The entries of a log, or why there are none to show. */
export function LogPane({ query, emptyText, children }: PaneProps) {
  const { t } = useTranslation();
  return (
    <PaneStates
      query={query}
      loading={t('changeLog.loading')}
      failed={t('changeLog.failed')}
      isEmpty={(entries) => entries.length === 0}
      empty={{
        icon: <IconHistory size={20} />,
        title: t('changeLog.empty'),
        text: emptyText ?? t('changeLog.emptyText'),
      }}
    >
      {children}
    </PaneStates>
  );
}
