import { Button } from '@mantine/core';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './palette.module.css';

type Props = {
  q: string;
  empty: boolean;
  offline: boolean;
  error: Error | null;
  onRetry: () => void;
};

/** Why there are no records: no connection, a failure, or none that fit. */
export function PaletteNotice({ q, empty, offline, error, onRetry }: Props) {
  const { t } = useTranslation();
  if (offline)
    return (
      <p className={`em-row ${classes.notice}`} role="alert">
        {t('search.offline')}
      </p>
    );
  if (error)
    return (
      <div className={`em-row ${classes.notice}`} role="alert">
        <span>
          <strong>{t('search.failed')}</strong> {error instanceof ApiError && error.message}
        </span>
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (!empty) return null;
  return (
    <div className={classes.empty}>
      <h2>{t('search.emptyTitle', { q })}</h2>
      <ul>
        <li>{t('search.emptyWords')}</li>
        <li>{t('search.emptyNumber')}</li>
        <li>{t('search.emptyScope')}</li>
      </ul>
    </div>
  );
}
