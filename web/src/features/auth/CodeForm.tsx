import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@mantine/core';
import { auth, OTP } from '@emanet/contract/auth';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { signedIn } from '../../platform/session/session-store.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import login from './login.module.css';
import { asksForSecondStep, sentenceOf } from './sentence.ts';
import { clock } from '../../ui/useCountdown.ts';
import { useSendCode } from './useSendCode.ts';

type Props = { email: string; onChangeAddress: () => void; onSecondStep: () => void };

/** Six digits, by hand or pasted, sign in; a wrong code empties the boxes. */
export function CodeForm({ email, onChangeAddress, onSecondStep }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const sending = useSendCode(email);

  useEffect(() => {
    // Boxes that are still disabled take no focus.
    if (problem !== undefined && !busy) first.current?.focus();
  }, [problem, busy]);

  const resend = () => {
    setProblem(undefined);
    setCode('');
    first.current?.focus();
    void sending.send();
  };
  const enter = async (entered: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await call(auth.enterCode, { body: { email, code: entered } });
      signedIn(data);
    } catch (error) {
      if (asksForSecondStep(error)) return onSecondStep();
      setProblem(sentenceOf(error, language));
      setBusy(false);
      setCode('');
    }
  };
  const change = (value: string) => {
    setCode(value);
    if (value) setProblem(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length === OTP.digits) void enter(code);
  };

  return (
    <form onSubmit={submit}>
      <CodeBoxes
        ref={first}
        label={t('login.codeLabel')}
        value={code}
        onChange={change}
        onComplete={(value) => void enter(value)}
        busy={busy}
        wrong={problem !== undefined}
      />
      <p className={login.problem} role="alert">
        {problem ?? sending.problem}
      </p>
      <Button type="submit" size="md" fullWidth loading={busy} disabled={code.length < OTP.digits}>
        {t('login.signIn')}
      </Button>
      <div className={login.codeActions}>
        <button type="button" className={login.link} onClick={onChangeAddress}>
          {t('login.changeAddress')}
        </button>
        {sending.left > 0 ? (
          <span className="em-num">{t('login.resendIn', { time: clock(sending.left) })}</span>
        ) : (
          <button type="button" className={login.link} onClick={resend}>
            {t('login.resend')}
          </button>
        )}
      </div>
      <p className={login.sent} role="status">
        {sending.again && t('login.resent')}
      </p>
    </form>
  );
}
