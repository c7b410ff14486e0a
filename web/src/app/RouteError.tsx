import { useEffect, useState } from 'react';
import { Box, Button } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';
import page from '../ui/page.module.css';

const HEALTH = '/api/health';
const reload = () => location.reload();

/**
 * A screen that failed to load or to draw; the rest of the page stays. Without a connection a
 * reload would lose that rest, so it waits until the server answers.
 */
export function RouteError() {
  const { t } = useTranslation();
  const [offline, setOffline] = useState(() => !navigator.onLine);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  const retry = async () => {
    setAsking(true);
    const answer = await fetch(HEALTH, { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) reload();
    setOffline(true);
    setAsking(false);
  };
  return (
    <Box mt="xl" className={`em-card em-middle ${page.panel}`} role="alert">
      <div className={page.state}>
        <h2>{t(offline ? 'ui.offline' : 'ui.screenBroke')}</h2>
        <p className={`em-soft ${page.text}`}>
          {t(offline ? 'ui.offlineText' : 'ui.screenBrokeText')}
        </p>
        <div className={`em-wrap ${page.steps}`}>
          <Button loading={asking} onClick={() => void retry()}>
            {t(offline ? 'common.retry' : 'ui.reload')}
          </Button>
        </div>
      </div>
    </Box>
  );
}
