import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Modal, PinInput } from '@mantine/core';
import { Trans } from 'react-i18next';
import { auth, OTP } from '@emanet/contract/auth';
import { call } from '../../app/client.ts';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { signedIn } from '../../app/session-store.ts';
import { sentenceOf } from './EmailForm.tsx';
import login from './login.module.css';
import { clock, useCountdown } from './useCountdown.ts';

type Props = { email: string; onChangeAddress: () => void };

/** Sends the code when it opens; six digits, by hand or pasted, sign in. */
export function CodeModal({ email, onChangeAddress }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const countdown = useCountdown(OTP.resendSeconds);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const sent = useRef(false);

  const { restart } = countdown;
  const send = useCallback(async () => {
    setProblem(undefined);
    restart();
    try {
      await call(auth.sendCode, { body: { email } });
    } catch (error) {
      setProblem(sentenceOf(error, language));
    }
  }, [email, language, restart]);

  useEffect(() => {
    // Strict mode mounts twice; one opening is one e-mail.
    if (sent.current) return;
    sent.current = true;
    void send();
  }, [send]);

  const resend = async () => {
    setCode('');
    await send();
    setNotice(t('login.resent'));
    first.current?.focus();
  };

  const enter = async (entered: string) => {
    setBusy(true);
    setProblem(undefined);
    setNotice(undefined);
    try {
      const { data } = await call(auth.enterCode, { body: { email, code: entered } });
      signedIn(data);
    } catch (error) {
      setProblem(sentenceOf(error, language));
      setCode('');
      setBusy(false);
      requestAnimationFrame(() => first.current?.focus());
    }
  };

  return (
    <Modal
      opened
      onClose={onChangeAddress}
      size={410}
      closeOnClickOutside={false}
      withCloseButton={false}
      aria-label={t('login.codeTitle')}
      padding={28}
    >
      <h2 className={login.codeTitle}>{t('login.codeTitle')}</h2>
      <p className={login.codeText}>
        <Trans
          i18nKey="login.codeSent"
          values={{ email, minutes: OTP.minutes }}
          components={{ b: <strong /> }}
        />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === OTP.digits) void enter(code);
        }}
      >
        <div role="group" aria-label={t('login.codeLabel')}>
          <PinInput
            ref={first}
            length={OTP.digits}
            type="number"
            inputMode="numeric"
            placeholder=""
            oneTimeCode
            autoFocus
            value={code}
            onChange={(value) => {
              setCode(value);
              if (value) setProblem(undefined);
            }}
            onComplete={(value) => void enter(value)}
            disabled={busy}
            error={problem !== undefined}
            classNames={{ root: login.pins, pinInput: login.pin, input: login.pinInput }}
            getInputProps={(index) => ({
              'aria-label': t('login.codeDigit', { n: index + 1 }),
              'data-autofocus': index === 0 || undefined,
            })}
          />
        </div>
        <p className={login.problem} role="alert">
          {problem}
        </p>
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={busy}
          disabled={code.length !== OTP.digits}
        >
          {t('login.signIn')}
        </Button>
      </form>
      <div className={login.codeActions}>
        <button type="button" className={login.link} onClick={onChangeAddress}>
          {t('login.changeAddress')}
        </button>
        {countdown.left > 0 ? (
          <span className="em-num">{t('login.resendIn', { time: clock(countdown.left) })}</span>
        ) : (
          <button type="button" className={login.link} onClick={() => void resend()}>
            {t('login.resend')}
          </button>
        )}
      </div>
      <p className={login.sent} role="status">
        {notice}
      </p>
    </Modal>
  );
}
