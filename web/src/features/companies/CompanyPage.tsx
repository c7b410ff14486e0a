import { Box, Button, Group, Skeleton, UnstyledButton } from '@mantine/core';
import type { CompanyProfile } from '@emanet/contract/companies';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompany } from '../../platform/session/session.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ApiForm, FormNote } from '../../ui/form/ApiForm.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useAddressChoice } from '../../ui/panel/useAddressChoice.ts';
import { ApplicationFormPanel } from '../applications/applications.tsx';
import { changedCount, valuesOf } from './form-values.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { IdentityPanel } from './IdentityPanel.tsx';
import { LifePanel } from './life/LifePanel.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { RegistryFields } from './RegistryFields.tsx';
import { SecondStepPanel } from './SecondStepPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { UsersPanel } from './UsersPanel.tsx';
import { useCompanyProfile } from './queries.ts';
import css from './companies.module.css';
import { useCompanyForm } from './useCompanyForm.ts';

/** /sirket: the company's data, its logo and its users. */
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

const PARTS = ['kimlik', 'erisim', 'veri', 'form'] as const;

type Props = Readonly<{ profile: CompanyProfile; mayWrite: boolean }>;

/** The page of a company in four parts; the form of its identity is saved from the head of each. */
function CompanyForm({ profile, mayWrite }: Props) {
  const mayClose = useCan('companies.close');
  const { t } = useTranslation();
  const readsApplications = useCan('applications.read');
  const stored = valuesOf(profile);
  const form = useCompanyForm(profile);
  const changed = changedCount(form.values, stored);
  const [part, setPart] = useAddressChoice('bolum', PARTS);
  const parts = PARTS.filter((one) => one !== 'form' || readsApplications);

  return (
    <ApiForm form={form} label={t('company.title')} className={css.form}>
      <PageHead title={t('company.title')} count={profile.company_name}>
        {mayWrite && changed > 0 && (
          <>
            <Group component="span" gap="xs" fz="sm" c="dimmed" role="status">
              <IconDeviceFloppy size={16} aria-hidden />
              {t('company.unsaved', { count: changed })}
            </Group>
            <Button variant="default" disabled={form.busy} onClick={form.reset}>
              {t('common.cancel')}
            </Button>
          </>
        )}
        {mayWrite && (
          <Button
            type="submit"
            disabled={changed === 0}
            loading={form.busy}
            // A refusal of the server stands under the fields of that part.
            onClick={() => setPart('kimlik')}
          >
            {t('common.saveChanges')}
          </Button>
        )}
      </PageHead>
      <FormNote form={form} />
      <Box
        component="nav"
        mb="panels"
        className="em-line-bottom em-tabs"
        aria-label={t('company.parts.label')}
      >
        {parts.map((one) => (
          <UnstyledButton
            key={one}
            aria-current={one === part ? 'page' : undefined}
            onClick={() => setPart(one)}
          >
            {t(`company.parts.${one}`)}
          </UnstyledButton>
        ))}
      </Box>
      <div className="em-columns" data-lead>
        {part === 'kimlik' && (
          <>
            <div>
              <Panel title={t('company.identity')} text={t('company.identityText')}>
                <IdentityFields form={form} readOnly={!mayWrite} />
              </Panel>
              <RegistryFields form={form} readOnly={!mayWrite} />
            </div>
            <div>
              <LogoPanel profile={profile} mayWrite={mayWrite} followOwn={form.followOwn} />
              <IdentityPanel profile={profile} values={form.values} />
            </div>
          </>
        )}
        {part === 'erisim' && (
          <>
            <UsersPanel />
            <SecondStepPanel profile={profile} mayWrite={mayWrite} followOwn={form.followOwn} />
          </>
        )}
        {part === 'veri' && (
          <>
            {mayClose && <LifePanel company={profile} />}
            <UsagePanel />
          </>
        )}
        {part === 'form' && readsApplications && <ApplicationFormPanel />}
      </div>
    </ApiForm>
  );
}
