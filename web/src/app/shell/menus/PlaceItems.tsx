import { Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { MenuAct, MenuLine } from '../../../ui/menu/MenuAct.tsx';
import { placeIcons } from '../../../platform/navigation-icons.ts';
import type { Child } from '../../../platform/navigation.ts';
import { hintText, placeText } from '../../../platform/texts/register-text.ts';
import { ItemCount, useCountOf } from '../ItemCount.tsx';

type Props = Readonly<{ places: readonly Child[]; counted: boolean }>;

/** Items in the menu of a place; `counted`: with the number of records behind each. */
export default function PlaceItems({ places, counted }: Props) {
  const countOf = useCountOf(counted);
  return places.map((child) => (
    <ChildItem key={child.key} child={child} count={countOf(child.key)} />
  ));
}

function ChildItem({ child, count }: { child: Child; count: number | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const Icon = placeIcons[child.key];
  const item = (
    <MenuAct
      component={Link}
      to={child.to}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      rightSection={<ItemCount count={count} />}
      aria-current={pathname + search === child.to ? 'page' : undefined}
    >
      <Text span fw={560} lh={1.4}>
        {t(placeText(child.key))}
      </Text>
      {child.key !== 'wizard' && (
        <Text component="span" display="block" fz="xs" c="dimmed">
          {t(hintText(child.key))}
        </Text>
      )}
    </MenuAct>
  );
  if (!child.parted) return item;
  return (
    <>
      <MenuLine />
      {item}
    </>
  );
}
