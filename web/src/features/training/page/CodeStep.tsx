import { training } from '@emanet/contract/training';
import type { AwaitedCode, Certificate } from '@emanet/contract/training/rows';
import { Button, Group } from '@mantine/core';
import { useEffect, useState, type SubmitEvent } from 'react';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { CODE_DIGITS, CodeBoxes } from '../../../ui/form/CodeBoxes.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { clockOf } from './clock.ts';
import css from './questions.module.css';

type Props = Readonly<{
  token: string;
  awaited: AwaitedCode;
  onCertified: (certificate: Certificate) => void;
  onFinished: () => void;
}>;

/** Seconds left until an instant, counted down. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

const waitOf = ({ eposta, bekle }: AwaitedCode) => ({ eposta, until: Date.now() + bekle * 1000 });

/**
 * A passed training: the code mailed to the person makes the certificate; without an address the
 * manager of the training confirms it.
 */
export function CodeStep({ token, awaited, onCertified, onFinished }: Props) {
  const { t, lang } = useTranslation();
  const [sent, setSent] = useState(() => waitOf(awaited));
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const left = useSecondsUntil(sent.until);
  const params = { token };

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      setCode('');
      // Finished meanwhile in another browser, or confirmed.
      if (failure.code === 'NO_CODE_AWAITED') onFinished();
    } finally {
      setBusy(false);
    }
  };
  const enter = (entered: string) =>
    void attempt(async () => {
      const { data } = await call(training.enterCode, { params, body: { code: entered } });
      onCertified(data.sertifika);
    });
  const resend = () =>
    void attempt(async () => {
      const { data } = await call(training.sendCode, { params });
      setSent(waitOf(data));
      setCode('');
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS) enter(code);
  };

  if (sent.eposta === null)
    return (
      <section className={css.questions} aria-labelledby="kod">
        <h2 id="kod">{t('training.page.passed')}</h2>
        <Note tone="done" takesFocus={1}>
          {t('training.page.toBeConfirmed')}
        </Note>
      </section>
    );
  return (
    <section className={css.questions} aria-labelledby="kod">
      <h2 id="kod">{t('training.page.passed')}</h2>
      <p>{t('training.page.codeMailed', { email: sent.eposta })}</p>
      <form onSubmit={submit} className={css.code}>
        <CodeBoxes
          label={t('training.page.code')}
          value={code}
          onChange={setCode}
          onComplete={enter}
          busy={busy}
          wrong={error !== undefined}
        />
        {error && <Note tone="high">{error.message}</Note>}
        <Group gap="sm">
          <Button type="submit" size="md" loading={busy} disabled={code.length < CODE_DIGITS}>
            {t('training.page.getCertificate')}
          </Button>
          <Button variant="default" size="md" disabled={busy || left > 0} onClick={resend}>
            {left > 0
              ? t('training.page.resendIn', { time: clockOf(left, lang) })
              : t('training.page.resend')}
          </Button>
        </Group>
      </form>
      <Note>{t('training.page.whyCode')}</Note>
    </section>
  );
}
