import { useMutation } from '@tanstack/react-query';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { notify } from '../../app/notify.tsx';
import { useCompany } from '../../app/session.tsx';
import { whenInFull } from '../../records/when.ts';
import { dayName, saveFile } from '../../records/save-file.ts';
import { layOut, metricsFor } from './layout.ts';
import { paletteOf } from './palette.ts';
import { pictureOf } from './picture.ts';
import { litPart, tonesOf } from './scene.ts';
import type { MapModel } from './useMapModel.ts';

/** Width that a picture is laid out for, whatever the screen. */
const WIDTH = 1200;

/** Downloads the map as it is narrowed, folded and lit now. */
export function usePicture(model: MapModel) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  const { shape, view, order, names, counts, graph, node } = model;
  const title = t(`maps.${shape.key}.title`);
  return useMutation({
    mutationFn: () =>
      pictureOf(
        {
          ...{ view, names },
          layout: layOut(view, order, metricsFor(false), { width: WIDTH }),
          tones: tonesOf(view),
          lit: node && litPart(graph, view, node.id),
          selected: node && view.boxOf.get(node.id),
          hits: new Set(),
          hit: undefined,
        },
        paletteOf(document.documentElement),
        {
          title,
          subtitle: `${company_name} · ${whenInFull(new Date().toISOString(), lang)}`,
          heads: shape.columns.map((kind, at) => `${t(`maps.kinds.${kind}`)} ${counts[at]}`),
          legend: {
            title: t('maps.legend'),
            plain: t(`maps.plain.${shape.key}`),
            special: t('ui.special'),
            abroad: t('ui.abroad'),
            selected: t('maps.selected'),
          },
        },
      ),
    onSuccess: (file) => saveFile(file, dayName([title, company_name], 'png')),
    onError: () => notify.error(t('maps.pictureFailed')),
  });
}
