import { useTranslation } from '../../platform/i18n.ts';
import { PrintedPage } from '../print/PrintedPage.tsx';
import { MOST_PRINTED, printNote, usePrinting } from '../print/printing.ts';
import print from '../print/print.module.css';
import type { Column } from './column.ts';
import type { TableModel } from './useDataTable.ts';

/** More columns than this do not fit side by side; each row becomes a list of its values. */
const MOST_BESIDE = 10;

type Props<Row extends object> = Readonly<{
  table: TableModel<Row>;
  title: string;
  /** Owner of the rows where it is not the shown company. */
  owner?: string;
}>;

/** The list on paper: every filtered row, up to a thousand, in the screen's order and columns. */
export function PrintedTable<Row extends object>(props: Props<Row>) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

function Sheet<Row extends object>({ table, title, owner }: Props<Row>) {
  const { t } = useTranslation();
  const { listed: rows, total, idOf } = table;
  const [first, ...others] = table.columns;
  const listed = others.length > MOST_BESIDE;
  return (
    <PrintedPage title={title} owner={owner} notes={[printNote(t, rows.length, total)]}>
      <table>
        <thead>
          <tr>
            <th>{first?.label}</th>
            {listed ? (
              <th>{t('fields.record')}</th>
            ) : (
              others.map(({ id, label }) => <th key={id}>{label}</th>)
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_PRINTED).map((row) => (
            <tr key={idOf(row)}>
              <th scope="row">{first?.paper ? first.paper(row) : table.nameOf(row)}</th>
              {listed ? (
                <td>
                  <dl className={print.values}>
                    {others
                      .filter(({ sortBy }) => sortBy?.(row) !== '')
                      .map((column) => (
                        <div key={column.id}>
                          <dt>{column.label}</dt>
                          <dd>{onPaper(column, row)}</dd>
                        </div>
                      ))}
                  </dl>
                </td>
              ) : (
                others.map((column) => <td key={column.id}>{onPaper(column, row)}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedPage>
  );
}

const onPaper = <Row,>({ paper, cell }: Column<Row>, row: Row) => (paper ?? cell)(row);
