import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoginFrame } from '../../features/auth/LoginFrame.tsx';
import login from '../../features/auth/login.module.css';
import { useTranslation } from '../../platform/i18n.ts';

/** Training by token and the application form: opened by people without an account. */
export default function PublicPage() {
  const { t } = useTranslation();
  const which = useLocation().pathname.startsWith('/egitim') ? 'training' : 'application';
  const title = t(`login.public.${which}Title`);
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return (
    <LoginFrame>
      <div className={login.form}>
        <h1 className={login.title}>{title}</h1>
        <p className={login.intro}>{t(`login.public.${which}`)}</p>
      </div>
    </LoginFrame>
  );
}
