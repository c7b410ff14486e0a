import type { ReactNode } from 'react';
import { CloseButton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { usePhone } from '../usePhone.ts';
import classes from './screen.module.css';
import { Tick } from './Tick.tsx';
import type { Selection } from './useSelection.ts';

type Props<Row> = Readonly<{
  selection: Selection<Row>;
  /** The rows shown. */
  rows: readonly Row[];
  onClear?: () => void;
  /** Acts on the ticked rows. */
  children: ReactNode;
}>;

/** Stands in the footer's place while rows are ticked. On a phone it holds the box above the rows. */
export function SelectionBar<Row>({ selection, rows, onClear, children }: Props<Row>) {
  const { t } = useTranslation();
  const phone = usePhone();
  const tick = selection.tickOf(rows);
  return (
    <div className={classes.footer} role="toolbar" aria-label={t('ui.selection.label')}>
      {phone && (
        <Tick state={tick} label={t('ui.table.selectAll')} onChange={selection.toggleAll} />
      )}
      <strong className="em-num" role="status">
        {t('ui.selection.count', { count: selection.rows.length })}
      </strong>
      {children}
      <CloseButton
        size="sm"
        ml="auto"
        aria-label={t('ui.selection.clear')}
        title={t('ui.selection.clear')}
        onClick={() => {
          selection.clear();
          onClear?.();
        }}
      />
    </div>
  );
}
