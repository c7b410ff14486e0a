import type { texts } from '@emanet/contract/texts';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { logChange } from '../../nouns/log.ts';
import { decidedOf, selectDecisions } from './stale/decisions.ts';
import { change, facts, held, mayWrite, present, shown, TEXT_LOG } from './noun.ts';
import { deleteUnpublished, selectVersion } from './queries.ts';
import { fetchRegister } from './register.ts';
import { plain, seen } from './texts.ts';

/** Archives a text, or takes it out; its address stays and says since when it is no longer in force. */
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

/** Deletes a draft that nobody has been shown; the log keeps its words. */
export const removeText = ({ db }: Services, scope: PersonScope, id: number): Promise<void> =>
  db.write(scope, async (tx) => {
    const before = await held(tx, scope, id);
    if (before.yayindaki !== null) fail('TEXT_PUBLISHED');
    await deleteUnpublished(tx, scope, id);
    await tx
      .deleteFrom('metinler')
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
    await logChange(tx, scope, TEXT_LOG, id, { islem: 'silme', before: facts(before) });
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
