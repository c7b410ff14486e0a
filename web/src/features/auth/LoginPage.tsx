import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { returnAddress } from '../../platform/return-address.ts';
import { useSession } from '../../platform/session.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

/** Sign-in: the e-mail address first, then the one-time code. */
export default function LoginPage() {
  const { t } = useTranslation();
  const isIn = useSession().status === 'authenticated';
  const [email, setEmail] = useState<string>();
  const title = `${t('login.signIn')} · ${t('common.product')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (isIn) location.replace(returnAddress(location.search));
  }, [isIn]);
  const error = new URLSearchParams(location.search).get('error');
  return (
    <LoginFrame>
      <EmailForm invalidSession={error === 'invalid_token'} onVerified={setEmail} />
      {email !== undefined && (
        <CodeDialog email={email} onChangeAddress={() => setEmail(undefined)} />
      )}
    </LoginFrame>
  );
}
