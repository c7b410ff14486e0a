import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { PrintedPage } from '../../../ui/print/PrintedPage.tsx';
import classes from '../map.module.css';
import { rowsOf } from '../list/rows.ts';
import { MOST_PRINTED, printNote } from '../../../ui/print/printing.ts';
import { drawPicture, isLegibleOnPaper, type Picture } from './picture.ts';
import type { MapModel } from '../model/useMapModel.ts';
import { partsOf } from './parts.ts';
import { useWhole } from './useWhole.ts';
import type { Graph } from '../model/graph.ts';
import type { MapShape } from '../model/shape.ts';
import { endsOf, Marks } from '../list/list-columns.tsx';

/** A map on paper: its picture, if shown, on as many sheets as legibility needs, then its list. */
export function MapSheet({ model }: { model: MapModel }) {
  const { t } = useTranslation();
  const { shape, graph, narrowed, state } = model;
  const pictureOf = useWhole(model);
  const paths = rowsOf(graph).length;
  const [pictures] = useState(() => {
    if (state.list) return [];
    const whole = pictureOf();
    if (isLegibleOnPaper(whole.scene.layout)) return [whole];
    return partsOf(narrowed, shape).map(pictureOf);
  });
  return (
    <PrintedPage title={t(`maps.${shape.key}.title`)} notes={[printNote(t, paths, paths)]}>
      {pictures.map((picture, at) => (
        <Sheet key={at} picture={picture} />
      ))}
      <ListOnPaper shape={shape} graph={graph} />
    </PrintedPage>
  );
}

function Sheet({ picture }: { picture: Picture }) {
  const [draw] = useState(() => (canvas: HTMLCanvasElement | null) => {
    if (canvas) drawPicture(canvas, picture);
  });
  return <canvas ref={draw} className={`em-full ${classes.onPaper}`} />;
}

type Props = Readonly<{ shape: MapShape; graph: Graph }>;

/** The list of a map on paper, department by department. */
function ListOnPaper({ shape, graph }: Props) {
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
