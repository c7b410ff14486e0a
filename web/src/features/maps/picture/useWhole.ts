import { useTranslation } from '../../../platform/i18n.ts';
import { wantedWidths } from '../drawing/box-room.ts';
import { amplyWide, metricsFor } from '../drawing/columns.ts';
import { layOut } from '../drawing/layout.ts';
import { paperPalette } from '../drawing/palette.ts';
import type { Picture } from './picture.ts';
import { litPart, tonesOf } from '../drawing/scene.ts';
import { newLabels } from '../drawing/useLabels.ts';
import type { MapModel } from '../model/useMapModel.ts';

/** Width that a picture has at the least, whatever the screen. */
const WIDTH = 1200;

/** Makes the picture of the map as it is narrowed, folded and lit now, for a file or for paper. */
export function useWhole(model: MapModel): () => Picture {
  const { t } = useTranslation();
  const { shape, view, order, names, counts, graph, node } = model;
  return () => {
    const labels = newLabels();
    const metrics = metricsFor(false);
    const wanted = wantedWidths(view, names, metrics, labels);
    const width = Math.max(WIDTH, amplyWide(metrics, wanted));
    return {
      labels,
      palette: paperPalette(),
      scene: {
        ...{ view, names },
        layout: layOut(view, order, metrics, wanted, { width }),
        tones: tonesOf(view),
        lit: node && litPart(graph, view, node.id),
        selected: node && view.boxOf.get(node.id),
        hits: new Set(),
        hit: undefined,
      },
      captions: {
        heads: shape.columns.map((kind, at) => `${t(`maps.kinds.${kind}`)} ${counts[at]}`),
        legend: {
          title: t('maps.legend'),
          plain: t(`maps.plain.${shape.key}`),
          special: t('ui.special'),
          abroad: t('ui.abroad'),
          selected: node && t('maps.selected'),
        },
      },
    };
  };
}
