import { ActionIcon, Box } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { START } from '@emanet/contract/shared/return-address';
import { lazily, OPENED } from '../../platform/lazily.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser, useCompanyOrNone } from '../../platform/session/session.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { isCurrent, placesOf } from '../../platform/navigation.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { LanguageMenu } from './menus/LanguageMenu.tsx';
import { PlaceItem } from './menus/PlaceItem.tsx';
import { ProfileMenu } from './menus/ProfileMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import shell from './shell.module.css';
import { CompanyLogo } from './CompanyLogo.tsx';
import { CompanySelector } from './menus/CompanySelector.tsx';
import header from './header.module.css';

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

/** A person of several companies and a consultant choose one here; others read which one is theirs. */
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
