import type { Notification } from '@emanet/contract/tables';
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
  return { ...content, kimlik: (await selectController(tx, scope, instant)).kimlik };
}
