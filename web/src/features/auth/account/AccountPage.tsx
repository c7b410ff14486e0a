import {
  IconBell,
  IconDatabase,
  IconLanguage,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation, setLanguage, useLanguage } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { RailItem } from '../../../ui/rail/Rail.tsx';
import { SecuritySection } from '../security/SecuritySection.tsx';
import { LANGUAGE_CHOICES } from '../../../platform/languages.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import css from './account.module.css';
import { NotificationsSection } from './NotificationsSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';

/** Sections in the order of the rail. */
const SECTIONS = {
  kisisel: { icon: IconUser, Section: PersonalSection },
  guvenlik: { icon: IconShieldLock, Section: SecuritySection },
  bildirimler: { icon: IconBell, Section: NotificationsSection },
  gorunum: { icon: IconLanguage, Section: AppearanceSection },
  veriler: { icon: IconDatabase, Section: OwnDataSection },
} as const;
const NAMES = ['kisisel', 'guvenlik', 'bildirimler', 'gorunum', 'veriler'] as const;

/** /guvenlik: everything about the own account, a section at a time; security is what mails lead to. */
export default function AccountPage() {
  const { t } = useTranslation();
  const { fullname, email, role } = useUser();
  const [shown, show] = useAddressChoice('bolum', ['guvenlik', ...NAMES]);
  const { Section } = SECTIONS[shown];
  return (
    <>
      <PageHead
        title={t('account.title')}
        count={`${fullname || email}, ${t(`shell.roles.${role}`)}`}
      />
      <div className={`em-desk ${css.desk}`}>
        <nav aria-label={t('account.sections')} data-sticky>
          <ul className={css.sections}>
            {NAMES.map((name) => {
              const { icon: Icon } = SECTIONS[name];
              return (
                <RailItem
                  key={name}
                  current={name === shown ? 'true' : undefined}
                  mark={<Icon size={18} stroke={1.7} aria-hidden />}
                  title={t(`account.names.${name}`)}
                  count={null}
                  onClick={() => show(name)}
                />
              );
            })}
          </ul>
        </nav>
        <div className={shown === 'guvenlik' ? undefined : css.reading}>
          <Section />
        </div>
      </div>
    </>
  );
}

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Language and appearance, as this browser shows them. */
function AppearanceSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div>
      <Panel title={t('shell.language')} text={t('account.languageText')}>
        <SegmentedControl
          aria-label={t('shell.language')}
          data={[...LANGUAGE_CHOICES]}
          value={language}
          onChange={(value) => void setLanguage(value === 'en' ? 'en' : 'tr')}
        />
      </Panel>
      <Panel title={t('shell.theme')} text={t('account.themeText')}>
        <SegmentedControl
          aria-label={t('shell.theme')}
          data={SCHEMES.map((value) => ({ value, label: t(`shell.${value}`) }))}
          value={colorScheme}
          onChange={(value) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'auto')}
        />
      </Panel>
    </div>
  );
}
