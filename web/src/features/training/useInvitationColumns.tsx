import type { Invitation } from '@emanet/contract/training';
import { TRAINING_STATES } from '@emanet/contract/training/rows';
import { Box, Group, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import { when } from '../../platform/when.ts';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { State } from './State.tsx';

/** Last event, as an instant. */
const lastOf = (row: Invitation): string =>
  row.tamamlanma_tarihi ?? row.son_izleme ?? row.gonderim_tarihi ?? '';

/** The columns of the invitations. */
export function useInvitationColumns(): readonly Column<Invitation>[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  return useMemo(
    (): Column<Invitation>[] => [
      {
        id: 'fullname',
        label: t('fields.name'),
        width: 240,
        least: 170,
        cell: (row) => <Cut title={row.fullname} />,
        paper: (row) => row.fullname,
        sortBy: (row) => row.fullname,
      },
      {
        id: 'email',
        label: t('fields.email'),
        width: 250,
        rank: 4,
        cell: (row) => <Cut title={row.email ?? '–'} />,
        paper: (row) => row.email,
        sortBy: (row) => row.email ?? '',
      },
      {
        id: 'departman',
        label: t('fields.department'),
        width: 190,
        rank: 3,
        cell: (row) => <Cut title={row.department_name ?? t('training.others')} />,
        paper: (row) => row.department_name ?? t('training.others'),
        sortBy: (row) => row.department_name ?? '',
      },
      {
        id: 'dil',
        label: t('ui.mailLanguage'),
        width: 110,
        rank: 6,
        cell: (row) => LANGUAGE_NAMES[row.dil],
        sortBy: (row) => row.dil,
      },
      {
        id: 'durum',
        label: t('fields.state'),
        width: 120,
        rank: 0,
        cell: (row) => <State row={row} />,
        sortBy: (row) => TRAINING_STATES.indexOf(row.durum),
      },
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
              color={row.ilerleme === 100 ? 'moss' : 'petrol'}
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
      {
        id: 'sertifika',
        label: t('training.certificate'),
        width: 130,
        rank: 5,
        cell: (row) => <span className="em-num">{row.sertifika_no ?? '–'}</span>,
        sortBy: (row) => row.sertifika_no ?? '',
      },
    ],
    [t, lang],
  );
}
