import { Box, Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import type { CompanyEntry } from '@emanet/contract/auth';
import { inCompany } from '@emanet/contract/shared/company-address';
import { START } from '@emanet/contract/shared/return-address';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTranslation } from '../../platform/i18n.ts';

type Props = Readonly<{
  /** The suspended company of the tab; without it, the user is not a member. */
  suspended?: CompanyEntry;
  /** A company that is open to the user. */
  next: CompanyEntry | undefined;
}>;

/** Replaces every screen of a company closed to this user, with a link to an open one. */
export default function ClosedCompany({ suspended, next }: Props) {
  const { t } = useTranslation();
  const why = suspended ? 'closed' : 'foreign';
  return (
    <Box pt="var(--em-space-title)">
      <PageHead title={t(`shell.${why}.head`)} />
      <EmptyState
        icon={<IconBuilding size={20} />}
        title={t(`shell.${why}.title`, { company: suspended?.company_name })}
        text={t(`shell.${why}.text`)}
      >
        {next && (
          <Button component="a" href={inCompany(START, next.company_id)}>
            {t('shell.foreign.go', { company: next.company_name })}
          </Button>
        )}
      </EmptyState>
    </Box>
  );
}
