import {
  IconBell,
  IconDatabase,
  IconLanguage,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import {
  Anchor,
  Box,
  SegmentedControl,
  Skeleton,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useTranslation, setLanguage, useLanguage } from '../../../platform/i18n.ts';
import { useCompanyOrNone, useUser } from '../../../platform/session/session.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useAddressChoice } from '../../../ui/panel/useAddressChoice.ts';
import { RailItem } from '../../../ui/rail/Rail.tsx';
import { LANGUAGE_CHOICES } from '../../../platform/languages.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import css from './account.module.css';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { Link } from 'react-router';
import { CalendarLink } from '../../clocks/clocks.tsx';
import { PortfolioChoices } from '../../portfolio/portfolio.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { AppPanel } from '../security/AppPanel.tsx';
import { PasskeysPanel } from '../security/PasskeysPanel.tsx';
import { SessionsPanel } from '../security/SessionsPanel.tsx';
import { SideNotes } from '../security/SideNotes.tsx';
import { useSecurity, useSecurityActs } from '../security/useSecurity.ts';
import { CodesModal } from '../security/CodesModal.tsx';

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
      <Box className="em-desk" style={{ '--columns': '232px minmax(0, 1fr)' }}>
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
        <Box w="100%" maw={shown === 'guvenlik' ? undefined : 760}>
          <Section />
        </Box>
      </Box>
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

/** Mail settings: the person's own, and a link to the company's. */
function NotificationsSection() {
  const { t } = useTranslation();
  const { role, email } = useUser();
  const company = useCompanyOrNone();
  return (
    <div>
      {role === 'danışman' && (
        <Panel title={t('portfolio.preferences')}>
          <PortfolioChoices />
        </Panel>
      )}
      {company && (
        <>
          <Panel
            title={t('account.calendar')}
            text={t('account.calendarText', { company: company.company_name })}
            tools={<CalendarLink inWords />}
            flush
          />
          <Panel title={t('account.companyMails')}>
            <Text c="var(--em-text-2)">{t('account.companyMailsText', { email })}</Text>
            <Anchor component={Link} to="/notification-settings">
              {t('shell.settings')}
            </Anchor>
          </Panel>
        </>
      )}
      <Panel
        title={t('account.securityMails')}
        text={t('account.securityMailsText', { email })}
        flush
      />
    </div>
  );
}

/** Second steps, recovery codes and open sessions of the own account. */
function SecuritySection() {
  const { t } = useTranslation();
  const user = useUser();
  const query = useSecurity();
  const acts = useSecurityActs();
  const { data } = query;
  return (
    <div>
      {user.ikinci_adim_gerekli && (
        <Note tone="mid" title={t('security.neededTitle')}>
          {t('security.neededText')}
        </Note>
      )}
      {data && (
        <div className="em-columns" data-lead>
          <div>
            <PasskeysPanel keys={data.gecis_anahtarlari} acts={acts} />
            <AppPanel since={data.uygulama} acts={acts} />
            <SessionsPanel sessions={data.oturumlar} acts={acts} />
          </div>
          <SideNotes security={data} acts={acts} />
        </div>
      )}
      {!data && query.error && <ErrorState query={query} title={t('security.failed')} />}
      {!data && !query.error && (
        <div
          className="em-columns"
          data-lead
          role="status"
          aria-busy="true"
          aria-label={t('common.loading')}
        >
          <div>
            <Skeleton height={190} radius="lg" />
            <Skeleton height={110} radius="lg" mt="md" />
            <Skeleton height={240} radius="lg" mt="md" />
          </div>
          <Skeleton height={300} radius="lg" />
        </div>
      )}
      <CodesModal codes={acts.codes} onClose={acts.codesSeen} />
    </div>
  );
}
