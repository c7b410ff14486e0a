import { Button, Checkbox, CloseButton } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './list.module.css';

type Props = {
  /** Little room: the words are short, and the box above the rows is here. */
  phone: boolean;
  count: number;
  total: number;
  exporting: boolean;
  onExport: () => void;
  /** Left out when the person may not delete. */
  onDelete?: () => void;
  onAll: () => void;
  onClear: () => void;
};

/** What can be done with the ticked rows; stands in the footer's place. */
export function SelectionBar(props: Props) {
  const { phone, count, total, exporting, onExport, onDelete, onAll, onClear } = props;
  const { t } = useTranslation();
  return (
    <div
      className={`${classes.footer} ${classes.selection}`}
      role="toolbar"
      aria-label={t('records.selection.label')}
    >
      {phone && (
        <Checkbox
          size="sm"
          aria-label={t('records.table.selectAll')}
          checked={count === total}
          indeterminate={count > 0 && count < total}
          onChange={onAll}
        />
      )}
      <strong className="em-num" role="status">
        {t('records.selection.count', { count })}
      </strong>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={15} />}
        loading={exporting}
        disabled={count === 0}
        onClick={onExport}
      >
        {t(phone ? 'records.export' : 'records.selection.export')}
      </Button>
      {onDelete && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={15} />}
          className={classes.danger}
          disabled={count === 0}
          onClick={onDelete}
        >
          {t(phone ? 'records.row.delete' : 'records.selection.delete')}
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
