import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import type { FlagName } from './filters/filters.ts';
import classes from './list.module.css';
import type { RegisterListModel } from './useRegisterList.ts';

const TONES = { special: 'special', warned: 'mid', unread: 'plain' } as const;

/** How many rows are shown, and what stands out among them: each a filter. */
export function ListFooter({ list }: { list: RegisterListModel }) {
  const { t } = useTranslation();
  const { table, state } = list;
  const { rows } = table;
  const counts = {
    special: rows.filter((row) => row.ozel_nitelikli).length,
    warned: rows.filter((row) => row.uyarilar.length > 0).length,
    unread: rows.filter((row) => row.unread_count > 0).length,
  };
  const marks: (FlagName & keyof typeof counts)[] = ['special', 'warned', 'unread'];
  return (
    <TableFooter table={table}>
      {marks
        .filter((mark) => counts[mark] > 0)
        .map((mark) => (
          <button
            key={mark}
            type="button"
            className={`em-inline em-toned ${classes.mark}`}
            data-tone={TONES[mark]}
            data-mark={mark}
            aria-pressed={state.filters[mark]}
            onClick={() => state.setFilters({ ...state.filters, [mark]: !state.filters[mark] })}
          >
            {mark === 'warned' && <IconAlertTriangle size={14} aria-hidden />}
            <span>{t(`records.footer.${mark}`, { count: counts[mark] })}</span>
          </button>
        ))}
    </TableFooter>
  );
}
