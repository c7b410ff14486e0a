import { assets } from '@emanet/contract/assets';
import type { BulkResult } from '@emanet/contract/records/bulk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCan } from '../../../platform/session/session.tsx';
import { useBulkUndo } from '../../bulk/useBulkUndo.ts';
import { refreshAll } from '../../queries.ts';
import { useCompanyId } from '../../query-keys.ts';
import type { Register } from '../../register.ts';
import type { PlannedLinks } from './asset-choices.ts';
import type { AssetPlan } from './asset-links-context.ts';

const NOTHING: PlannedLinks = new Map();
const ASSETS = { endpoints: assets };

/**
 * The assets chosen as places of an activity. The activity itself holds their types; that it is
 * kept in one of them is the asset's own link, which `save` changes by a bulk edit of the assets:
 * with its entry in the change log of each, and its undo.
 */
export function useAssetLinks(
  { noun }: Pick<Register, 'noun'>,
  id: number | undefined,
  department_id: unknown,
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const mayLink = useCan(assets.bulkUpdate.permission);
  const [planned, plan] = useState(NOTHING);
  const { undo, tellOvertaken } = useBulkUndo(ASSETS, () => undefined);

  const { mutate } = useMutation({
    mutationFn: async (activity: number) => {
      // Somebody may have edited an asset since it was listed; a link more does no harm to that.
      const { data: rows } = await call(assets.list, {});
      const stored: BulkResult[] = [];
      for (const way of ['ekle', 'cikar'] as const) {
        const satirlar = rows
          .filter((row) => planned.get(row.id)?.way === way)
          .map((row) => ({ id: row.id, surum: row.surum }));
        if (satirlar.length === 0) continue;
        const body = { satirlar, alan: 'veri_harita_id', islem: way, deger: [activity] };
        stored.push((await call(assets.bulkUpdate, { body, idempotencyKey: newKey() })).data);
      }
      return stored;
    },
    onError: () => notify.error(t('form.places.failed')),
    onSuccess: async (stored) => {
      await refreshAll(client, company);
      for (const one of stored) {
        tellOvertaken(one);
        const { toplu_islem } = one;
        const count = one.degisen.length;
        if (toplu_islem)
          notify.success(t('form.places.saved', { count }), { undo: () => undo(toplu_islem) });
      }
    },
  });

  const value = useMemo<AssetPlan | undefined>(
    () =>
      noun === 'processingActivities' && mayLink
        ? { keeping: { id, department_id }, planned, plan }
        : undefined,
    [noun, mayLink, id, department_id, planned],
  );
  return {
    /** For the field of places; none where there is nothing to link. */
    value,
    changed: planned.size > 0,
    /** Links the saved activity as it was planned. */
    save: (activity: number) => {
      if (planned.size > 0) mutate(activity);
    },
  };
}
