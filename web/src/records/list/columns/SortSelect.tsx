import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { writeSort, type Sort } from '../../../ui/table/column.ts';
import type { Register } from '../../register.ts';
import { NEWEST_FIRST, readSort } from './order.ts';

type Props = { register: Register; sort: Sort; onSort: (sort: Sort) => void };

/** Useful orders of the rows, where there are no column heads to press. */
export default function SortSelect({ register, sort, onSort }: Props) {
  const { t } = useTranslation();
  const data = [
    { value: '', label: t('records.order.newest') },
    { value: register.nameField, label: t('records.order.name') },
    { value: 'hukum', label: t('records.order.verdict') },
    { value: '-risk', label: t('records.order.risk') },
    { value: 'eksiksizlik', label: t('records.order.incomplete') },
  ];
  return (
    <NativeSelect
      size="sm"
      label={t('records.order.label')}
      data={data}
      value={writeSort(sort, NEWEST_FIRST)}
      onChange={(event) => onSort(readSort(event.currentTarget.value, register.fields))}
    />
  );
}
