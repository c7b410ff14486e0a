import { dueAddress } from '@emanet/contract/dashboard';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import type { DueGroup } from './days.ts';
import { remaining } from './remaining.ts';

/** Pieces of work of one kind and day, each a link. */
export default function DueItems({ items, today }: Pick<DueGroup, 'items'> & { today: string }) {
  const { t } = useTranslation();
  return items.map((item) => (
    <MenuAct
      key={item.sure_id}
      component={Link}
      to={dueAddress(item)}
      rightSection={
        <Text span fz="tiny" c="dimmed">
          {remaining(t, item, today)}
        </Text>
      }
    >
      {item.ad}
    </MenuAct>
  ));
}
