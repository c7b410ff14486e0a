import type { Invitation } from '@emanet/contract/training';
import { TRAINING_STATES } from '@emanet/contract/training/rows';
import { Box, Group, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import { when } from '../../platform/when.ts';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { State } from './State.tsx';

/** Last event, as an instant. */
const lastOf = (row: Invitation): string =>
  row.tamamlanma_tarihi ?? row.son_izleme ?? row.gonderim_tarihi ?? '';

export function useInvitationColumns(): readonly Column<Invitation>[] {
  const { t, lang } = useTranslation();
  return useMemo(
    (): Column<Invitation>[] => [
      textColumn('fullname', t('fields.name'), 240, (row) => row.fullname, { least: 170 }),
      textColumn('email', t('fields.email'), 250, (row) => row.email, { rank: 4 }),
      textColumn(
        'departman',
        t('fields.department'),
        190,
        (row) => row.department_name ?? t('training.others'),
        { rank: 3, sortBy: (row) => row.department_name ?? '' },
      ),
      column('dil', t('ui.mailLanguage'), 110, (row) => LANGUAGE_NAMES[row.dil], {
        rank: 6,
        sortBy: (row) => row.dil,
      }),
      column('durum', t('fields.state'), 120, (row) => <State row={row} />, {
        rank: 0,
        sortBy: (row) => TRAINING_STATES.indexOf(row.durum),
      }),
      {
        id: 'ilerleme',
        label: t('training.progress'),
        width: 130,
        rank: 1,
        fallsFirst: true,
        cell: (row) => (
          <Group component="span" gap="sm" wrap="nowrap">
            <Progress
              flex={1}
              value={row.ilerleme}
              color={row.ilerleme === 100 ? 'moss.5' : 'petrol'}
              aria-hidden
            />
            <Box component="span" w={44} className="em-num">
              {t('ui.file.percent', { percent: row.ilerleme })}
            </Box>
          </Group>
        ),
        paper: (row) => t('ui.file.percent', { percent: row.ilerleme }),
        sortBy: (row) => row.ilerleme,
      },
      {
        id: 'son',
        label: t('training.last'),
        width: 130,
        rank: 2,
        fallsFirst: true,
        cell: (row) => (
          <span className="em-num">
            {lastOf(row) ? when(lastOf(row), lang) : t('training.never')}
          </span>
        ),
        sortBy: lastOf,
      },
      column(
        'sertifika',
        t('training.certificate'),
        130,
        (row) => <span className="em-num">{row.sertifika_no ?? '–'}</span>,
        { rank: 5, sortBy: (row) => row.sertifika_no ?? '' },
      ),
    ],
    [t, lang],
  );
}
