import { useMemo } from 'react';
import type { EntryLog } from '@emanet/contract/entry-logs';
import { Avatar, Group, Text } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { clockWithSeconds, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { column, type Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { useDetail } from './detail.ts';
import { Event } from './Event.tsx';

export function useEntryColumns(): readonly Column<EntryLog>[] {
  const { t, lang } = useTranslation();
  const detail = useDetail();
  return useMemo(
    () => [
      {
        id: 'tarih',
        label: t('entryLogs.time'),
        width: 110,
        cell: (row) => (
          <time dateTime={row.tarih} title={whenInFull(row.tarih, lang)} className="em-num">
            {clockWithSeconds(row.tarih, lang)}
          </time>
        ),
        paper: (row) => whenInFull(row.tarih, lang),
      },
      {
        id: 'kisi',
        label: t('fields.person'),
        width: 320,
        cell: (row) => (
          <Group component="span" gap="sm" wrap="nowrap" miw={0}>
            <Avatar size={22} color={row.user_id === null ? 'gray' : 'petrol'} aria-hidden>
              {row.fullname ? initialsOf(row.fullname) : <IconUserQuestion size={14} />}
            </Avatar>
            <Cut>
              {row.fullname ? (
                <>
                  <b>{row.fullname}</b>{' '}
                  <Text span inherit fw={450} c="dimmed">
                    {row.email}
                  </Text>
                </>
              ) : (
                row.email
              )}
            </Cut>
          </Group>
        ),
        paper: (row) => [row.fullname, row.email].filter(Boolean).join(', '),
      },
      column(
        'rol',
        t('entryLogs.role'),
        100,
        (row) => (row.role ? t(`shell.roles.${row.role}`) : '–'),
        { rank: 2 },
      ),
      column('olay', t('entryLogs.event'), 150, (row) => <Event entry={row} />, {
        paper: (row) => t(`entryLogs.kinds.${row.neden}`),
      }),
      column('ayrinti', t('entryLogs.detail'), 230, (row) => <Cut>{detail(row.neden)}</Cut>, {
        rank: 3,
      }),
      column('ip', t('entryLogs.address'), 170, (row) => <Cut>{row.ip}</Cut>, { rank: 1 }),
      {
        id: 'tarayici',
        label: t('entryLogs.browser'),
        width: 180,
        rank: 4,
        cell: (row) => (
          <span title={row.user_agent}>{row.tarayici ?? t('entryLogs.unknownBrowser')}</span>
        ),
        paper: (row) => row.tarayici ?? t('entryLogs.unknownBrowser'),
      },
    ],
    [t, lang, detail],
  );
}
