import '@mantine/core/styles/NavLink.layer.css';
import { CloseButton, Drawer, Group, NavLink, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { ItemCount, useCountOf } from './ItemCount.tsx';
import { placeIcons } from '../../platform/navigation-icons.ts';
import { isCurrent, type Place } from '../../platform/navigation.ts';
import { placeText } from '../../platform/texts/register-text.ts';
import marks from '../../ui/marks.module.css';
import shell from './shell.module.css';

type Props = { places: readonly Place[]; opened: boolean; onClose: () => void };

/** The navigation of narrow screens, with every menu already open. */
export default function NavDrawer({ places, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
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
      <Group justify="space-between" mb="sm" fz="lg" fw={640}>
        {t('common.product')}
        <CloseButton onClick={onClose} aria-label={t('shell.closeMenu')} size="lg" />
      </Group>
      <nav aria-label={t('shell.nav')}>
        {places.map((place) =>
          place.children ? (
            <section
              key={place.key}
              className={shell.section}
              aria-label={t(`shell.places.${place.key}`)}
            >
              <Text px="sm" pb="xs" fz="xs" fw={560} c="dimmed">
                {t(`shell.places.${place.key}`)}
              </Text>
              {place.children.map((child) => {
                const Icon = placeIcons[child.key];
                return (
                  <NavLink
                    key={child.key}
                    component={Link}
                    to={child.to}
                    onClick={onClose}
                    active={pathname + search === child.to}
                    aria-current={pathname + search === child.to ? 'page' : undefined}
                    label={t(placeText(child.key))}
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
              rightSection={
                place.isNew && (
                  <span className={`${marks.tag} ${marks.ground}`} data-tone="brand">
                    {t('shell.new')}
                  </span>
                )
              }
            />
          ),
        )}
      </nav>
    </Drawer>
  );
}
