import { useState } from 'react';
import { RECOVERY_CODE, secondStep, type Security } from '@emanet/contract/auth/second-step';
import { Button, Group, Text } from '@mantine/core';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords, when } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { SecurityActs } from './useSecurity.ts';

type Props = Readonly<{ security: Security; acts: SecurityActs }>;

/** State of the account's security, the companies' demands, recovery, the last sign-ins. */
export function SideNotes({ security, acts }: Props) {
  const { t, lang } = useTranslation();
  const { gecis_anahtarlari, uygulama, isteyenler } = security;
  const steps = gecis_anahtarlari.length + (uygulama ? 1 : 0);
  const state = steps === 0 ? 'none' : steps === 1 ? 'one' : 'many';
  return (
    <div className="em-parts">
      <Note tone={steps === 0 ? 'mid' : 'done'} title={t(`security.state.${state}.title`)}>
        {t(`security.state.${state}.text`)}
      </Note>
      {isteyenler.length > 0 && (
        <Panel title={t('security.asked')}>
          {isteyenler.map(({ company_name, tarih }) => (
            <Text key={company_name} c="var(--em-text-2)" mb="sm">
              {t('security.askedBy', { company: company_name, date: dayInWords(tarih, lang) })}{' '}
              {t(steps > 0 ? 'security.ready' : 'security.notReady')}
            </Text>
          ))}
        </Panel>
      )}
      <RecoveryPanel left={security.kurtarma_kodlari} hasStep={steps > 0} acts={acts} />
      {security.girisler.length > 0 && (
        <Panel title={t('security.lastSignIns')}>
          <ul className="em-stack">
            {security.girisler.map((one) => (
              <Group component="li" key={one.tarih} justify="space-between" fz="sm">
                <span className="em-num">{when(one.tarih, lang, true)}</span>
                <span
                  className="em-toned"
                  data-tone={one.neden === 'giris_yapildi' ? 'plain' : 'high'}
                >
                  {one.neden === 'giris_yapildi'
                    ? one.yontem
                      ? t(`security.ways.${one.yontem}`)
                      : '–'
                    : t(`entryLogs.details.${one.neden}`)}
                </span>
              </Group>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

type RecoveryProps = Readonly<{ left: number; hasStep: boolean; acts: SecurityActs }>;

function RecoveryPanel({ left, hasStep, acts }: RecoveryProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const renew = async () => {
    await acts.run(() => call(secondStep.newRecoveryCodes));
    setAsked(false);
  };
  return (
    <Panel title={t('security.recovery')}>
      {hasStep && (
        <Text c="var(--em-text-2)" mb="sm">
          {t('security.codesLeft', { count: left })}
        </Text>
      )}
      {hasStep && left <= RECOVERY_CODE.few && (
        <Note tone="mid">{t(left === 0 ? 'security.noCodes' : 'security.fewCodes')}</Note>
      )}
      <Text c="var(--em-text-2)" mb="sm">
        {t('security.recoveryText')}
      </Text>
      {hasStep && (
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('security.newCodes')}
        </Button>
      )}
      <ConfirmModal
        personal
        opened={asked}
        title={t('security.newCodesTitle')}
        confirmLabel={t('security.newCodes')}
        busy={acts.busy}
        onConfirm={() => void renew()}
        onClose={() => setAsked(false)}
      >
        {t('security.newCodesText')}
      </ConfirmModal>
    </Panel>
  );
}
