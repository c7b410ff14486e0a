import type { CompanyProfile } from '@emanet/contract/companies';
import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ApiForm, FormNote } from '../../ui/form/ApiForm.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { ApplicationFormPanel } from '../applications/applications.tsx';
import css from './companies.module.css';
import { changedCount, valuesOf } from './form-values.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { IdentityPanel } from './IdentityPanel.tsx';
import { LifePanel } from './life/LifePanel.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { RegistryFields } from './RegistryFields.tsx';
import { SecondStepPanel } from './SecondStepPanel.tsx';
import { useCompanyForm } from './useCompanyForm.ts';
import { UsagePanel } from './UsagePanel.tsx';
import { UsersPanel } from './UsersPanel.tsx';

type Props = Readonly<{ profile: CompanyProfile; mayWrite: boolean }>;

/** The page of a company: one form, saved from the head; logo, copies and users beside and below. */
export function CompanyForm({ profile, mayWrite }: Props) {
  const mayClose = useCan('companies.close');
  const { t } = useTranslation();
  const readsApplications = useCan('applications.read');
  const stored = valuesOf(profile);
  const form = useCompanyForm(profile);
  const changed = changedCount(form.values, stored);

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
          <Button type="submit" disabled={changed === 0} loading={form.busy}>
            {t('common.saveChanges')}
          </Button>
        )}
      </PageHead>
      <FormNote form={form} />
      <div className="em-columns" data-lead>
        <div>
          <Panel title={t('company.identity')} text={t('company.identityText')}>
            <IdentityFields form={form} readOnly={!mayWrite} />
          </Panel>
          <RegistryFields form={form} readOnly={!mayWrite} />
          <UsersPanel />
          {mayClose && <LifePanel company={profile} />}
        </div>
        <div>
          <LogoPanel profile={profile} mayWrite={mayWrite} />
          <SecondStepPanel profile={profile} mayWrite={mayWrite} />
          <IdentityPanel profile={profile} values={form.values} />
          <UsagePanel />
          {readsApplications && <ApplicationFormPanel />}
        </div>
      </div>
    </ApiForm>
  );
}
