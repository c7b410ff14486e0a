import { isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { Names } from '../display.ts';
import print from '../print.module.css';
import { PrintedPage } from '../PrintedPage.tsx';
import { MOST_PRINTED, printNote, usePrinting } from '../printing.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import { Cell } from './Cell.tsx';
import type { Column } from './columns.ts';
import { useColumnLabel } from './TableHead.tsx';

/** More columns than this do not fit side by side; each record becomes a list of its values. */
const MOST_BESIDE = 10;

type Props = {
  register: Register;
  rows: readonly RecordRow[];
  total: number;
  columns: readonly Column[];
  names: Names;
};

/** The list on paper: every filtered row, up to a thousand, in the order and columns of the screen. */
export function PrintSheet(props: Props) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ register, rows, total, columns, names }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const labelOf = useColumnLabel(register);
  const listed = columns.length > MOST_BESIDE;
  const cell = (row: RecordRow, column: Column) => (
    <Cell row={row} column={column} lang={lang} names={names} whole />
  );
  return (
    <PrintedPage
      title={t(`records.nouns.${register.noun}.title`)}
      notes={[printNote(t, rows.length, total)]}
    >
      <table>
        <thead>
          <tr>
            <th>{fieldLabel(register.noun, register.nameField, lang)}</th>
            {listed ? (
              <th>{t('records.drawer.record')}</th>
            ) : (
              columns.map((column) => <th key={column.key}>{labelOf(column)}</th>)
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_PRINTED).map((row) => (
            <tr key={row.id}>
              <th scope="row">{nameOf(register, row)}</th>
              {listed ? (
                <td>
                  <dl className={print.values}>
                    {columns.filter(saysSomething(row)).map((column) => (
                      <div key={column.key}>
                        <dt>{labelOf(column)}</dt>
                        <dd>{cell(row, column)}</dd>
                      </div>
                    ))}
                  </dl>
                </td>
              ) : (
                columns.map((column) => <td key={column.key}>{cell(row, column)}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedPage>
  );
}

const saysSomething = (row: RecordRow) => (column: Column) =>
  column.kind !== 'field' || !isEmpty(row[column.key]);
