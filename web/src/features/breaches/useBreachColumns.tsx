import type { Breach } from '@emanet/contract/breaches';
import { holdsSpecial } from '@emanet/contract/breaches/choices';
import { totalInWords, totalOf } from '@emanet/contract/breaches/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { Avatar, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useOwnerWords } from '../clocks/clocks.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { Cut } from '../../ui/table/Cut.tsx';
import { countdownOf } from './countdown.ts';
import { sourceOf } from './filters.ts';
import { ClockCell, NotifiedCell, useCountdownWords, useNotified } from './marks.tsx';

/** The columns of the register at an instant. */
export function useBreachColumns(now: number): readonly Column<Breach>[] {
  const { t, lang } = useTranslation();
  const clock = useCountdownWords();
  const notified = useNotified();
  const ownerWords = useOwnerWords();
  return useMemo(
    () => [
      column(
        'no',
        t('fields.no'),
        86,
        (row) => (
          <Text span inherit fw={450} className="em-num">
            {row.ihlal_no}
          </Text>
        ),
        {
          paper: (row) => row.ihlal_no,
          sortBy: (row) => row.ihlal_no,
        },
      ),
      {
        id: 'ihlal',
        label: t('breaches.breach'),
        width: 290,
        least: 200,
        cell: (row) => (
          <span className="em-row em-thin">
            <Cut title={row.baslik}>
              <b>{row.baslik}</b>
            </Cut>
            {holdsSpecial(row.kategoriler) && <SpecialMark />}
            {row.tatbikat && <Tag tone="mid">{t('breaches.exercise')}</Tag>}
          </span>
        ),
        paper: (row) => row.baslik,
        sortBy: (row) => row.baslik,
      },
      textColumn('kaynak', t('breaches.source'), 134, sourceOf, { rank: 4 }),
      column(
        'ogrenme',
        t('breaches.known'),
        136,
        (row) => <span className="em-num">{when(row.ogrenme, lang, true)}</span>,
        { rank: 3, paper: (row) => whenInFull(row.ogrenme, lang), sortBy: (row) => row.ogrenme },
      ),
      column('sure', t('breaches.hours'), 216, (row) => <ClockCell row={row} now={now} />, {
        rank: 1,
        paper: (row) => clock(countdownOf(row, now)),
        sortBy: (row) => row.son_an,
      }),
      {
        id: 'kisi',
        label: t('breaches.persons'),
        width: 76,
        rank: 5,
        figure: true,
        cell: (row) => <span className="em-num">{shortTotal(row, lang)}</span>,
        paper: (row) => totalInWords(row, lang),
        sortBy: (row) => totalOf(row).all ?? -1,
      },
      column(
        'kurul',
        t('breaches.toBoard'),
        150,
        (row) => <NotifiedCell row={row} whom="kurul" />,
        { rank: 2, paper: (row) => onPaper(notified(row, 'kurul')) },
      ),
      column(
        'kisiye',
        t('breaches.toPersons'),
        150,
        (row) => <NotifiedCell row={row} whom="kisi" />,
        { rank: 2, paper: (row) => onPaper(notified(row, 'kisi')) },
      ),
      {
        id: 'sorumlu',
        label: t('fields.inCharge'),
        width: 92,
        rank: 3,
        cell: (row) => {
          const owner = row.sorumlu ?? row.sahip?.ad;
          const title = row.sorumlu ?? ownerWords(row.sahip);
          return owner ? (
            <Avatar
              size={24}
              color="petrol"
              variant={row.sorumlu ? 'light' : 'outline'}
              title={title}
              alt={title}
            >
              {initialsOf(owner)}
            </Avatar>
          ) : (
            '–'
          );
        },
        paper: (row) => row.sorumlu ?? ownerWords(row.sahip),
        sortBy: (row) => row.sorumlu ?? row.sahip?.ad ?? '',
      },
    ],
    [t, lang, clock, notified, ownerWords, now],
  );
}

/** Paper is read on later days, so its dates are written in full. */
const onPaper = ({ text, paper }: Readonly<{ text: string; paper?: string }>) => paper ?? text;

/** The total in a narrow cell; a question mark for an unknown number. */
function shortTotal(row: Breach, lang: Language): string {
  const { all, isComplete } = totalOf(row);
  if (all === null) return '?';
  return `${isComplete ? '' : '≥ '}${all.toLocaleString(lang)}`;
}
