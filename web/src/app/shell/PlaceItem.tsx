import { useState } from 'react';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { ItemCount, useCountOf } from './ItemCount.tsx';
import { placeIcons } from '../../platform/navigation-icons.ts';
import type { Child, Place } from '../../platform/navigation.ts';
import shell from './shell.module.css';

type Props = { place: Place; current: boolean };

/** A place of the top navigation: a link, or a menu that opens by hover, click and keyboard. */
export function PlaceItem({ place, current }: Props) {
  const { t } = useTranslation();
  if (place.children) return <PlaceMenu place={place} current={current} />;
  return (
    <Link
      className={shell.place}
      to={place.to ?? '/'}
      data-current={current || undefined}
      aria-current={current ? 'page' : undefined}
    >
      {t(`shell.places.${place.key}`)}
      {place.isNew && <span className={shell.badge}>{t('shell.new')}</span>}
    </Link>
  );
}

function PlaceMenu({ place, current }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const countOf = useCountOf(opened && place.key === 'inventory');
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <HeaderMenu
      position="bottom-start"
      offset={-3}
      width={290}
      onOpened={setOpened}
      button={{
        className: shell.place,
        'data-current': current || undefined,
        'aria-current': current || undefined,
        children: (
          <>
            {t(`shell.places.${place.key}`)}
            <Chevron size={14} aria-hidden />
          </>
        ),
      }}
    >
      {place.children?.map((child) => (
        <ChildItem key={child.key} child={child} count={countOf(child.key)} />
      ))}
    </HeaderMenu>
  );
}

function ChildItem({ child, count }: { child: Child; count: number | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const Icon = placeIcons[child.key];
  const item = (
    <Menu.Item
      component={Link}
      to={child.to}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      rightSection={<ItemCount count={count} />}
      aria-current={pathname === child.to ? 'page' : undefined}
    >
      <span className={shell.itemText}>
        {t(`shell.places.${child.key}`)}
        {child.key !== 'wizard' && <small>{t(`shell.hints.${child.key}`)}</small>}
      </span>
    </Menu.Item>
  );
  if (child.key !== 'wizard') return item;
  return (
    <>
      <Menu.Divider />
      {item}
    </>
  );
}
