import { Fragment } from 'react';
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { columnsOf } from './columns.tsx';
import { LineRow } from './LineRow.tsx';
import { nextSort, type Line, type LineKind, type LineSort, type SortKey } from './lines.ts';
import classes from './tables.module.css';
import { useLineWindow } from './useLineWindow.ts';

type Props = Readonly<{
  kind: LineKind;
  lines: readonly Line[];
  open: ReadonlySet<string>;
  onToggle: (name: string, wanted: boolean) => void;
  sort: LineSort;
  onSort: (sort: LineSort) => void;
}>;

/** Lines of which only those in sight are drawn; each is a body of its own, as high as it is unfolded. */
export function LineTable({ kind, lines, open, onToggle, sort, onSort }: Props) {
  const { t } = useTranslation();
  const columns = columnsOf(kind, t);
  const { table, virtualizer, activate, active } = useLineWindow(lines, open);
  const items = virtualizer.getVirtualItems();
  const { scrollMargin } = virtualizer.options;
  const after = virtualizer.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin);
  const head = (key: SortKey, label: string) => (
    <button type="button" className={classes.sorter} onClick={() => onSort(nextSort(sort, key))}>
      {label}
      <SortIcon order={orderOf(sort, key)} />
    </button>
  );
  return (
    <div className={classes.panel}>
      <table
        ref={table}
        className={classes.table}
        data-kind={kind}
        aria-label={t(`tables.views.${kind}`)}
        aria-rowcount={lines.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" aria-sort={orderOf(sort, 'ad')}>
              {head('ad', t(`tables.columns.${kind}`))}
            </th>
            {columns.map(({ key, sort: sortKey }) => (
              <th
                key={key}
                scope="col"
                data-column={key}
                aria-sort={sortKey && orderOf(sort, sortKey)}
              >
                {sortKey ? head(sortKey, t(`tables.columns.${key}`)) : t(`tables.columns.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        {items.map(({ index, start }, place) => {
          const line = lines[index];
          const gap = start - (items[place - 1]?.end ?? scrollMargin);
          return (
            line && (
              <Fragment key={line.name}>
                {gap > 0 && <Gap height={gap} />}
                <LineRow
                  measure={virtualizer.measureElement}
                  index={index}
                  line={line}
                  columns={columns}
                  open={open.has(line.name)}
                  tabbable={index === active}
                  onToggle={(wanted) => onToggle(line.name, wanted)}
                  onActivate={activate}
                />
              </Fragment>
            )
          );
        })}
        {after > 0 && <Gap height={after} />}
      </table>
    </div>
  );
}

/** Stands for the lines that are not in sight. */
const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden="true">
    <tr style={{ height }} />
  </tbody>
);

const orderOf = (sort: LineSort, key: SortKey) =>
  sort.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined;

function SortIcon({ order }: { order: 'ascending' | 'descending' | undefined }) {
  if (order === 'ascending') return <IconChevronUp size={14} aria-hidden />;
  if (order === 'descending') return <IconChevronDown size={14} aria-hidden />;
  return <IconSelector size={14} aria-hidden className={classes.idle} />;
}
