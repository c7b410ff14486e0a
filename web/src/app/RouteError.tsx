import { Button } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';
import page from '../ui/page.module.css';

/** A screen that failed to load or to draw; the rest of the page stays. */
export function RouteError() {
  const { t } = useTranslation();
  return (
    <div className={page.panel} role="alert">
      <div className={page.state}>
        <h2>{t('ui.screenBroke')}</h2>
        <p className={page.text}>{t('ui.screenBrokeText')}</p>
        <div className={page.steps}>
          <Button onClick={() => location.reload()}>{t('ui.reload')}</Button>
        </div>
      </div>
    </div>
  );
}
