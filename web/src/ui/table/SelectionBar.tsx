import type { ReactNode } from 'react';
import { Button, CloseButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { isTyping } from '../../platform/keys.ts';
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

/** Drawers, panels, menus and open lists. */
const LAYERS = '[role=dialog],[role=menu],[role=listbox]';

/** Replaces the footer while rows are ticked. On a phone it holds the box above the rows. */
export function SelectionBar<Row>({ selection, rows, onClear, children }: Props<Row>) {
  const { t } = useTranslation();
  const phone = usePhone();
  const tick = selection.tickOf(rows);
  const clear = () => {
    selection.clear();
    onClear?.();
  };
  // Before the layers hear it: one that Escape closes is still there and keeps the key.
  const onKey = ({ key, target }: KeyboardEvent) =>
    key === 'Escape' && !isTyping(target) && !document.querySelector(LAYERS) && clear();
  useWindowEvent('keydown', onKey, true);
  return (
    <div
      className={`em-rigid em-smaller em-soft em-line-top ${classes.footer}`}
      role="toolbar"
      aria-label={t('ui.selection.label')}
    >
      {phone && (
        <Tick state={tick} label={t('ui.table.selectAll')} onChange={selection.toggleAll} />
      )}
      <strong className="em-num" role="status">
        {t('ui.selection.count', { count: selection.rows.length })}
      </strong>
      {children}
      {!phone && tick !== 'all' && (
        <Button variant="transparent" size="xs" ml="auto" px={0} onClick={selection.toggleAll}>
          {t('ui.selection.all', { count: rows.length })}
        </Button>
      )}
      <CloseButton
        size="sm"
        ml={phone || tick === 'all' ? 'auto' : 0}
        aria-label={t('common.clearSelection')}
        title={t('common.clearSelection')}
        onClick={clear}
      />
    </div>
  );
}
