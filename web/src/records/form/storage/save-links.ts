import { assets } from '@emanet/contract/assets';
import type { BulkResult } from '@emanet/contract/records/bulk';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { i18n } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { refreshAll } from '../../query-keys.ts';
import type { PlannedLinks } from './asset-choices.ts';

type Where = Readonly<{ client: QueryClient; company: number }>;

const failed = () => notify.error(i18n.t('form.places.failed'));

/**
 * Links an activity with assets, or unlinks it, by a bulk edit of the assets: with an entry in the
 * change log of each, and an undo.
 */
export async function saveLinks(where: Where, planned: PlannedLinks, activity: number) {
  try {
    // An asset may have been edited since it was listed; a further link is no conflict.
    const { data: rows } = await call(assets.list, {});
    for (const way of ['ekle', 'cikar'] as const) {
      const satirlar = rows
        .filter((row) => planned.get(row.id)?.way === way)
        .map((row) => ({ id: row.id, surum: row.surum }));
      if (satirlar.length === 0) continue;
      const body = { satirlar, alan: 'veri_harita_id', islem: way, deger: [activity] };
      const { data } = await call(assets.bulkUpdate, { body, idempotencyKey: newKey() });
      await tell(where, data);
    }
  } catch {
    failed();
  }
}

async function tell({ client, company }: Where, stored: BulkResult) {
  await refreshAll(client, company);
  if (stored.cakisan.length + stored.reddedilen.length > 0) failed();
  const { toplu_islem } = stored;
  if (!toplu_islem) return;
  const undo = async () => {
    await call(assets.undoBulkUpdate, { body: { toplu_islem }, idempotencyKey: newKey() });
    await refreshAll(client, company);
    notify.success(i18n.t('records.bulk.undone', { count: stored.degisen.length }));
  };
  notify.success(i18n.t('form.places.saved', { count: stored.degisen.length }), {
    undo: () => void undo().catch(() => notify.error(i18n.t('records.bulk.failed'))),
  });
}
