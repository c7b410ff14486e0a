import { useMemo } from 'react';
import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import { Avatar, Box, Group, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';

/** Initials that are shown side by side before the rest is a number. */
const MOST_INITIALS = 3;
const FIGURES = [
  ['faaliyet', 76],
  ['aktarim', 72],
  ['varlik', 60],
  ['acik_aksiyon', 100],
] as const;

export type PeopleOf = ReadonlyMap<number, readonly Representative[]>;

export function useDepartmentColumns(people: PeopleOf): readonly Column<DepartmentCounts>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      textColumn('ad', t('fields.department'), 240, (row) => row.department_name, { least: 190 }),
      column(
        'temsilci',
        t('fields.representative'),
        142,
        (row) => <Initials people={people.get(row.department_id) ?? []} />,
        {
          rank: 1,
          paper: (row) => (people.get(row.department_id) ?? []).map(nameOf).join(', '),
          sortBy: (row) => row.temsilci,
        },
      ),
      ...FIGURES.map(([key, width], at): Column<DepartmentCounts> => ({
        id: key,
        label: t(`organization.counts.${key}`),
        width,
        rank: at + 2,
        figure: true,
        fallsFirst: true,
        cell: (row) => (
          <Box component="span" c={row[key] ? undefined : 'dimmed'}>
            {row[key]}
          </Box>
        ),
        sortBy: (row) => row[key],
      })),
    ],
    [t, people],
  );
}

const nameOf = (one: Representative) => one.fullname || one.email;

function Initials({ people }: { people: readonly Representative[] }) {
  const { t } = useTranslation();
  if (people.length === 0) return <Tag tone="mid">{t('organization.vacant')}</Tag>;
  const more = people.length - MOST_INITIALS;
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="hair"
      wrap="nowrap"
      title={people.map(nameOf).join(', ')}
    >
      {people.slice(0, MOST_INITIALS).map((one) => (
        <Avatar key={one.user_id} size={22} color="petrol" alt={nameOf(one)}>
          {initialsOf(nameOf(one))}
        </Avatar>
      ))}
      {more > 0 && (
        <Text span fz="meta" c="dimmed">
          +{more}
        </Text>
      )}
    </Group>
  );
}
