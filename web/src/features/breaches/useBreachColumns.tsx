import type { Breach } from '@emanet/contract/breaches';
import { holdsSpecial } from '@emanet/contract/breaches/choices';
import { totalOf } from '@emanet/contract/breaches/form';
import { Avatar } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { countdownOf } from './countdown.ts';
import { sourceOf } from './filters.ts';
import { ClockCell, NotifiedCell, useCountdownWords, useNotified } from './marks.tsx';

/** The columns of the register, as it stands at an instant. */
export function useBreachColumns(now: number): readonly Column<Breach>[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  const clock = useCountdownWords();
  const notified = useNotified();
  return useMemo(
    () => [
      {
        id: 'no',
        label: t('fields.no'),
        width: 86,
        cell: (row) => <span className="em-num">{row.ihlal_no}</span>,
        paper: (row) => row.ihlal_no,
        sortBy: (row) => row.ihlal_no,
      },
      {
        id: 'ihlal',
        label: t('breaches.breach'),
        width: 270,
        least: 200,
        cell: (row) => (
          <span className="em-row em-thin">
            <Cut title={row.baslik} />
            {holdsSpecial(row.kategoriler) && <SpecialMark />}
            {row.tatbikat && <Tag tone="mid">{t('breaches.exercise')}</Tag>}
          </span>
        ),
        paper: (row) => row.baslik,
        sortBy: (row) => row.baslik,
      },
      {
        id: 'kaynak',
        label: t('breaches.source'),
        width: 150,
        rank: 4,
        cell: (row) => <Cut title={sourceOf(row) || '–'} />,
        sortBy: sourceOf,
      },
      {
        id: 'ogrenme',
        label: t('breaches.known'),
        width: 136,
        rank: 3,
        cell: (row) => <span className="em-num">{when(row.ogrenme, lang, true)}</span>,
        paper: (row) => whenInFull(row.ogrenme, lang),
        sortBy: (row) => row.ogrenme,
      },
      {
        id: 'sure',
        label: t('breaches.hours'),
        width: 216,
        rank: 1,
        cell: (row) => <ClockCell row={row} now={now} />,
        paper: (row) => clock(countdownOf(row, now)),
        sortBy: (row) => row.son_an,
      },
      {
        id: 'kisi',
        label: t('breaches.persons'),
        width: 76,
        rank: 5,
        cell: (row) => (
          <span className="em-num">
            {totalOf(row).all === 0 ? '–' : totalOf(row).all.toLocaleString(lang)}
          </span>
        ),
        sortBy: (row) => totalOf(row).all,
      },
      {
        id: 'kurul',
        label: t('breaches.toBoard'),
        width: 150,
        rank: 2,
        cell: (row) => <NotifiedCell row={row} whom="kurul" />,
        paper: (row) => onPaper(notified(row, 'kurul')),
      },
      {
        id: 'kisiye',
        label: t('breaches.toPersons'),
        width: 150,
        rank: 2,
        cell: (row) => <NotifiedCell row={row} whom="kisi" />,
        paper: (row) => onPaper(notified(row, 'kisi')),
      },
      {
        id: 'sorumlu',
        label: t('fields.inCharge'),
        width: 92,
        rank: 3,
        cell: (row) =>
          row.sorumlu ? (
            <Avatar size={24} color="petrol" title={row.sorumlu} alt={row.sorumlu}>
              {initialsOf(row.sorumlu)}
            </Avatar>
          ) : (
            '–'
          ),
        paper: (row) => row.sorumlu,
        sortBy: (row) => row.sorumlu ?? '',
      },
    ],
    [t, lang, clock, notified, now],
  );
}

/** Paper outlives today: days stand on it in full. */
const onPaper = ({ text, paper }: Readonly<{ text: string; paper?: string }>) => paper ?? text;
