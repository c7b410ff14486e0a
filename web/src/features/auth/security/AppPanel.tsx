import { useState, type SubmitEvent } from 'react';
import { secondStep } from '@emanet/contract/auth/second-step';
import { ActionIcon, Button, CopyButton } from '@mantine/core';
import { OTP } from '@emanet/contract/auth';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { CodeBoxes } from '../../../ui/form/CodeBoxes.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import type { SecurityActs } from './useSecurity.ts';
import css from './security.module.css';

type Props = Readonly<{ since: string | null; acts: SecurityActs }>;

/** The authenticator app: not set up, being set up, or active since a day. */
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

/** The unconfirmed secret of an app, as text and as a picture. */
type NewApp = Readonly<{ anahtar: string; karekod: string }>;

type SetupProps = Readonly<{ app: NewApp; acts: SecurityActs; onClose: () => void }>;

/** Two steps: the picture into the app, and the app's first code here. */
function AppSetup({ app, acts, onClose }: SetupProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const confirm = async (entered: string) => {
    if (await acts.run(() => call(secondStep.confirmApp, { body: { code: entered } }))) onClose();
    else setCode('');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length === OTP.digits) void confirm(code);
  };
  return (
    <div className={`em-columns ${css.setup}`}>
      <img
        className="em-line em-round"
        width={168}
        height={168}
        src={app.karekod}
        alt={t('security.qrLabel')}
      />
      <form onSubmit={submit}>
        <p>
          <b>1.</b> {t('security.scan')}
        </p>
        <div className={`em-row ${css.secret}`}>
          <code>{app.anahtar.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton value={app.anahtar}>
            {({ copied, copy }) => (
              <ActionIcon
                variant="default"
                size={38}
                aria-label={t(copied ? 'common.copied' : 'security.copySecret')}
                onClick={copy}
              >
                {copied ? (
                  <IconCheck size={18} stroke={1.7} aria-hidden />
                ) : (
                  <IconCopy size={18} stroke={1.7} aria-hidden />
                )}
              </ActionIcon>
            )}
          </CopyButton>
        </div>
        <p>
          <b>2.</b> {t('security.typeCode')}
        </p>
        <div className={`em-row em-wrap ${css.confirm}`}>
          <CodeBoxes
            label={t('security.appCode')}
            value={code}
            onChange={setCode}
            onComplete={(entered) => void confirm(entered)}
            busy={acts.busy}
            wrong={false}
          />
          <Button type="submit" loading={acts.busy} disabled={code.length < OTP.digits}>
            {t('security.confirmApp')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
