import { useState, type SubmitEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconArrowRight, IconMail } from '@tabler/icons-react';
import { auth } from '@emanet/contract/auth';
import { SENTENCES } from '@emanet/contract/shared/sentences';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { hasPasskeys } from '../../platform/passkeys.ts';
import login from './login.module.css';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { sentenceOf } from './sentence.ts';

type Props = {
  invalidSession: boolean;
  /** The address whose session ended by itself in this browser. */
  last: string;
  onVerified: (email: string) => void;
};

/** Asks for the address and lets the server say whether it knows it. */
export function EmailForm({ invalidSession, last, onVerified }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [email, setEmail] = useState(last);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (field instanceof HTMLInputElement && !field.checkValidity()) {
      setProblem(t('login.emailInvalid'));
      field.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await call(auth.verifyEmail, { body: { email } });
      if (answer.valid) onVerified(email.trim());
      else setProblem(answer.message || SENTENCES.emailNotVerified[language === 'tr' ? 0 : 1]);
    } catch (error) {
      setProblem(sentenceOf(error, language));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={login.form} onSubmit={(event) => void submit(event)} noValidate>
      {invalidSession && (
        <div className={login.notice} role="alert">
          <IconAlertCircle size={18} aria-hidden />
          <div>
            <strong>{t('login.invalidTitle')}</strong>
            {t('login.invalidText')} {last !== '' && t('login.workKept')}
          </div>
        </div>
      )}
      <h1 className={login.title}>{t('login.title')}</h1>
      <p className={login.intro}>{t('login.intro')}</p>
      <TextInput
        name="email"
        type="email"
        size="md"
        required
        withAsterisk={false}
        autoFocus
        autoComplete="email"
        maxLength={254}
        label={t('login.email')}
        placeholder={t('login.emailHint')}
        leftSection={<IconMail size={17} aria-hidden />}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problem}
        errorProps={{ role: 'alert' }}
      />
      <Button
        type="submit"
        size="md"
        fullWidth
        mt={14}
        loading={busy}
        rightSection={<IconArrowRight size={17} aria-hidden />}
      >
        {t('login.continue')}
      </Button>
      {hasPasskeys() && <PasskeyEntry onProblem={setProblem} />}
      <p className={login.below}>
        {t('login.noAccount')} <a href="/try-for-free">{t('login.tryFree')}</a>
      </p>
    </form>
  );
}
