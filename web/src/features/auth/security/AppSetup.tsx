import { useState, type SubmitEvent } from 'react';
import { OTP } from '@emanet/contract/auth';
import { secondStep } from '@emanet/contract/auth/second-step';
import { ActionIcon, Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { CodeBoxes } from '../../../ui/form/CodeBoxes.tsx';
import css from './security.module.css';
import type { SecurityActs } from './useSecurity.ts';

/** The secret of an app that no code has confirmed yet, in letters and as a picture. */
export type NewApp = Readonly<{ anahtar: string; karekod: string }>;

type Props = Readonly<{ app: NewApp; acts: SecurityActs; onClose: () => void }>;

/** Two steps: the picture into the app, the app's first code back. */
export function AppSetup({ app, acts, onClose }: Props) {
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
      <img className={`em-line em-round ${css.qr}`} src={app.karekod} alt={t('security.qrLabel')} />
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
