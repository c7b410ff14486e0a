import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { Column as TableColumn } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { UnreadPill } from '../../../ui/UnreadPill.tsx';
import type { Names } from '../../kinds/kind.ts';
import { isAbroad } from '../../display.ts';
import { nameOf } from '../../register.ts';
import type { RecordRow, Register } from '../../register.ts';
import { Cell } from './Cell.tsx';
import { allColumns, nameWidth, type Column } from './columns.ts';
import { orderValue } from './order.ts';

/** Least width of the name's column in pixels, so that long names can be distinguished. */
const LEAST_NAME = 264;

type Told = Readonly<{ lang: Language; names: Names; t: TFunction }>;

/** The columns of a register's table: the name, its fields, derived ones. */
export function tableColumns(
  register: Register,
  { lang, names, t }: Told,
): TableColumn<RecordRow>[] {
  const sortBy = (key: string) => {
    const field = register.fields.find(({ name }) => name === key);
    return (row: RecordRow) => orderValue(row, key, field, lang, names);
  };
  const labelOf = (column: Column): string => {
    if (column.kind !== 'field') return t(`records.columns.${column.kind}`);
    if (column.field.lookup === 'kisisel_veriler') return t('records.columns.categories');
    return fieldLabel(register.noun, column.field.name, lang);
  };
  const width = nameWidth(register);
  return [
    {
      id: register.nameField,
      label: fieldLabel(register.noun, register.nameField, lang),
      width,
      least: Math.min(LEAST_NAME, width),
      cell: (row) => <NameCell row={row} name={nameOf(register, row)} />,
      sortBy: sortBy(register.nameField),
    },
    ...allColumns(register).map((column, index): TableColumn<RecordRow> => ({
      id: column.key,
      label: labelOf(column),
      width: column.width,
      rank: rankOf(column, index),
      cell: (row) => <Cell row={row} column={column} lang={lang} names={names} />,
      paper: (row) => <Cell row={row} column={column} lang={lang} names={names} whole />,
      sortBy: sortBy(column.key),
      fallsFirst: column.kind === 'risk' || column.kind === 'guncellenme_tarihi',
    })),
  ];
}

const FIELDS_FROM = 10;

/** Columns that a list is read for stay longest: verdict, department, risk, completeness, the last change, the data, how long they are kept. */
function rankOf(column: Column, index: number): number {
  switch (column.kind) {
    case 'hukum':
      return 0;
    case 'risk':
      return 2;
    case 'eksiksizlik':
      return 3;
    case 'guncellenme_tarihi':
      return 4;
    case 'guncelleyen':
      return FIELDS_FROM + index;
    case 'field':
      if (kindOf(column.field).reference === 'department') return 1;
      if (column.field.lookup === 'kisisel_veriler') return 5;
      return column.field.lookup === 'saklama_suresi' ? 6 : FIELDS_FROM + index;
  }
}

/** A name with its most important marks. */
function NameCell({ row, name }: { row: RecordRow; name: string }) {
  return (
    <>
      <Cut title={name} />
      {row.ozel_nitelikli && <SpecialMark />}
      {isAbroad(row) && <AbroadMark />}
      <UnreadPill count={row.unread_count} />
    </>
  );
}
