import { auth } from '@emanet/contract/auth';
import { secondStep } from '@emanet/contract/auth/second-step';
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconFingerprint, IconMail } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { ApiError, call } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n.ts';
import { hasPasskeys, showPasskey } from '../platform/passkeys.ts';
import { refreshSession } from '../platform/session/session-store.ts';
import { useUser } from '../platform/session/session.tsx';
import { CodeBoxes } from '../ui/form/CodeBoxes.tsx';
import { Note } from '../ui/panel/Note.tsx';

type Props = Readonly<{ text: string; onAnswer: (signedIn: boolean) => void }>;

/** Step of the new sign-in: nothing yet, the mailed code, then the code of the app. */
type Step = 'choose' | 'mail' | 'app';

/** The dialogs below listen for Escape on the window; this mark stops it (ui/ConfirmDialog.tsx). */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const;

/**
 * Signs the same person in again over the open page: a new session replaces the old one, and the
 * refused call is repeated.
 */
export default function SignInAgainDialog({ text, onAnswer }: Props) {
  const { t } = useTranslation();
  const { email } = useUser();
  const isHere = useMounted();
  const [step, setStep] = useState<Step>('choose');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [passkey, setPasskey] = useState(false);

  useEffect(() => {
    void call(secondStep.security)
      .then(({ data }) => setPasskey(hasPasskeys() && data.gecis_anahtarlari.length > 0))
      .catch(() => undefined);
  }, []);

  const attempt = async (act: () => Promise<boolean>) => {
    setBusy(true);
    setError(undefined);
    try {
      if (await act()) {
        await refreshSession();
        onAnswer(true);
      }
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setCode('');
      if (failure.code === 'SECOND_STEP_REQUIRED') await goOn();
      else setError(failure);
    } finally {
      setBusy(false);
    }
  };
  /** The mailed code was right, and the account has a second step. */
  const goOn = async () => {
    const { data } = await call(secondStep.state);
    setStep(data.yollar.includes('uygulama') ? 'app' : 'choose');
  };
  const byPasskey = () =>
    void attempt(async () => {
      const { data } = await call(secondStep.passkeyOptions);
      const shown = await showPasskey(data.options);
      if (!shown) return false;
      await call(secondStep.enterPasskey, { body: shown });
      return true;
    });
  const send = () =>
    void attempt(async () => {
      await call(auth.sendCode, { body: { email } });
      setStep('mail');
      return false;
    });
  const enter = (entered: string) =>
    void attempt(async () => {
      if (step === 'app') await call(secondStep.enterAppCode, { body: { code: entered } });
      else await call(auth.enterCode, { body: { email, code: entered } });
      return true;
    });
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (!busy) onAnswer(false);
  };

  return (
    <Modal
      opened={isHere}
      onClose={() => !busy && onAnswer(false)}
      closeOnEscape={false}
      onKeyDown={escape}
      size={460}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('security.againTitle'), ...OWN_ESCAPE } }}
    >
      <Title order={2} mb="sm">
        {t('security.againTitle')}
      </Title>
      <Stack gap="lg">
        <Text c="var(--em-text-2)">
          {step === 'choose' && text}
          {step === 'mail' && t('security.againMailed', { email })}
          {step === 'app' && t('security.typeCode')}
        </Text>
        {error && <Note tone="high">{error.message}</Note>}
        {step !== 'choose' && (
          <CodeBoxes
            key={step}
            label={t(step === 'app' ? 'security.appCode' : 'security.againCode')}
            value={code}
            onChange={setCode}
            onComplete={enter}
            busy={busy}
            wrong={error !== undefined}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button {...OWN_ESCAPE} variant="default" disabled={busy} onClick={() => onAnswer(false)}>
            {t('common.cancel')}
          </Button>
          {passkey && (
            <Button
              {...OWN_ESCAPE}
              variant={step === 'choose' ? 'filled' : 'default'}
              disabled={busy}
              leftSection={<IconFingerprint size={18} aria-hidden />}
              onClick={byPasskey}
            >
              {t('security.againPasskey')}
            </Button>
          )}
          {step !== 'app' && (
            <Button
              {...OWN_ESCAPE}
              variant={passkey || step === 'mail' ? 'default' : 'filled'}
              loading={busy}
              data-autofocus={step === 'choose' || undefined}
              leftSection={<IconMail size={18} aria-hidden />}
              onClick={send}
            >
              {t(step === 'choose' ? 'security.againSend' : 'security.againResend')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
