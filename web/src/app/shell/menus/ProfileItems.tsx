import { Box, Menu, Text, useMantineColorScheme } from '@mantine/core';
import { IconBell, IconHelp, IconKeyboard, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { KEYS } from '../../../platform/keys.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { KeyCaps } from '../../../ui/KeyCaps.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { MenuAct, MenuHead, MenuLine } from '../../../ui/menu/MenuAct.tsx';
import LanguageItems from './LanguageItems.tsx';

type Props = Readonly<{ name: string; onKeys: () => void; onSignOut: () => void }>;

/** Name, e-mail and role, settings, keys, appearance, sign-out. */
export default function ProfileItems({ name, onKeys, onSignOut }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const isPhone = usePhone();
  return (
    <>
      <Box px="var(--em-space-near)" py="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text fz="sm" fw={620}>
          {name}
        </Text>
        <Text fz="xs" c="dimmed">
          {user.email}
          <br />
          {t(`shell.roles.${user.role}`)}
        </Text>
      </Box>
      <MenuLine />
      {!user.ziyaretci && (
        <MenuAct
          component={Link}
          to="/guvenlik"
          leftSection={<IconShieldLock size={17} stroke={1.6} aria-hidden />}
        >
          {t('account.title')}
        </MenuAct>
      )}
      <MenuAct
        component={Link}
        to="/notification-settings"
        leftSection={<IconBell size={17} stroke={1.6} aria-hidden />}
      >
        {t('shell.settings')}
      </MenuAct>
      <MenuAct
        component={Link}
        to="/yardim"
        leftSection={<IconHelp size={17} stroke={1.6} aria-hidden />}
      >
        {t('help.title')}
      </MenuAct>
      {!isPhone && (
        <MenuAct
          leftSection={<IconKeyboard size={17} stroke={1.6} aria-hidden />}
          rightSection={<KeyCaps specs={KEYS.everywhere.keys} />}
          onClick={onKeys}
        >
          {t('keys.title')}
        </MenuAct>
      )}
      <MenuLine />
      <SchemeItems />
      {isPhone && (
        <>
          <MenuHead>{t('shell.language')}</MenuHead>
          <LanguageItems />
        </>
      )}
      <MenuLine />
      <MenuAct leftSection={<IconLogout size={17} stroke={1.6} aria-hidden />} onClick={onSignOut}>
        {t('shell.signOut')}
      </MenuAct>
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
      <MenuHead>{t('shell.theme')}</MenuHead>
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
