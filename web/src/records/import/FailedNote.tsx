import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ApiError } from '../../platform/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import css from './import.module.css';

type Props = Readonly<{ failure: ApiError | undefined; onAgain: () => void }>;

/** After an import that did not come through: what happened, what was kept, what to do. */
export function FailedNote({ failure, onAgain }: Props) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) note.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const changed = failure.code === 'IMPORT_CHANGED';
  // Without an answer nobody knows; the same key makes a second sending harmless.
  const kept = failure.status === 0 ? 'import.failed.unknown' : 'import.failed.kept';
  return (
    <div
      className={css.note}
      data-high={!changed || undefined}
      role="alert"
      tabIndex={-1}
      ref={note}
    >
      <IconCloudOff size={20} stroke={1.7} aria-hidden />
      <div>
        <strong>{t(changed ? 'import.failed.changed' : 'import.failed.title')}</strong>
        <p>
          {failure.message} {!changed && t(kept)}
        </p>
        {failure.requestId && !changed && (
          <p className={css.quiet}>
            {t('import.trouble.requestNumber', { id: failure.requestId })}
          </p>
        )}
      </div>
      {changed && (
        <Button leftSection={<IconRefresh size={16} />} onClick={onAgain}>
          {t('import.again')}
        </Button>
      )}
    </div>
  );
}
