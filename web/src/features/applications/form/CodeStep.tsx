import { useEffect, useState, type SubmitEvent } from 'react';
import {
  applicationForm,
  CONFIRMATION,
  UNCONFIRMED_HOURS,
} from '@emanet/contract/applications/form';
import { Anchor, Button, PinInput } from '@mantine/core';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { clock, useCountdown } from '../../../ui/useCountdown.ts';
import css from './form.module.css';

type Props = Readonly<{
  token: string;
  eposta: string;
  onChangeAddress: () => void;
  onDone: () => void;
}>;

const sentenceIn = (error: unknown) => (error instanceof ApiError ? error.message : '');

/** Six digits make an application of what was written. */
export function CodeStep({ token, eposta, onChangeAddress, onDone }: Props) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { left, restart } = useCountdown(CONFIRMATION.resendSeconds);
  useEffect(() => void window.scrollTo(0, 0), []);

  const enter = async (kod: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(applicationForm.confirm, { body: { token, kod } });
      onDone();
    } catch (error) {
      setProblem(sentenceIn(error));
      setCode('');
      setBusy(false);
    }
  };
  const resend = async () => {
    setProblem(undefined);
    setCode('');
    restart();
    await call(applicationForm.resend, { body: { token } }).catch((error: unknown) =>
      setProblem(sentenceIn(error)),
    );
  };
  const change = (value: string) => {
    setCode(value);
    if (value.length === CONFIRMATION.digits && value !== code) void enter(value);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length === CONFIRMATION.digits) void enter(code);
  };

  return (
    <form className={css.narrow} onSubmit={submit}>
      <span className={css.quiet}>{t('applicationForm.step', { step: 2, of: 3 })}</span>
      <h1 className={css.title}>{t('applicationForm.codeTitle')}</h1>
      <p className={css.lead}>
        {t('applicationForm.codeText', { email: eposta, minutes: CONFIRMATION.minutes })}
      </p>
      <PinInput
        aria-label={t('applicationForm.codeLabel')}
        length={CONFIRMATION.digits}
        type="number"
        size="lg"
        placeholder=""
        autoFocus
        value={code}
        onChange={change}
        disabled={busy}
        error={problem !== undefined}
        getInputProps={(index) => ({ 'aria-label': t('login.codeDigit', { n: index + 1 }) })}
      />
      {problem && (
        <Note tone="high" announced>
          {problem}
        </Note>
      )}
      <div className={css.actions}>
        <Anchor component="button" type="button" onClick={onChangeAddress}>
          {t('applicationForm.changeAddress')}
        </Anchor>
        {left > 0 ? (
          <span className="em-num">{t('applicationForm.resendIn', { time: clock(left) })}</span>
        ) : (
          <Anchor component="button" type="button" onClick={() => void resend()}>
            {t('applicationForm.resend')}
          </Anchor>
        )}
      </div>
      <div className={css.actions}>
        <Button type="submit" size="md" loading={busy} disabled={code.length < CONFIRMATION.digits}>
          {t('applicationForm.complete')}
        </Button>
      </div>
      <Note>{t('applicationForm.codeNote', { hours: UNCONFIRMED_HOURS })}</Note>
    </form>
  );
}
