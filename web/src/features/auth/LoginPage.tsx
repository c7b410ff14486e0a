import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { returnAddress } from '../../app/return-address.ts';
import { useSession } from '../../app/session.tsx';
import { CodeModal } from './CodeModal.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

/** Sign-in: the e-mail address first, then the one-time code. */
export default function LoginPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    document.title = `${t('login.signIn')} · ${t('common.product')}`;
  }, [t, language]);
  if (session.status === 'authenticated') return <Navigate to={returnAddress(search)} replace />;
  return (
    <LoginFrame>
      <EmailForm invalidSession={query.get('error') === 'invalid_token'} onVerified={setEmail} />
      {email !== undefined && (
        <CodeModal email={email} onChangeAddress={() => setEmail(undefined)} />
      )}
    </LoginFrame>
  );
}
