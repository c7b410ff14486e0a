import { Kbd } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { RecordRow } from '../register.ts';
import type { Filters, FlagName } from './filters.ts';
import classes from './list.module.css';

const KEYS = [
  [['↑', '↓'], 'move'],
  [['Enter'], 'enter'],
  [['X'], 'mark'],
  [['/'], 'find'],
] as const;

type Props = {
  rows: readonly RecordRow[];
  total: number;
  filters: Filters;
  onChange: (filters: Filters) => void;
};

/** How many rows are shown, what stands out among them (each a filter), and the keys. */
export function ListFooter({ rows, total, filters, onChange }: Props) {
  const { t } = useTranslation();
  const counts = {
    special: rows.filter((row) => row.ozel_nitelikli).length,
    warned: rows.filter((row) => row.uyarilar.length > 0).length,
    unread: rows.filter((row) => row.unread_count > 0).length,
  };
  const marks: (FlagName & keyof typeof counts)[] = ['special', 'warned', 'unread'];
  return (
    <div className={classes.footer}>
      <span className="em-num" role="status">
        {t('records.footer.shown', { shown: rows.length, total })}
      </span>
      {marks
        .filter((mark) => counts[mark] > 0)
        .map((mark) => (
          <button
            key={mark}
            type="button"
            className={classes.mark}
            data-mark={mark}
            aria-pressed={filters[mark]}
            onClick={() => onChange({ ...filters, [mark]: !filters[mark] })}
          >
            {mark === 'warned' && <IconAlertTriangle size={14} aria-hidden />}
            <span>{t(`records.footer.${mark}`, { count: counts[mark] })}</span>
          </button>
        ))}
      <span className={classes.keys}>
        {KEYS.map(([keys, does]) => (
          <span key={does}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {t(`records.footer.${does}`)}
          </span>
        ))}
      </span>
    </div>
  );
}
