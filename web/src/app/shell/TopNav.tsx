import { ActionIcon, Box, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuildings, IconChevronDown, IconChevronUp, IconMenu2 } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { START } from '@emanet/contract/shared/return-address';
import { entriesAtFirstMove, lazily, OPENED } from '../../platform/lazily.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useUser, useCompanyOrNone } from '../../platform/session/session.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { isCurrent, type Place, placesOf } from '../../platform/navigation.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { SearchButton } from './SearchButton.tsx';
import shell from './shell.module.css';
import { CompanyLogo } from './CompanyLogo.tsx';
import header from './header.module.css';
import { HeaderMenu } from './menus/HeaderMenu.tsx';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import { useSignOut } from '../../platform/session/sign-out.ts';
import { initialsOf } from '../../ui/initials.ts';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';
import marks from '../../ui/marks.module.css';

const PlaceItems = entriesAtFirstMove(() => import('./menus/PlaceItems.tsx'));

type Props = { place: Place; current: boolean };

/** A place of the top navigation: a link, or a menu that opens by hover, click and keyboard. */
function PlaceItem({ place, current }: Props) {
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

const KeyList = lazily(() => import('./KeyList.tsx'), { close: ({ onClose }) => onClose() });
const ProfileItems = entriesAtFirstMove(() => import('./menus/ProfileItems.tsx'));

/** The person's menu, behind the initials. */
function ProfileMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const name = user.fullname || user.name || t('shell.defaultName');
  const initials = initialsOf(name);
  const signOut = useSignOut();
  const keys = useKeyList();
  const avatar = useRef<HTMLButtonElement>(null);
  return (
    <>
      <HeaderMenu
        position="bottom-end"
        width={290}
        button={{
          ref: avatar,
          className: `em-disc em-strong ${header.avatar}`,
          'aria-label': t('shell.profile', { initials, name }),
          children: initials,
        }}
      >
        <ProfileItems name={name} onKeys={keys.open} onSignOut={() => signOut(avatar.current)} />
      </HeaderMenu>
      {keys.opened && (
        <Suspense>
          <KeyList onClose={keys.close} />
        </Suspense>
      )}
    </>
  );
}

/** The list of keys, opened by `?` on any screen. */
function useKeyList() {
  const [opened, setOpened] = useState(false);
  useKeydown((event) => {
    if (event.defaultPrevented || isTyping(event.target) || isAsked()) return;
    if (actOf('everywhere', event) !== 'keys') return;
    event.preventDefault();
    setOpened(true);
  });
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}

const CompanyItems = entriesAtFirstMove(() => import('./menus/CompanyItems.tsx'));

/** Switches this tab to another company of a consultant; the page then reloads with its data. */
function CompanySelector() {
  const { t } = useTranslation();
  const here = useCompanyOrNone();
  const [asked, setAsked] = useState('');
  // The portfolio shows all clients, not one company.
  const all = useLocation().pathname.startsWith('/portfoy');
  const company = all ? undefined : here;
  return (
    <HeaderMenu
      position="bottom-end"
      width={340}
      onClose={() => setAsked('')}
      button={{
        className: `em-row em-small em-round em-thin em-name ${header.company}`,
        title: company?.company_name,
        children: (
          <>
            <VisuallyHidden>{t('shell.company')}</VisuallyHidden>
            {company && <CompanyLogo company={company} />}
            {all && <IconBuildings size={16} aria-hidden />}
            <span className={`em-cut ${header.companyName}`}>
              {company?.company_name ?? t(all ? 'portfolio.allClients' : 'shell.pickCompany')}
            </span>
            <IconChevronDown size={14} aria-hidden />
          </>
        ),
      }}
    >
      <CompanyItems asked={asked} onAsk={setAsked} />
    </HeaderMenu>
  );
}

const LanguageItems = entriesAtFirstMove(() => import('./menus/LanguageItems.tsx'));

function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const code = language.toUpperCase();
  return (
    <HeaderMenu
      position="bottom-end"
      button={{
        className: `em-row em-soft ${header.language}`,
        'aria-label': t('shell.languageNow', { code, name: LANGUAGE_NAMES[language] }),
        children: (
          <>
            {code}
            <IconChevronDown size={13} aria-hidden />
          </>
        ),
      }}
    >
      <LanguageItems />
    </HeaderMenu>
  );
}

const NavDrawer = lazily(() => import('./NavDrawer.tsx'), OPENED);

/** One row from 900 px; below, the places move into a drawer. */
export function TopNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const places = placesOf(useUser());
  const isPhone = usePhone();
  const [opened, drawer] = useDisclosure();
  return (
    <header className={`em-row em-screen em-surface em-line-bottom ${shell.nav}`}>
      {isPhone && (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={drawer.open}
          aria-label={t('shell.openMenu')}
          aria-expanded={opened}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      <Link className={`em-row em-bare ${shell.brand}`} to={START} aria-label={t('common.product')}>
        <Mark />
        <span className={shell.brandName}>{t('common.product')}</span>
      </Link>
      {isPhone ? (
        <Suspense fallback={null}>
          <NavDrawer places={places} opened={opened} onClose={drawer.close} />
        </Suspense>
      ) : (
        <Box component="nav" h="100%" aria-label={t('shell.nav')}>
          <Box component="ul" display="flex" h="100%" m={0} p={0}>
            {places.map((place) => (
              <Box component="li" display="flex" key={place.key}>
                <PlaceItem place={place} current={isCurrent(place, pathname)} />
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <div className={`em-row em-thin ${shell.right}`}>
        <SearchButton />
        <CompanyCorner />
        <LanguageMenu />
        <ProfileMenu />
      </div>
    </header>
  );
}

/** A person of several companies and a consultant choose one here; others see theirs. */
function CompanyCorner() {
  const user = useUser();
  const company = useCompanyOrNone();
  const several = new Set(user.companies.map((one) => one.company_id)).size > 1;
  if (several || user.role === 'danışman') return <CompanySelector />;
  if (!company) return null;
  return (
    <div
      className={`em-row em-small em-round em-thin em-name ${header.company}`}
      title={company.company_name}
    >
      <CompanyLogo company={company} />
      <span className={`em-cut ${header.companyName}`}>{company.company_name}</span>
    </div>
  );
}
