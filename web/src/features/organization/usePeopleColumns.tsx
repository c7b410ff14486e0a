import { useMemo } from 'react';
import type { Representative } from '@emanet/contract/organization';
import { Avatar, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { SavedSwitch } from '../../ui/form/SwitchRow.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import type { OrganizationActs } from './useOrganizationActs.ts';

type Flag = 'varlik_sorumlusu' | 'egitim_sorumlusu';
const FLAGS = ['varlik_sorumlusu', 'egitim_sorumlusu'] as const satisfies readonly Flag[];

type Told = Readonly<{
  /** Names of departments by id. */
  names: ReadonlyMap<number, string>;
  setFlag: OrganizationActs['setFlag'];
  mayWrite: boolean;
}>;

/** The columns of the representatives; both flags are switches that save at once. */
export function usePeopleColumns({
  names,
  setFlag,
  mayWrite,
}: Told): readonly Column<Representative>[] {
  const { t, lang } = useTranslation();
  return useMemo(() => {
    const yes = (on: boolean) => t(on ? 'records.yes' : 'records.no');
    return [
      {
        id: 'kisi',
        label: t('fields.representative'),
        width: 330,
        least: 170,
        cell: (row) => (
          <Group component="span" gap="sm" wrap="nowrap" miw={0}>
            <Avatar size={30} color="petrol" aria-hidden>
              {initialsOf(row.fullname || row.email)}
            </Avatar>
            <Stack component="span" gap={0} flex={1} miw={0} lh={1.35}>
              <Cut title={row.fullname || row.email} />
              <Text span fz="meta" lh="inherit" c="dimmed" truncate title={row.email}>
                {row.email}
              </Text>
            </Stack>
          </Group>
        ),
        sortBy: (row) => row.fullname || row.email,
      },
      column(
        'departman',
        t('fields.department'),
        158,
        (row) => <Places names={placesOf(row, names)} />,
        {
          rank: 3,
          paper: (row) => placesOf(row, names).join(', '),
          sortBy: (row) => placesOf(row, names)[0] ?? '',
        },
      ),
      ...FLAGS.map((flag, at): Column<Representative> => ({
        id: flag,
        label: t(`organization.flags.${flag}`),
        width: 72,
        rank: 1 + at,
        cell: (row) => (
          <SavedSwitch
            label={t(`organization.flagOf.${flag}`, { name: row.fullname || row.email })}
            checked={row[flag]}
            disabled={!mayWrite}
            onSave={(on) => setFlag(row, { [flag]: on })}
            saved={(on) =>
              t(`organization.flagSaved.${flag}_${on ? 'on' : 'off'}`, {
                name: row.fullname || row.email,
              })
            }
          />
        ),
        paper: (row) => yes(row[flag]),
        sortBy: (row) => (row[flag] ? 0 : 1),
      })),
      column(
        'son_giris',
        t('organization.lastSignIn'),
        106,
        (row) => <LastSignIn at={row.son_giris} />,
        {
          rank: 4,
          fallsFirst: true,
          paper: (row) =>
            row.son_giris ? whenInFull(row.son_giris, lang) : t('organization.never'),
          sortBy: (row) => row.son_giris ?? '',
        },
      ),
    ];
  }, [t, lang, names, setFlag, mayWrite]);
}

export const placesOf = ({ departments }: Representative, names: ReadonlyMap<number, string>) =>
  departments.flatMap((id) => names.get(id) ?? []);

/** The first department, and the number of others. */
function Places({ names: [first, ...others] }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (first === undefined)
    return (
      <Text span fz="meta" c="dimmed">
        {t('organization.placeless')}
      </Text>
    );
  return (
    <Stack component="span" gap={0} miw={0} lh={1.35} title={[first, ...others].join(', ')}>
      <Cut>{first}</Cut>
      {others.length > 0 && (
        <Text span fz="meta" lh="inherit" c="dimmed" truncate>
          {t('organization.morePlaces', { count: others.length })}
        </Text>
      )}
    </Stack>
  );
}

/** Time of the last sign-in; amber when there was none. */
export function LastSignIn({ at }: { at: string | null }) {
  const { t, lang } = useTranslation();
  if (at === null) return <Tag tone="mid">{t('organization.never')}</Tag>;
  return (
    <time dateTime={at} title={whenInFull(at, lang)} className="em-num">
      {when(at, lang)}
    </time>
  );
}
