import { Button } from '@mantine/core';
import { MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { sizeText } from '../../ui/file/file-check.ts';
import { Note } from '../../ui/panel/Note.tsx';
import type { Trouble } from './useImport.ts';

type Props = Readonly<{ trouble: Trouble; onRetry: (file: File) => void }>;

/** Why the chosen file was not checked, that nothing was stored, and what to do. */
export function TroubleNote({ trouble: { file, why }, onRetry }: Props) {
  const { t, lang } = useTranslation();
  const said = why instanceof ApiError ? why : undefined;
  // A refused file stays refused until the file is another; what was lost may come through.
  const again = said && (said.status === 0 || said.status === 429 || said.status >= 500);
  const most = sizeText(MOST_IMPORT_BYTES, lang);
  return (
    <Note
      tone="high"
      takesFocus={why}
      title={
        file
          ? t('import.trouble.title', { name: file.name, size: sizeText(file.size, lang) })
          : t('import.trouble.none')
      }
      action={
        again &&
        file && (
          <Button variant="default" onClick={() => onRetry(file)}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {why instanceof ApiError ? why.message : t(`import.trouble.${why}`, { most })}{' '}
      {t('import.trouble.kept')}
      {said?.requestId && again && (
        <p>{t('import.trouble.requestNumber', { id: said.requestId })}</p>
      )}
    </Note>
  );
}
