import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { logChange } from '../../nouns/log.ts';
import type { Signed } from './preparation-queries.ts';

type Decision = 'verbis_tedbirleri' | 'verbis_sureleri' | 'verbis_muafiyeti' | 'verbis_kesisimleri';

/** Logs a decision about the notification; its parts are fields of one record, number 0. */
export const logDecision = (
  tx: Tx,
  scope: PersonScope,
  tur: Decision,
  before: object,
  after: object,
) => logChange(tx, scope, { tur }, 0, { islem: 'güncelleme', before, after });

export const signed = ({ actor }: PersonScope): Signed => ({
  user_id: userIdOf(actor) ?? fail('FORBIDDEN'),
  kaydeden: updaterName(actor),
});
