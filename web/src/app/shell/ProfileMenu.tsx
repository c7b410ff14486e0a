import { Menu, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { setLanguage, useLanguage, useTranslation } from '../i18n.ts';
import { notify } from '../notify.tsx';
import { signOut } from '../session-store.ts';
import { useUser } from '../session.tsx';
import { initialsOf } from './initials.ts';
import { LANGUAGE_NAMES } from './LanguageMenu.tsx';
import shell from './shell.module.css';

/** Name, e-mail and role, settings, appearance, sign-out. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const isPhone = useMediaQuery('(max-width: 899px)');
  const name = user.fullname || user.name || t('shell.defaultName');
  const leave = () => signOut().catch(() => notify.error(t('shell.signOutFailed')));
  return (
    <Menu position="bottom-end" trigger="click-hover" width={290}>
      <Menu.Target>
        <button type="button" className={shell.avatar} aria-label={t('shell.profile', { name })}>
          {initialsOf(name)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={shell.who}>
          <strong>{name}</strong>
          <span>{user.email}</span>
          <span>{t(`shell.roles.${user.role}`)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/notification-settings"
          leftSection={<IconBell size={17} stroke={1.6} aria-hidden />}
        >
          {t('shell.settings')}
        </Menu.Item>
        <Menu.Divider />
        <SchemeSwitch />
        {isPhone && <LanguageSwitch />}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={17} stroke={1.6} aria-hidden />}
          onClick={() => void leave()}
        >
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={shell.scheme}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('shell.theme')}
        value={colorScheme}
        onChange={setColorScheme}
        data={[
          { value: 'light', label: t('shell.light') },
          { value: 'dark', label: t('shell.dark') },
          { value: 'auto', label: t('shell.auto') },
        ]}
      />
    </div>
  );
}

function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={shell.scheme}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('shell.language')}
        value={language}
        onChange={(one) => void setLanguage(one)}
        data={[
          { value: 'tr', label: LANGUAGE_NAMES.tr },
          { value: 'en', label: LANGUAGE_NAMES.en },
        ]}
      />
    </div>
  );
}
