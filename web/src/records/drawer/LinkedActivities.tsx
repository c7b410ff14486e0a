import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import type { Names } from '../kinds/kind.ts';
import { activityAddress } from '../list-address.ts';

/** The activities a record names, each leading to its own record where the person may see it. */
export function LinkedActivities({ value, names }: { value: unknown; names: Names }) {
  const { t } = useTranslation();
  const ids: unknown[] = Array.isArray(value) ? value : [];
  return (
    <Stack component="ul" gap={0}>
      {ids.map((id) => {
        const found = names.activities?.find((one) => one.id === id);
        return (
          <Group component="li" key={String(id)} gap="2px 8px" mih={24}>
            {found ? (
              <>
                <Anchor component={Link} to={activityAddress(found.id)} inherit underline="always">
                  {found.name}
                </Anchor>
                {found.special && <SpecialMark />}
                <Text span fz="meta" c="dimmed">
                  {found.department}
                </Text>
              </>
            ) : (
              <Text span fz="meta" c="dimmed">
                {t('records.otherActivity', { id: String(id) })}
              </Text>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
