import { organization, type OwnInvitation } from '@emanet/contract/organization';
import { Button, Group, Text } from '@mantine/core';
import { useAct } from '../../../nouns/act.ts';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useSwitchCompany } from '../../../platform/session/useSwitchCompany.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { dayInTurkey } from '../../../platform/when.ts';

/** Companies that ask the person to join, each to be accepted or declined; nothing where none asks. */
export function InvitationsPanel() {
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
