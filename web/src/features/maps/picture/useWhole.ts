import type { DataMap } from '@emanet/contract/maps';
import { useTranslation } from '../../../platform/i18n.ts';
import { wantedWidths } from '../drawing/box-room.ts';
import { amplyWide, metricsFor } from '../drawing/columns.ts';
import { layOut } from '../drawing/layout.ts';
import { paperPalette } from '../drawing/palette.ts';
import { orderOf } from '../drawing/order.ts';
import { foldMap } from '../model/fold.ts';
import { namesOf } from '../model/group-name.ts';
import { ROOM_ON_PAPER, type Picture } from './picture.ts';
import { litPart, tonesOf } from '../drawing/scene.ts';
import { newLabels } from '../drawing/useLabels.ts';
import { countsOf, type MapModel } from '../model/useMapModel.ts';

/** Least width of a picture, on any screen. */
const WIDTH = 1200;

/**
 * Makes the picture of the map in its present filters, folds and marks; of a part alone, all
 * unfolded and as wide as a sheet of paper.
 */
export function useWhole(model: MapModel): (part?: DataMap) => Picture {
  const { t, lang } = useTranslation();
  const { shape, graph, node } = model;
  return (part) => {
    const labels = newLabels();
    const metrics = metricsFor(false);
    const view = part ? foldMap(part, shape, 'all') : model.view;
    const order = part ? orderOf(view, shape.columns.length) : model.order;
    const names = part ? namesOf(view, graph, t, lang) : model.names;
    const counts = part ? countsOf(part, shape) : model.counts;
    const wanted = wantedWidths(view, names, metrics, labels);
    const width = part ? ROOM_ON_PAPER : Math.max(WIDTH, amplyWide(metrics, wanted));
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
