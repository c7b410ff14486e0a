import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompany } from '../../platform/session/session.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { useCompanyProfile } from './queries.ts';

/** /sirket: what the company says of itself, its logo and its users. */
export default function CompanyPage() {
  const { t } = useTranslation();
  const query = useCompanyProfile();
  const mayWrite = useCan('organization.write');
  const { company_name } = useCompany();
  const { data: profile } = query;
  if (profile)
    return <CompanyForm key={profile.company_id} profile={profile} mayWrite={mayWrite} />;
  return (
    <>
      <PageHead title={t('company.title')} count={company_name} />
      {query.error ? (
        <ErrorState query={query} title={t('company.failed')} />
      ) : (
        <div
          className="em-columns"
          data-lead
          role="status"
          aria-busy="true"
          aria-label={t('common.loading')}
        >
          <Skeleton height={560} radius="lg" />
          <div>
            <Skeleton height={150} radius="lg" />
            <Skeleton height={280} radius="lg" mt="md" />
          </div>
        </div>
      )}
    </>
  );
}
