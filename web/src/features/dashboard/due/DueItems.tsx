import { dueAddress } from '@emanet/contract/dashboard';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { useLeftWords } from '../../clocks/clocks.tsx';
import type { DueGroup } from './days.ts';

/** Items of one kind and day, each a link. */
export default function DueItems({ items, now }: Pick<DueGroup, 'items'> & { now: number }) {
  const words = useLeftWords();
  return items.map((item) => (
    <MenuAct
      key={item.sure_id}
      component={Link}
      to={dueAddress(item)}
      rightSection={
        <Text span fz="tiny" c="dimmed">
          {words.left(item, now)}
        </Text>
      }
    >
      {item.ad}
    </MenuAct>
  ));
}
