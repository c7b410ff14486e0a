import { useEffect } from 'react';
import { LoginFrame } from '../../features/auth/LoginFrame.tsx';
import login from '../../features/auth/login.module.css';
import { useTranslation } from '../../platform/i18n.ts';

/** The application form: opened by people without an account. */
export default function PublicPage() {
  const { t } = useTranslation();
  const title = t('login.public.applicationTitle');
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return (
    <LoginFrame>
      <div className={login.form}>
        <h1 className={login.title}>{title}</h1>
        <p className={login.intro}>{t('login.public.application')}</p>
      </div>
    </LoginFrame>
  );
}
