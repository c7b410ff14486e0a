import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconBell, IconKeyboard, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useUser } from '../../platform/session/session.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { KeyCaps } from '../../ui/KeyCaps.tsx';
import { KEYS } from '../../platform/keys.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import { useSignOut } from '../../platform/session/sign-out.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useKeyList } from './useKeyList.ts';
import shell from './shell.module.css';

const KeyList = lazily(() => import('./KeyList.tsx'));

/** Name, e-mail and role, settings, keys, appearance, sign-out. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const isPhone = usePhone();
  const name = user.fullname || user.name || t('shell.defaultName');
  const initials = initialsOf(name);
  const signOut = useSignOut();
  const keys = useKeyList();
  const avatar = useRef<HTMLButtonElement>(null);
  const menu = (
    <HeaderMenu
      position="bottom-end"
      width={290}
      button={{
        ref: avatar,
        className: shell.avatar,
        'aria-label': t('shell.profile', { initials, name }),
        children: initials,
      }}
    >
      <div className={shell.who}>
        <strong>{name}</strong>
        <span>{user.email}</span>
        <span>{t(`shell.roles.${user.role}`)}</span>
      </div>
      <Menu.Divider />
      <Menu.Item
        component={Link}
        to="/guvenlik"
        leftSection={<IconShieldLock size={17} stroke={1.6} aria-hidden />}
      >
        {t('security.title')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to="/notification-settings"
        leftSection={<IconBell size={17} stroke={1.6} aria-hidden />}
      >
        {t('shell.settings')}
      </Menu.Item>
      {!isPhone && (
        <Menu.Item
          leftSection={<IconKeyboard size={17} stroke={1.6} aria-hidden />}
          rightSection={<KeyCaps specs={KEYS.everywhere.keys} />}
          onClick={keys.open}
        >
          {t('keys.title')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <SchemeItems />
      {isPhone && (
        <>
          <Menu.Label>{t('shell.language')}</Menu.Label>
          <LanguageItems />
        </>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconLogout size={17} stroke={1.6} aria-hidden />}
        onClick={() => signOut(avatar.current)}
      >
        {t('shell.signOut')}
      </Menu.Item>
    </HeaderMenu>
  );
  return (
    <>
      {menu}
      {keys.opened && (
        <Suspense>
          <KeyList onClose={keys.close} />
        </Suspense>
      )}
    </>
  );
}

const SCHEMES = ['light', 'dark', 'auto'] as const;

function SchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const pick = (value: string) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'auto');
  return (
    <>
      <Menu.Label>{t('shell.theme')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={pick}>
        {SCHEMES.map((one) => (
          <Menu.RadioItem key={one} value={one}>
            {t(`shell.${one}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
