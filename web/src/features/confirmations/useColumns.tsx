import { useMemo } from 'react';
import { Anchor, Avatar, Group, Text } from '@mantine/core';
import { mergedIn, SHOWN_STATES } from '@emanet/contract/confirmations';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, when, whenInFull } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { Cut } from '../../ui/table/Cut.tsx';
import { stateIn, stateOf, type Row } from './filters.ts';
import { NextAct } from './NextAct.tsx';
import { RoundMark, RoundState } from './StateMark.tsx';

const EARLIER = 3;

/** The columns of one round; `rounds` are all of them, the newest first. */
export function useColumns(
  today: string,
  rounds: readonly string[],
  round: string | undefined,
): readonly Column<Row>[] {
  const { t, lang } = useTranslation();
  return useMemo(() => {
    const earlier = rounds.filter((one) => one < (round ?? '')).slice(0, EARLIER);
    const changeOf = ({ degisen }: Row) =>
      degisen === null
        ? t('confirmations.first')
        : degisen === 0
          ? t('confirmations.unchanged')
          : t('confirmations.changedRecords', { count: degisen });
    return [
      textColumn('departman', t('fields.department'), 260, (row) => row.department_name, {
        least: 180,
      }),
      column('durum', t('fields.state'), 210, (row) => <RoundState row={row} today={today} />, {
        paper: (row) => t(`confirmations.states.${stateOf(row)}`),
        sortBy: (row) => SHOWN_STATES.indexOf(stateOf(row)),
      }),
      {
        id: 'temsilci',
        label: t('fields.representative'),
        width: 200,
        rank: 3,
        cell: ({ temsilciler, current }) => {
          const name = current?.onaylayan ?? temsilciler[0];
          return name ? (
            <Group component="span" gap="tight" wrap="nowrap" miw={0}>
              <Avatar size={22} color="petrol" aria-hidden>
                {initialsOf(name)}
              </Avatar>
              <Cut title={temsilciler.join(', ')}>
                {name}
                {temsilciler.length > 1 && !current?.onaylayan && ` +${temsilciler.length - 1}`}
              </Cut>
            </Group>
          ) : (
            t('confirmations.nobody')
          );
        },
        paper: ({ temsilciler, current }) => current?.onaylayan ?? temsilciler.join(', '),
      },
      {
        id: 'onay',
        label: t('confirmations.confirmedAt'),
        width: 130,
        rank: 2,
        cell: ({ current }) =>
          current?.onay_tarihi ? (
            <time dateTime={current.onay_tarihi} title={whenInFull(current.onay_tarihi, lang)}>
              {when(current.onay_tarihi, lang, true)}
            </time>
          ) : (
            '–'
          ),
        sortBy: ({ current }) => current?.onay_tarihi ?? '',
      },
      {
        id: 'hatirlatma',
        label: t('fields.reminders'),
        width: 200,
        rank: 5,
        cell: ({ current }) =>
          current && current.hatirlatmalar.length > 0 ? (
            <Group component="span" gap="tight" wrap="nowrap" miw={0}>
              <IconMail size={16} stroke={1.7} aria-hidden />
              {current.hatirlatmalar.map((day) => dayShort(day, lang)).join(' · ')}
            </Group>
          ) : (
            '–'
          ),
      },
      column(
        'faaliyet',
        t('confirmations.activities'),
        90,
        (row) => row.faaliyet.toLocaleString(lang),
        { figure: true, fallsFirst: true, rank: 4, sortBy: (row) => row.faaliyet },
      ),
      {
        id: 'degisen',
        label: t('confirmations.sinceLast'),
        width: 150,
        fallsFirst: true,
        rank: 1,
        cell: (row) =>
          row.degisen ? (
            <Anchor component={Link} inherit to={`/veri-isleme?departman=${row.department_id}`}>
              {changeOf(row)}
            </Anchor>
          ) : (
            <Text span inherit c="dimmed">
              {changeOf(row)}
            </Text>
          ),
        paper: changeOf,
        sortBy: (row) => row.degisen ?? -1,
      },
      {
        id: 'onceki',
        label: t('confirmations.earlier'),
        width: 140,
        rank: 6,
        cell: (row) => (
          <Group component="span" gap="tight" wrap="nowrap" miw={0}>
            {earlier.map((day) => (
              <RoundMark key={day} title={dayShort(day, lang)} state={stateIn(row, day)} />
            ))}
            {earlier.length === 0 && '–'}
          </Group>
        ),
        paper: (row) =>
          earlier.map((day) => t(`confirmations.states.${stateIn(row, day)}`)).join(', '),
      },
      column('is', t('confirmations.next'), 170, (row) => <NextAct row={row} />, {
        rank: 2,
        paper: () => '',
      }),
      textColumn(
        'birlesen',
        t('confirmations.merged'),
        220,
        (row) => mergedIn(row.birlesenler, (day) => dayShort(day, lang)),
        { rank: 7 },
      ),
    ];
  }, [t, lang, today, rounds, round]);
}

/** Departments × rounds: the name, then a mark for each round. */
export function useRoundColumns(rounds: readonly string[]): readonly Column<Row>[] {
  const { t, lang } = useTranslation();
  return useMemo(
    () => [
      textColumn('departman', t('fields.department'), 300, (row) => row.department_name, {
        least: 180,
      }),
      ...rounds.map((day): Column<Row> => ({
        id: day,
        label: dayShort(day, lang),
        width: 110,
        cell: (row) => <RoundMark title={dayShort(day, lang)} state={stateIn(row, day)} />,
        paper: (row) => t(`confirmations.states.${stateIn(row, day)}`),
      })),
    ],
    [t, lang, rounds],
  );
}
