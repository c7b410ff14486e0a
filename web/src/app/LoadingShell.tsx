import { useTranslation } from '../platform/i18n.ts';
import shell from './shell/shell.module.css';

/** The frame of the app while session or screen are on their way. */
export function LoadingShell() {
  const { t } = useTranslation();
  return (
    <>
      <div className={shell.nav} />
      <div className={shell.main} role="status" aria-busy="true" aria-label={t('common.loading')} />
    </>
  );
}
