import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCompanyOrNone, useUser } from '../../../platform/session/session.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { CalendarLink } from '../../clocks/clocks.tsx';
import { PortfolioChoices } from '../../portfolio/portfolio.ts';

/** Mails that come, and what leads out of the application: those of the person, and the way to the company's. */
export function NotificationsSection() {
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
