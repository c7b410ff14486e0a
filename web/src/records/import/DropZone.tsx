import { IMPORT_ENDINGS, MOST_IMPORT_BYTES, SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { DropArea } from '../../ui/file/DropArea.tsx';
import { sizeText } from '../../ui/file/file-check.ts';

export const ACCEPT = [...IMPORT_ENDINGS, SHEET_TYPE].join(',');

type Props = Readonly<{
  /** Is a file being held over the page? */
  over: boolean;
  onChoose: (files: readonly File[]) => void;
}>;

/** Where a file is dropped, though the whole page takes it; the button is for the keyboard. */
export function DropZone({ over, onChoose }: Props) {
  const { t, lang } = useTranslation();
  return (
    <DropArea
      label={t('import.drop.label')}
      icon={<IconFileSpreadsheet size={22} />}
      title={t(over ? 'import.drop.let' : 'import.drop.title')}
      text={t('import.drop.text', { size: sizeText(MOST_IMPORT_BYTES, lang) })}
      accept={ACCEPT}
      many
      over={over}
      onChoose={onChoose}
    />
  );
}
