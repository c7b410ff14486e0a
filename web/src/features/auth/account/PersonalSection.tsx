import { useState } from 'react';
import { account } from '@emanet/contract/auth/account';
import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { ApiForm, FormNote } from '../../../ui/form/ApiForm.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';

const AddressModal = atFirstMove(() => import('./AddressModal.tsx'));

/** Name, address and companies of the own account. */
export function PersonalSection() {
  const { t } = useTranslation();
  const { fullname, email, companies } = useUser();
  const [changing, setChanging] = useState(false);
  return (
    <div>
      <InvitationsPanel />
      <NameForm key={fullname} fullname={fullname} />
      <Panel
        title={t('account.email')}
        text={t('account.emailText')}
        tools={
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('account.changeEmail')}
          </Button>
        }
      >
        {email}
      </Panel>
      <Panel title={t('account.companies')} text={t('account.companiesText')} flush>
        {companies.length > 0 && (
          <ul className="em-lines em-rows">
            {companies.map(({ company_id, company_name, department_id, department_name, role }) => (
              <li key={`${company_id} ${department_id ?? ''}`}>
                <span className="em-two">
                  <b>{company_name}</b>
                  <small>
                    {t(`shell.roles.${role}`)}, {department_name ?? t('account.wholeCompany')}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {changing && <AddressModal onClose={() => setChanging(false)} />}
    </div>
  );
}

function NameForm({ fullname }: Readonly<{ fullname: string }>) {
  const { t } = useTranslation();
  const form = useApiForm({
    endpoint: account.rename,
    initial: { fullname },
    onDone: told(refreshSession),
  });
  return (
    <Panel title={t('account.name')} text={t('account.nameText')}>
      <ApiForm form={form} label={t('account.name')}>
        <FormNote form={form} />
        <Group gap="sm" align="flex-start">
          <TextInput
            flex="1 1 240px"
            aria-label={t('account.name')}
            autoComplete="name"
            maxLength={200}
            {...form.field('fullname')}
          />
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('common.save')}
          </Button>
        </Group>
      </ApiForm>
    </Panel>
  );
}
