import { useRef, useState, type DragEvent } from 'react';
import { Button, FileButton } from '@mantine/core';
import { MOST_IMPORT_BYTES, SHEET_TYPE } from '@emanet/contract/records/import';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { sizeText } from './file.ts';
import css from './import.module.css';

export const ACCEPT = `.xlsx,${SHEET_TYPE}`;

type Props = Readonly<{ onChoose: (files: readonly File[]) => void }>;

/** Takes a file by drop or by the button, which is the way of the keyboard. */
export function DropZone({ onChoose }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent, so only the balance says whether the pointer is outside.
  const depth = useRef(0);

  const move = (change: number) => (event: DragEvent) => {
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onChoose(files);
  };
  return (
    <section
      className={css.drop}
      data-over={over || undefined}
      aria-label={t('import.drop.label')}
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
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
