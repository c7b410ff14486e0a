import { useTranslation } from '../../app/i18n.ts';
import { PrintedPage } from '../../records/PrintedPage.tsx';
import type { Graph } from './graph.ts';
import { MapList } from './MapList.tsx';
import type { MapShape } from './shape.ts';

/** The map on paper: its list, because paper does not scroll. */
export function MapSheet({ shape, graph }: { shape: MapShape; graph: Graph }) {
  const { t } = useTranslation();
  return (
    <PrintedPage title={t(`maps.${shape.key}.title`)} notes={[]}>
      <MapList shape={shape} graph={graph} />
    </PrintedPage>
  );
}
