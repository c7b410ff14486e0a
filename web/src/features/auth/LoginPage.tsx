import { lazy, Suspense, useEffect, useState } from 'react';
import { SIGN_IN_LINK } from '@emanet/contract/auth';
import { useTranslation } from '../../platform/i18n.ts';
import { returnAddress } from '../../platform/session/return-address.ts';
import { lastAddress } from '../../platform/session/last-address.ts';
import { useSession } from '../../platform/session/session.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

const SecondStepForm = lazy(() => import('./SecondStepForm.tsx'));

/** The token that a mail's link brings. */
const linkInAddress = () => new URLSearchParams(location.hash.slice(1)).get(SIGN_IN_LINK) ?? '';

/** Sign-in: the e-mail address first, then the one-time code; or the link of a mail. */
export default function LoginPage() {
  const { t } = useTranslation();
  const isIn = useSession().status === 'authenticated';
  const [email, setEmail] = useState<string>();
  const [link, setLink] = useState(linkInAddress);
  const [second, setSecond] = useState(false);
  const goOn = () => {
    setEmail(undefined);
    setLink('');
    setSecond(true);
  };
  useEffect(() => {
    // The token stays in no history.
    if (linkInAddress())
      history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
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
      {second ? (
        <Suspense>
          <SecondStepForm onLeave={() => setSecond(false)} />
        </Suspense>
      ) : link ? (
        <LinkForm link={link} onLeave={() => setLink('')} onSecondStep={goOn} />
      ) : (
        <EmailForm
          invalidSession={error === 'invalid_token'}
          last={lastAddress()}
          onVerified={setEmail}
        />
      )}
      {email !== undefined && (
        <CodeDialog email={email} onChangeAddress={() => setEmail(undefined)} onSecondStep={goOn} />
      )}
    </LoginFrame>
  );
}
