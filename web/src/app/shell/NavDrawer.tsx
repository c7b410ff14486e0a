import { CloseButton, Drawer, NavLink } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { ItemCount, useCountOf } from './ItemCount.tsx';
import { placeIcons } from '../../platform/navigation-icons.ts';
import { isCurrent, type Place } from '../../platform/navigation.ts';
import shell from './shell.module.css';

type Props = { places: readonly Place[]; opened: boolean; onClose: () => void };

/** The navigation of narrow screens, with every menu already open. */
export default function NavDrawer({ places, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const countOf = useCountOf(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      zIndex={300}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('shell.nav') } }}
    >
      <div className={shell.drawerHead}>
        {t('common.product')}
        <CloseButton onClick={onClose} aria-label={t('shell.closeMenu')} size="lg" />
      </div>
      <nav aria-label={t('shell.nav')}>
        {places.map((place) =>
          place.children ? (
            <section
              key={place.key}
              className={shell.section}
              aria-label={t(`shell.places.${place.key}`)}
            >
              <p className={shell.group}>{t(`shell.places.${place.key}`)}</p>
              {place.children.map((child) => {
                const Icon = placeIcons[child.key];
                return (
                  <NavLink
                    key={child.key}
                    component={Link}
                    to={child.to}
                    onClick={onClose}
                    active={pathname === child.to}
                    aria-current={pathname === child.to ? 'page' : undefined}
                    label={t(`shell.places.${child.key}`)}
                    leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
                    rightSection={<ItemCount count={countOf(child.key)} />}
                  />
                );
              })}
            </section>
          ) : (
            <NavLink
              key={place.key}
              component={Link}
              to={place.to ?? '/'}
              onClick={onClose}
              active={isCurrent(place, pathname)}
              aria-current={isCurrent(place, pathname) ? 'page' : undefined}
              label={t(`shell.places.${place.key}`)}
              rightSection={place.isNew && <span className={shell.badge}>{t('shell.new')}</span>}
            />
          ),
        )}
      </nav>
    </Drawer>
  );
}
