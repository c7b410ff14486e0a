import { Button, CloseButton } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../app/i18n.ts';
import classes from './list.module.css';

type Props = {
  count: number;
  exporting: boolean;
  onExport: () => void;
  /** Left out when the person may not delete. */
  onDelete?: () => void;
  onClear: () => void;
};

/** What can be done with the ticked rows; stands in the footer's place. */
export function SelectionBar({ count, exporting, onExport, onDelete, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className={`${classes.footer} ${classes.selection}`}
      role="toolbar"
      aria-label={t('records.selection.label')}
    >
      <strong className="em-num" role="status">
        {t('records.selection.count', { count })}
      </strong>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={15} />}
        loading={exporting}
        onClick={onExport}
      >
        {t('records.selection.export')}
      </Button>
      {onDelete && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={15} />}
          className={classes.danger}
          onClick={onDelete}
        >
          {t('records.selection.delete')}
        </Button>
      )}
      <CloseButton
        size="sm"
        ml="auto"
        aria-label={t('records.selection.clear')}
        title={t('records.selection.clear')}
        onClick={onClear}
      />
    </div>
  );
}
