import { Button, FileButton } from '@mantine/core';
import { MOST_IMPORT_BYTES, SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { sizeText } from './file.ts';
import css from './file.module.css';

export const ACCEPT = `.xlsx,${SHEET_TYPE}`;

type Props = Readonly<{
  /** Is a file being held over the page? */
  over: boolean;
  onChoose: (files: readonly File[]) => void;
}>;

/** Where a file is dropped, though the whole page takes it; the button is the way of the keyboard. */
export function DropZone({ over, onChoose }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <section className={css.drop} data-over={over || undefined} aria-label={t('import.drop.label')}>
      <span className={css.tile} aria-hidden>
        <IconFileSpreadsheet size={22} />
      </span>
      <div className={css.dropText}>
        <h2>{t(over ? 'import.drop.let' : 'import.drop.title')}</h2>
        <p>{t('import.drop.text', { size: sizeText(MOST_IMPORT_BYTES, lang) })}</p>
      </div>
      <FileButton accept={ACCEPT} onChange={(file) => file && onChoose([file])}>
        {(props) => <Button {...props}>{t('import.drop.choose')}</Button>}
      </FileButton>
    </section>
  );
}
