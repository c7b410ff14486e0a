import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { secondStep, type SecondWay } from '@emanet/contract/second-step';
import { ApiError, call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { hasPasskeys } from '../../platform/passkeys.ts';
import { signedIn } from '../../platform/session/session-store.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import login from './login.module.css';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { sentenceOf } from './sentence.ts';

const CALLS = {
  uygulama: secondStep.enterAppCode,
  kurtarma_kodu: secondStep.enterRecoveryCode,
} as const;
type Way = keyof typeof CALLS;

/** Behind the code of the mail: a passkey, the code of an app, or a recovery code. */
export default function SecondStepForm({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [ways, setWays] = useState<readonly SecondWay[]>();
  const [chosen, setChosen] = useState<Way>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    call(secondStep.state).then(
      ({ data }) => setWays(data.yollar),
      (error: unknown) => setProblem(sentenceOf(error, language)),
    );
  }, [language]);
  useEffect(() => {
    if (problem !== undefined && !busy) first.current?.focus();
  }, [problem, busy]);

  const has = (way: SecondWay) => ways?.includes(way) ?? false;
  const way = chosen ?? (has('uygulama') ? 'uygulama' : undefined);
  const take = (next: Way) => {
    setChosen(next);
    setCode('');
    setProblem(undefined);
  };
  const enter = async (by: Way, entered: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      signedIn((await call(CALLS[by], { body: { code: entered } })).data);
    } catch (error) {
      setProblem(sentenceOf(error, language));
      setBusy(false);
      setCode('');
      if (error instanceof ApiError && error.code === 'SECOND_STEP_EXPIRED') setWays([]);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (way && code) void enter(way, code);
  };

  return (
    <form className={login.form} onSubmit={submit}>
      <h1 className={login.title}>{t('login.secondTitle')}</h1>
      <p className={login.intro}>
        {t(way ? `login.secondText.${way}` : 'login.secondText.gecis_anahtari')}
      </p>
      {way === 'uygulama' && has('uygulama') && (
        <CodeBoxes
          ref={first}
          label={t('login.appCode')}
          value={code}
          onChange={setCode}
          onComplete={(entered) => void enter('uygulama', entered)}
          busy={busy}
          wrong={problem !== undefined}
        />
      )}
      {way === 'kurtarma_kodu' && has('kurtarma_kodu') && (
        <TextInput
          ref={first}
          size="md"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          label={t('login.recoveryCode')}
          placeholder="ABCDE-FGHJK"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <p className={login.problem} role="alert">
        {problem}
      </p>
      {way && has(way) && (
        <Button type="submit" size="md" fullWidth loading={busy} disabled={code === ''}>
          {t('login.signIn')}
        </Button>
      )}
      {has('gecis_anahtari') && hasPasskeys() && (
        <PasskeyEntry primary={!way} onProblem={setProblem} />
      )}
      <div className={login.codeActions}>
        <button type="button" className={login.link} onClick={onLeave}>
          {t('login.startAgain')}
        </button>
        {way !== 'kurtarma_kodu' && has('kurtarma_kodu') && (
          <button type="button" className={login.link} onClick={() => take('kurtarma_kodu')}>
            {t('login.useRecovery')}
          </button>
        )}
        {way === 'kurtarma_kodu' && has('uygulama') && (
          <button type="button" className={login.link} onClick={() => take('uygulama')}>
            {t('login.useApp')}
          </button>
        )}
      </div>
    </form>
  );
}
