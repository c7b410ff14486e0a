import { useRef, useState } from 'react';
import { IconCheck, IconFilterOff, IconTableOff } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ImportPlan, PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ImportTarget } from './target.ts';
import css from './plan.module.css';
import { PlanRow } from './PlanRow.tsx';
import { toWrite, type Fate } from './rows.ts';

const LINE = 46;
const AHEAD = 6;

/** About how high a row is until it is drawn and measured. */
const guess = (row: PlannedRow | undefined): number =>
  LINE + 38 * Math.min(4, (row?.alanlar.length ?? 0) + (row?.sorunlar.length ?? 0));

type Props = Readonly<{
  target: ImportTarget;
  rows: readonly PlannedRow[];
  fate: Fate | undefined;
  plan: ImportPlan;
  searched: boolean;
}>;

/** The rows of the file that would do something or are refused; only those in sight are drawn. */
export function PlanRows({ target, rows, fate, plan, searched }: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => guess(rows[index]),
    getItemKey: (index) => rows[index]?.satir ?? index,
    overscan: AHEAD,
  });
  if (rows.length === 0)
    return (
      <div className={css.nothing}>
        <NoRows fate={fate} plan={plan} searched={searched} />
      </div>
    );
  const toggle = (row: number) => {
    const next = new Set(open);
    if (!next.delete(row)) next.add(row);
    setOpen(next);
  };
  return (
    <div
      className={`${css.panel} ${css.scroller}`}
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t('import.rows')}
    >
      <ul className={css.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <li
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                data-satir={row.satir}
                data-fate={row.durum}
                style={{ transform: `translateY(${item.start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
              >
                <PlanRow
                  target={target}
                  row={row}
                  open={open.has(row.satir)}
                  onToggle={() => toggle(row.satir)}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Nothing is listed: the file changes nothing, or nothing fits. */
function NoRows({ fate, plan, searched }: Omit<Props, 'target' | 'rows'>) {
  const { t } = useTranslation();
  const same = plan.ozet.ayni;
  if (Object.values(plan.ozet).every((count) => count === 0))
    return (
      <EmptyState
        icon={<IconTableOff size={20} />}
        title={t('import.none.empty')}
        text={t('import.none.emptyText')}
      />
    );
  const nothing = toWrite(plan) === 0 && plan.ozet.reddedilecek === 0;
  if (!searched && (fate === 'ayni' || nothing))
    return (
      <EmptyState
        icon={<IconCheck size={20} />}
        title={t(nothing ? 'import.none.title' : 'import.none.same', { count: same })}
        text={t('import.none.sameText', { count: same })}
      />
    );
  return (
    <EmptyState
      icon={<IconFilterOff size={20} />}
      title={t('import.none.noMatch')}
      text={t('import.none.noMatchText')}
    />
  );
}
