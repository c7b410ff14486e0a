import { DOCUMENT_TYPES, type DocumentRow } from '@emanet/contract/documents';
import { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { lastChange } from '../../nouns/log.ts';
import { present, shown } from './documents.ts';
import { changesOf, documentLog, logDocument } from './log.ts';
import {
  filesThere,
  insertDocument,
  insertEarlierFiles,
  lockDocument,
  type EarlierFile,
} from './queries.ts';

/** A deleted document as its last entry has it. */
const kept = z.object({
  dokuman_ismi: z.string(),
  dokuman_tur: z.enum(DOCUMENT_TYPES),
  lastupdated: z.string(),
  gozden_gecirme: z.string().nullish(),
  guncel: z.boolean(),
  surum: z.number(),
  olusturma_tarihi: z.string(),
  dosya_id: z.string().nullish(),
  dosya_surumu: z.number(),
  dosya_ekleyen: z.string(),
  dosya_tarihi: z.string(),
  surumler: z
    .array(
      z.object({
        sira: z.number(),
        dosya_id: z.string().nullable(),
        ekleyen: z.string(),
        tarih: z.string(),
      }),
    )
    .nullish(),
});

/**
 * Brings a deleted document back under its old number, with every file that the sweeper has not
 * taken yet.
 */
export const restoreDocument = (
  { db }: Services,
  scope: CompanyScope,
  id: number,
): Promise<DocumentRow> =>
  db.write(scope, async (tx) => {
    if (await lockDocument(tx, scope, id)) fail('NOT_DELETED');
    const entry = await lastChange(tx, scope, documentLog, id);
    if (entry?.islem !== 'silme') fail('NOT_FOUND');
    const had = kept.parse(Object.fromEntries(entry.alanlar.map(({ alan, eski }) => [alan, eski])));
    const { surumler, surum, olusturma_tarihi, ...values } = had;
    const { current, earlier } = await filesOf(tx, scope, had.dosya_id ?? null, surumler ?? []);
    await insertDocument(
      tx,
      scope,
      {
        ...values,
        gozden_gecirme: had.gozden_gecirme ?? null,
        guncelleyen: updaterName(scope.actor),
        dosya_id: current,
      },
      { id, surum: surum + 1, olusturma_tarihi },
    );
    if (earlier.length > 0) await insertEarlierFiles(tx, scope, id, earlier);
    const back = await present(tx, scope, id);
    await logDocument(tx, scope, id, 'ekleme', changesOf(undefined, back));
    return shown(back);
  });

async function filesOf(
  tx: Tx,
  scope: CompanyScope,
  dosya_id: string | null,
  surumler: readonly EarlierFile[],
) {
  const named = [dosya_id, ...surumler.map((one) => one.dosya_id)].filter((one) => one !== null);
  const there = await filesThere(tx, scope, named);
  const isThere = (one: string | null) => one !== null && there.has(one);
  return {
    current: isThere(dosya_id) ? dosya_id : null,
    earlier: surumler.filter((one) => isThere(one.dosya_id)),
  };
}
