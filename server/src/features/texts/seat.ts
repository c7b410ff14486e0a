import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { held } from './noun.ts';
import type { StoredText } from './queries.ts';
import { updateRow } from '../../platform/rows.ts';

/** Minutes for which the editor of a draft keeps it without saving. */
const SEAT_MINUTES = 5;

/** Refuses an act on a draft that another person is editing; taking it over is a separate act. */
export function refuseSeated(
  { duzenleyen_id, duzenleyen, duzenleme_ani }: StoredText,
  scope: CompanyScope,
  now: Date,
): void {
  const left = now.getTime() - Date.parse(duzenleme_ani ?? '') >= SEAT_MINUTES * 60_000;
  if (duzenleyen_id === null || duzenleyen_id === userIdOf(scope.actor) || left) return;
  fail('TEXT_TAKEN', { values: { by: duzenleyen ?? '' } });
}

export const seatOf = ({ actor }: PersonScope, now: Date) => ({
  duzenleyen_id: userIdOf(actor),
  duzenleyen: updaterName(actor),
  duzenleme_ani: now.toISOString(),
});
export const NOBODY_SEATED = {
  duzenleyen_id: null,
  duzenleyen: null,
  duzenleme_ani: null,
} as const;

/** Takes the seat at a draft; the draft and its version stay the same. */
export async function sit(tx: Tx, scope: PersonScope, id: number, now: Date) {
  const seat = seatOf(scope, now);
  await updateRow(tx, 'metinler', scope, id, seat);
  return { id, ...seat };
}

/** The same for a draft whose editor is opened. */
export const sitAt = ({ db, clock }: Services, scope: PersonScope, id: number) =>
  db.write(scope, async (tx) => {
    const now = clock.now();
    refuseSeated(await held(tx, scope, id), scope, now);
    return sit(tx, scope, id, now);
  });
