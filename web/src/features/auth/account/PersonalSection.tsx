import { useState } from 'react';
import { account } from '@emanet/contract/auth/account';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { ApiForm, FormNote } from '../../../ui/form/ApiForm.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { organization, type OwnInvitation } from '@emanet/contract/organization';
import { useAct } from '../../../nouns/act.ts';
import { useRead } from '../../../nouns/read.ts';
import { useSwitchCompany } from '../../../platform/session/useSwitchCompany.ts';
import { dayInTurkey } from '../../../platform/when.ts';

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

/** Companies that invite the person, each to be accepted or declined; empty without any. */
function InvitationsPanel() {
  const { t } = useTranslation();
  const { data: asked = [] } = useRead(organization.ownInvitations);
  if (asked.length === 0) return null;
  return (
    <Panel title={t('account.invitations')} text={t('account.invitationsText')}>
      {asked.map((one) => (
        <OneInvitation key={one.id} one={one} />
      ))}
    </Panel>
  );
}

function OneInvitation({ one }: Readonly<{ one: OwnInvitation }>) {
  const { t, lang } = useTranslation();
  const switchTo = useSwitchCompany();
  const { company_name: company, davet_eden: inviter, departmanlar } = one;
  const answer = useAct(organization.answerInvitation, {
    parts: (kabul: boolean) => ({ params: { id: String(one.id) }, body: { kabul } }),
    told: 'message',
    failed: 'networkFailed',
    onDone: (_, kabul) => {
      if (kabul) void switchTo(one.company_id, '/denetim');
    },
  });
  const duties = (['varlik_sorumlusu', 'egitim_sorumlusu'] as const).filter((duty) => one[duty]);
  return (
    <section aria-label={company} className="em-column em-rows">
      <Text fw={560} c="var(--em-text)">
        {t('account.asks', { inviter, company, role: t(`shell.roles.${one.role}`) })}
      </Text>
      {departmanlar.length > 0 && (
        <Text fz="sm">{t('account.inDepartments', { departments: departmanlar.join(', ') })}</Text>
      )}
      {duties.length > 0 && (
        <Text fz="sm">
          {duties
            .map((duty) =>
              t(`organization.marks.${duty === 'varlik_sorumlusu' ? 'varlik' : 'egitim'}`),
            )
            .join(', ')}
        </Text>
      )}
      <Text fz="sm" c="dimmed">
        {t('account.invitationSees', { company })}{' '}
        {t('account.invitationUntil', { day: dayInTurkey(one.son_tarih, lang) })}
      </Text>
      <Group gap="sm" mt="xs">
        <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('account.accept')}
        </Button>
        <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('account.decline')}
        </Button>
      </Group>
    </section>
  );
}
