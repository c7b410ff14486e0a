import { actorColumns } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { insertRows } from '../../platform/insert-rows.ts';

type TrainingEvent = Readonly<{
  konu: 'davet' | 'video' | 'soru' | 'ayar';
  islem: 'ekleme' | 'güncelleme' | 'silme' | 'geri alma' | 'gönderim' | 'hatırlatma' | 'yenileme';
  /** Changed fields, and their new values. */
  alanlar?: object;
}>;

/** Appends an entry about each of these to the training's log. */
export async function logTraining(
  tx: Tx,
  { company_id, actor }: CompanyScope,
  { konu, islem, alanlar = [] }: TrainingEvent,
  ids: readonly number[],
): Promise<void> {
  const about = { company_id, konu, islem, ...actorColumns(actor), alanlar };
  await insertRows(
    tx,
    'egitim_kayitlari',
    ids.map((konu_id) => ({ konu_id, ...about })),
    'konu_id',
  );
}
