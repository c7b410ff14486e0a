import { useCallback, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { PrintedPage } from '../../../ui/print/PrintedPage.tsx';
import classes from '../map.module.css';
import { rowsOf } from '../list/rows.ts';
import { ListOnPaper } from '../list/ListOnPaper.tsx';
import { printNote } from '../../../ui/print/printing.ts';
import { drawPicture, isLegibleOnPaper } from './picture.ts';
import type { MapModel } from '../model/useMapModel.ts';
import { useWhole } from './useWhole.ts';

/** A map on paper: its picture, if that is shown and can be read on a sheet, then its list. */
export function MapSheet({ model }: { model: MapModel }) {
  const { t } = useTranslation();
  const { shape, graph, state } = model;
  const whole = useWhole(model);
  const paths = rowsOf(graph).length;
  const [picture] = useState(() => {
    const made = state.list ? undefined : whole();
    return made && isLegibleOnPaper(made.scene) ? made : undefined;
  });
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas && picture) drawPicture(canvas, picture);
    },
    [picture],
  );
  return (
    <PrintedPage title={t(`maps.${shape.key}.title`)} notes={[printNote(t, paths, paths)]}>
      {picture && <canvas ref={draw} className={classes.onPaper} />}
      <ListOnPaper shape={shape} graph={graph} />
    </PrintedPage>
  );
}
