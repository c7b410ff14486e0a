import { useState } from 'react';
import { secondStep } from '@emanet/contract/auth/second-step';
import { Button } from '@mantine/core';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { AppSetup, type NewApp } from './AppSetup.tsx';
import type { SecurityActs } from './useSecurity.ts';

type Props = Readonly<{ since: string | null; acts: SecurityActs }>;

/** The authenticator app: not set up, being set up, or on since a day. */
export function AppPanel({ since, acts }: Props) {
  const { t, lang } = useTranslation();
  const [setup, setSetup] = useState<NewApp>();
  const [asked, setAsked] = useState(false);
  const [starting, setStarting] = useState(false);

  const begin = async () => {
    setStarting(true);
    try {
      setSetup((await call(secondStep.beginApp)).data);
    } catch (error) {
      acts.refuse(error);
    }
    setStarting(false);
  };
  const remove = async () => {
    await acts.run(() => call(secondStep.deleteApp));
    setAsked(false);
  };
  const state = setup ? (
    <Tag tone="mid">{t('security.settingUp')}</Tag>
  ) : (
    since && <Tag tone="done">{t('security.onSince', { date: when(since, lang) })}</Tag>
  );

  return (
    <Panel
      title={t('security.app')}
      count={state || undefined}
      text={t('security.appText')}
      flush={!setup}
      tools={
        !setup && (
          <>
            {since && (
              <Button variant="subtle" color="brick" onClick={() => setAsked(true)}>
                {t('common.remove')}
              </Button>
            )}
            <Button variant="default" loading={starting} onClick={() => void begin()}>
              {t(since ? 'security.changeApp' : 'security.setUpApp')}
            </Button>
          </>
        )
      }
    >
      {setup && <AppSetup app={setup} acts={acts} onClose={() => setSetup(undefined)} />}
      <ConfirmModal
        personal
        opened={asked}
        title={t('security.removeAppTitle')}
        confirmLabel={t('common.remove')}
        danger
        busy={acts.busy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {t('security.removeAppText')}
      </ConfirmModal>
    </Panel>
  );
}
