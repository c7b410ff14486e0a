import { createPortal } from 'react-dom';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { useCompany } from '../../app/session.tsx';
import print from '../../records/list/print.module.css';
import { whenInFull } from '../../records/when.ts';
import type { Graph } from './graph.ts';
import { MapList } from './MapList.tsx';
import type { MapShape } from './shape.ts';

/** The map on paper: its list, because paper does not scroll. */
export function MapSheet({ shape, graph }: { shape: MapShape; graph: Graph }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return createPortal(
    <div className={print.sheet}>
      <h1>{t(`maps.${shape.key}.title`)}</h1>
      <p>
        {t('records.print.company', {
          company: company_name,
          date: whenInFull(new Date().toISOString(), lang),
        })}
      </p>
      <MapList shape={shape} graph={graph} />
    </div>,
    document.body,
  );
}
