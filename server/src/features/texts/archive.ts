import type { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { exists, rowsOf } from '../../platform/rows.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { lastState } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import { freeAddress } from './address.ts';
import { decidedOf, selectDecisions } from './stale/decisions.ts';
import { change, facts, held, mayWrite, present, shown, TEXT_LOG } from './noun.ts';
import { deleteUnpublished, selectText, selectVersion } from './queries.ts';
import { fetchRegister } from './register.ts';
import { NOBODY_SEATED } from './seat.ts';
import { plain, seen, single } from './texts.ts';

/** Archives a text, or takes it out; its address stays, with the last day in force. */
export const archiveText = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
  { guncel, surum }: z.output<typeof texts.archive.body>,
) =>
  db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    if (before.guncel === guncel) return shown(before, scope);
    const arsiv_tarihi = guncel ? null : clock.now().toISOString();
    return shown(await change(tx, scope, before, { guncel, arsiv_tarihi }), scope);
  });

/** Tables whose rows are deleted and restored with a text that was never published. */
const PARTS = ['metin_surumleri', 'metin_kararlari', 'metin_kaynaklari'] as const;

const rowsOfText = (
  tx: Tx,
  { company_id }: PersonScope,
  table: (typeof PARTS)[number],
  id: number,
) =>
  rowsOf<{ row: object }>(tx)`select to_jsonb(t) as row from ${sql.table(table)} t
    where company_id = ${company_id} and metin_id = ${id}`;

/** Deletes a draft that was never shown to a person; its log entry keeps all that restores it. */
export const removeText = ({ db }: Services, scope: PersonScope, id: number): Promise<void> =>
  db.write(scope, async (tx) => {
    const before = await held(tx, scope, id);
    if (before.yayindaki !== null) fail('TEXT_PUBLISHED');
    const [own] = await rowsOf<{ row: object }>(tx)`select to_jsonb(t) as row from metinler t
      where company_id = ${scope.company_id} and id = ${id}`;
    const kept: Record<string, unknown> = { metinler: [own?.row] };
    for (const table of PARTS)
      kept[table] = (await rowsOfText(tx, scope, table, id)).map(({ row }) => row);
    await deleteUnpublished(tx, scope, id);
    await tx
      .deleteFrom('metinler')
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
    const last = { ...facts(before), satirlar: kept };
    await logChange(tx, scope, TEXT_LOG, id, { islem: 'silme', before: last });
  });

const row = z.looseObject({ company_id: z.number() });
const keptRows = z.object({
  metinler: z.tuple([row.extend({ ad: z.string(), kisa_ad: z.string(), surum: z.number() })]),
  metin_surumleri: z.array(row),
  metin_kararlari: z.array(row),
  metin_kaynaklari: z.array(row),
});

/** Restores a deleted draft under its number and address, with its approvals and decisions. */
export const restoreText = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    if (await selectText(tx, scope, id, true)) fail('NOT_DELETED');
    const { had } = await lastState(tx, scope, TEXT_LOG, id);
    // Entries of that time stored the words alone.
    const kept = keptRows.safeParse(had['satirlar']).data ?? fail('CHANGE_KEPT');
    const { company_id } = scope;
    const [{ ad, kisa_ad, surum, ...text }] = kept.metinler;
    const taken = await exists(tx)`select from metinler
      where company_id = ${company_id} and kisa_ad = ${kisa_ad}`;
    const address = taken ? await freeAddress(tx, scope, ad) : kisa_ad;
    const last = { ...text, ad, kisa_ad: address, surum: surum + 1, company_id, ...NOBODY_SEATED };
    await insertRows(tx, 'metinler', [last], 'id');
    for (const table of PARTS)
      await insertRows(
        tx,
        table,
        kept[table].map((one) => ({ ...one, company_id })),
        'metin_id',
      );
    const stored = await present(tx, scope, id);
    await logChange(tx, scope, TEXT_LOG, id, { islem: 'ekleme', after: facts(stored) });
    return single(services, tx, scope, stored);
  });

/** A version as it was approved or published. */
export const readVersion = (
  { db, config }: Services,
  scope: PersonScope,
  { id, sira }: z.output<typeof texts.version.params>,
) =>
  db.read(scope, async (tx) => {
    const text = await present(tx, scope, id);
    const found = (await selectVersion(tx, scope, id, sira)) ?? fail('NOT_FOUND');
    if (found.yayin_tarihi === null && !mayWrite(scope)) fail('NOT_FOUND');
    const { icerik, ...version } = found;
    const decisions = mayWrite(scope) ? await selectDecisions(tx, scope, id) : [];
    const fetched = await fetchRegister(tx, scope, text.kapsam, config.BASE_URL);
    const metin = mayWrite(scope) ? icerik : seen(icerik, fetched);
    const kararlar = decidedOf(decisions, sira);
    return { ...version, kararlar, metin: { tr: plain(metin.tr), en: plain(metin.en) } };
  });
