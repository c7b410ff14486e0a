import { organization, type Invitation } from '@emanet/contract/organization';
import { Button, Group, Text } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInTurkey } from '../../platform/when.ts';
import css from './organization.module.css';

const parts = ({ id }: Invitation) => at(id);

/** Invitations without an answer, under the people. */
export function InvitationsSide({ mayWrite }: Readonly<{ mayWrite: boolean }>) {
  const { t, lang } = useTranslation();
  const { data: waiting = [] } = useRead(organization.invitations);
  const resend = useAct(organization.resendInvitation, {
    parts,
    told: 'message',
    failed: 'networkFailed',
  });
  const withdraw = useAct(organization.withdrawInvitation, {
    parts,
    told: 'message',
    failed: 'networkFailed',
  });
  if (waiting.length === 0) return null;
  return (
    <section className={css.waiting} aria-label={t('organization.invitations')}>
      <Text fw={560} fz="sm">
        {t('organization.invitations')}
      </Text>
      <ul className="em-lines em-rows">
        {waiting.map((one) => (
          <li key={one.id}>
            <span className="em-two">
              <b>{one.fullname}</b>
              <small>
                {one.email} · {t(`shell.roles.${one.role}`)} ·{' '}
                {t('organization.invitedUntil', { day: dayInTurkey(one.son_tarih, lang) })}
              </small>
            </span>
            {mayWrite && (
              <Group gap="xs" wrap="nowrap">
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={resend.isPending}
                  onClick={() => resend.mutate(one)}
                >
                  {t('organization.resend')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="brick"
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate(one)}
                >
                  {t('organization.withdraw')}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
