import { useState } from 'react';
import { Button } from '@mantine/core';
import { auth } from '@emanet/contract/auth';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { signedIn } from '../../platform/session/session-store.ts';
import login from './login.module.css';
import { asksForSecondStep, sentenceOf } from './sentence.ts';

type Props = { link: string; onLeave: () => void; onSecondStep: () => void };

/** Signs in with the link of a mail, when asked to: programs that read mail open links by themselves. */
export function LinkForm({ link, onLeave, onSecondStep }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const enter = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await call(auth.enterLink, { body: { link } });
      signedIn(data);
    } catch (error) {
      if (asksForSecondStep(error)) return onSecondStep();
      setProblem(sentenceOf(error, language));
      setBusy(false);
    }
  };

  return (
    <div className={login.form}>
      <h1 className={login.title}>{t('login.linkTitle')}</h1>
      <p className={login.intro}>{t('login.linkText')}</p>
      <p className={login.problem} role="alert">
        {problem}
      </p>
      <Button size="md" fullWidth autoFocus loading={busy} onClick={() => void enter()}>
        {t('login.signIn')}
      </Button>
      <div className={login.codeActions}>
        <button type="button" className={login.link} onClick={onLeave}>
          {t('login.linkCode')}
        </button>
      </div>
    </div>
  );
}
