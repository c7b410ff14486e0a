import { IconRefresh } from '@tabler/icons-react';
import type { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type Props = Readonly<{ failure: ApiError | undefined; onAgain: () => void }>;

/** After a failed import: the failure, the stored data, the next step. */
export function FailedNote({ failure, onAgain }: Props) {
  const { t } = useTranslation();
  if (!failure) return null;
  const changed = failure.code === 'IMPORT_CHANGED';
  // Without an answer the outcome is unknown; the same key makes a second sending harmless.
  const kept = failure.status === 0 ? 'import.failed.unknown' : 'import.failed.kept';
  return (
    <Note
      tone={changed ? 'mid' : 'high'}
      takesFocus={failure}
      title={t(changed ? 'import.failed.changed' : 'import.failed.title')}
      action={
        changed && (
          <ActButton icon={IconRefresh} onClick={onAgain}>
            {t('import.again')}
          </ActButton>
        )
      }
    >
      {failure.message} {!changed && t(kept)}
      {failure.requestId && !changed && (
        <p>{t('import.trouble.requestNumber', { id: failure.requestId })}</p>
      )}
    </Note>
  );
}
