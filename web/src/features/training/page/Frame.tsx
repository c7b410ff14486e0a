import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { setLanguage, useTranslation } from '../../../platform/i18n.ts';
import { LANGUAGE_NAMES } from '../../../platform/languages.ts';
import { Logo } from '../../../ui/Logo.tsx';
import css from './page.module.css';

type Company = Readonly<{ company_name: string; logo: string | null }>;

/** The logo of a company, or its initials. */
export const CompanyMark = ({ page: { company_name, logo } }: { page: Company }) => (
  <Logo
    className={`em-middle em-rigid em-round em-smaller ${css.logo}`}
    name={company_name}
    logo={logo}
  />
);

/** A page without an account: only its company and the language. */
export function Frame({ page, children }: { page?: Company | undefined; children: ReactNode }) {
  const { t, lang } = useTranslation();
  const other = lang === 'tr' ? 'en' : 'tr';
  return (
    <div className={`em-column ${css.page}`}>
      <header className="em-line-bottom em-surface">
        <Group
          className={`em-full ${css.inner}`}
          justify="space-between"
          wrap="nowrap"
          mih="var(--em-height-bar)"
        >
          <Group component="span" wrap="nowrap" fz="lead" fw={620}>
            {page && <CompanyMark page={page} />}
            {page?.company_name ?? t('common.product')}
          </Group>
          <Button
            variant="subtle"
            color="gray"
            px="sm"
            lang={other}
            onClick={() => void setLanguage(other)}
          >
            {LANGUAGE_NAMES[other]}
          </Button>
        </Group>
      </header>
      <main className={`em-full ${css.inner}`}>{children}</main>
      <footer className={`em-full ${css.inner}`}>
        <Group component="p" justify="space-between" mb="xl" fz="sm" c="dimmed">
          <span>
            {page
              ? t('training.page.servedFor', { company: page.company_name })
              : t('training.page.served')}
          </span>
          <Box component="a" href="/legal" c="inherit">
            {t('training.page.legal')}
          </Box>
        </Group>
      </footer>
    </div>
  );
}
