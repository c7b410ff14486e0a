import { useState } from 'react';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { entriesAtFirstMove } from '../../../platform/lazily.ts';
import type { Place } from '../../../platform/navigation.ts';
import marks from '../../../ui/marks.module.css';
import header from '../header.module.css';

const PlaceItems = entriesAtFirstMove(() => import('./PlaceItems.tsx'));

type Props = { place: Place; current: boolean };

/** A place of the top navigation: a link, or a menu that opens by hover, click and keyboard. */
export function PlaceItem({ place, current }: Props) {
  const { t } = useTranslation();
  if (place.children) return <PlaceMenu place={place} current={current} />;
  return (
    <Link
      className={`em-row em-soft ${header.place}`}
      to={place.to ?? '/'}
      data-current={current || undefined}
      aria-current={current ? 'page' : undefined}
    >
      {t(`shell.places.${place.key}`)}
      {place.isNew && (
        <span className={`${marks.tag} ${marks.ground}`} data-tone="brand">
          {t('shell.new')}
        </span>
      )}
    </Link>
  );
}

function PlaceMenu({ place, current }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <HeaderMenu
      position="bottom-start"
      offset={-3}
      width={290}
      onOpened={setOpened}
      button={{
        className: `em-row em-soft ${header.place}`,
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
      <PlaceItems places={place.children ?? []} counted={opened && place.key === 'inventory'} />
    </HeaderMenu>
  );
}
