import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { IconFileAlert } from '@tabler/icons-react';
import { ApiError } from '../../platform/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { sizeText } from './file.ts';
import css from './import.module.css';
import type { Trouble } from './useImport.ts';

type Props = Readonly<{ trouble: Trouble; onRetry: (file: File) => void }>;

/** Why the chosen file was not checked, that nothing was stored, and what to do. */
export function TroubleNote({ trouble: { file, why }, onRetry }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [why]);
  const said = why instanceof ApiError ? why : undefined;
  // What the server refused stays refused until the file is another; what was lost may come through.
  const again = said && (said.status === 0 || said.status === 429 || said.status >= 500);
  const most = sizeText(MOST_IMPORT_BYTES, lang);
  return (
    <div className={css.note} data-high role="alert" tabIndex={-1} ref={note}>
      <IconFileAlert size={20} stroke={1.7} aria-hidden />
      <div>
        <strong>
          {file
            ? t('import.trouble.title', { name: file.name, size: sizeText(file.size, lang) })
            : t('import.trouble.none')}
        </strong>
        <p>
          {why instanceof ApiError ? why.message : t(`import.trouble.${why}`, { most })}{' '}
          {t('import.trouble.kept')}
        </p>
        {said?.requestId && again && (
          <p className={css.quiet}>{t('import.trouble.requestNumber', { id: said.requestId })}</p>
        )}
      </div>
      {again && file && (
        <Button variant="default" onClick={() => onRetry(file)}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
