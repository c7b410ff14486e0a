import { fieldLabel } from '@emanet/contract/records/labels';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { useCompany } from '../../app/session.tsx';
import type { Names } from '../display.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import { MOST_PRINTED, usePrinting } from '../printing.ts';
import { whenInFull } from '../when.ts';
import { Cell } from './Cell.tsx';
import type { Column } from './columns.ts';
import classes from './print.module.css';
import { useColumnLabel } from './TableHead.tsx';

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
  const { company_name } = useCompany();
  const labelOf = useColumnLabel(register);
  const printed = rows.slice(0, MOST_PRINTED);
  const note = () => {
    if (rows.length > printed.length)
      return t('records.print.first', { shown: printed.length, total: rows.length });
    if (rows.length < total) return t('records.print.filtered', { shown: rows.length, total });
    return t('records.print.all', { count: total });
  };
  return (
    <div className={classes.sheet}>
      <h1>{t(`records.nouns.${register.noun}.title`)}</h1>
      <p>
        {t('records.print.company', {
          company: company_name,
          date: whenInFull(new Date().toISOString(), lang),
        })}
        <br />
        {note()}
      </p>
      <table>
        <thead>
          <tr>
            <th>{fieldLabel(register.noun, register.nameField, lang)}</th>
            {columns.map((column) => (
              <th key={column.key}>{labelOf(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr key={row.id}>
              <th scope="row">{nameOf(register, row)}</th>
              {columns.map((column) => (
                <td key={column.key}>
                  <Cell row={row} column={column} lang={lang} names={names} whole />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
