import type { Notification } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { asOf } from '../../nouns/past.ts';
import { pastNouns } from '../../past-nouns.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { notificationIn } from '../tables/tables.ts';
import { selectController } from './preparation-queries.ts';

/** The registry's own language, in which the notification is stored. */
const REGISTRY_LANGUAGE = 'tr';

/** Current content of the notification, with the controller's identity. */
export async function contentNow(tx: Tx, scope: CompanyScope): Promise<Notification> {
  const content = await notificationIn(tx, scope, REGISTRY_LANGUAGE);
  return { ...content, kimlik: (await selectController(tx, scope)).kimlik };
}

/** The same at an instant, by the change log. */
export async function contentAsOf(
  tx: Tx,
  scope: CompanyScope,
  instant: string,
): Promise<Notification> {
  const then = await asOf(tx, scope, instant, pastNouns);
  const content = await notificationIn(then, scope, REGISTRY_LANGUAGE, instant);
  return { ...content, kimlik: await identityAsOf(tx, scope, instant) };
}

async function identityAsOf(tx: Tx, scope: CompanyScope, instant: string) {
  const { kimlik } = await selectController(tx, scope);
  const later = await sql<{ alan: string; eski: string | null }>`
    select changed ->> 'alan' as alan, changed ->> 'eski' as eski
    from change_logs t cross join lateral jsonb_array_elements(t.alanlar) changed
    where t.company_id = ${scope.company_id} and t.tur = 'sirket' and t.tarih >= ${instant}
    order by t.id desc`.execute(tx);
  const then = { ...kimlik };
  for (const { alan, eski } of later.rows) if (alan in kimlik) then[alan] = eski;
  return then;
}
