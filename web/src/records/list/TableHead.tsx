import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { Register } from '../register.ts';
import type { Column } from './columns.ts';
import classes from './list.module.css';
import { nextSort } from './order.ts';
import type { Sort } from './order.ts';

/** What columns are called in their heads, in the chooser and on paper. */
export function useColumnLabel(register: Register): (column: Column) => string {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (column) => {
    if (column.kind !== 'field') return t(`records.columns.${column.kind}`);
    if (column.field.lookup === 'kisisel_veriler') return t('records.columns.categories');
    return fieldLabel(register.noun, column.field.name, lang);
  };
}

type Props = {
  register: Register;
  columns: readonly Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  ticked: 'all' | 'some' | 'none';
  onTickAll: () => void;
};

/** The head that stays while rows scroll: everything sorts, the first column ticks all. */
export function TableHead({ register, columns, sort, onSort, ticked, onTickAll }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const labelOf = useColumnLabel(register);
  const orderOf = (key: string) => {
    if (sort.key !== key) return undefined;
    return sort.descending ? 'descending' : 'ascending';
  };
  const sorter = (key: string, label: string) => (
    <button
      type="button"
      className={classes.sorter}
      data-sorted={sort.key === key || undefined}
      onClick={() => onSort(nextSort(sort, key))}
    >
      <span className={classes.cut}>{label}</span>
      <SortIcon order={orderOf(key)} />
    </button>
  );
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.nameCell} aria-sort={orderOf(register.nameField)}>
          <span className={classes.nameLine}>
            <input
              type="checkbox"
              className={classes.tick}
              checked={ticked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some';
              }}
              onChange={onTickAll}
              aria-label={t('records.table.selectAll')}
            />
            {sorter(register.nameField, fieldLabel(register.noun, register.nameField, lang))}
          </span>
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" aria-sort={orderOf(column.key)}>
            {sorter(column.key, labelOf(column))}
          </th>
        ))}
        <th scope="col" className={classes.menuCell}>
          <span className={classes.unseen}>{t('records.table.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

function SortIcon({ order }: { order: 'ascending' | 'descending' | undefined }) {
  if (order === 'ascending') return <IconChevronUp size={14} aria-hidden />;
  if (order === 'descending') return <IconChevronDown size={14} aria-hidden />;
  return <IconSelector size={14} aria-hidden className={classes.idle} />;
}
