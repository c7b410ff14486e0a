import { useTranslation } from '../../../platform/i18n.ts';
import { MOST_PRINTED } from '../../../ui/print/printing.ts';
import type { Graph } from '../model/graph.ts';
import type { MapShape } from '../model/shape.ts';
import { endsOf, Marks } from './list-columns.tsx';
import { rowsOf } from './rows.ts';

type Props = Readonly<{ shape: MapShape; graph: Graph }>;

/** The list of a map on paper, department by department. */
export function ListOnPaper({ shape, graph }: Props) {
  const { t } = useTranslation();
  return (
    <table>
      <thead>
        <tr>
          {shape.columns.map((kind) => (
            <th key={kind}>{t(`maps.kinds.${kind}`)}</th>
          ))}
          <th>{t('maps.marks')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(graph)
          .slice(0, MOST_PRINTED)
          .map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.department.ad}</th>
              <td>{row.activity?.ad ?? t('maps.noActivity')}</td>
              <td>{row.near.ad}</td>
              <td>{endsOf(row)}</td>
              <td>
                <Marks row={row} t={t} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
