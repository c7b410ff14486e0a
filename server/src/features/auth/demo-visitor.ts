import { sql } from 'kysely';
import { fail } from '../../platform/errors.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { entered, type Entered } from './entering.ts';
import { limitNetwork } from './limit.ts';
import { endSessionOf, openSession } from './sessions.ts';

/**
 * Opens a session for a visitor of the demo, on the account that all visitors share. Neither the
 * session nor a log stores a network address or a browser.
 */
export async function lookAround(services: Services, visitor: Visitor): Promise<Entered> {
  const { config, db } = services;
  if (config.DEMO_OPEN === 'off') fail('DEMO_CLOSED');
  await limitNetwork(services, visitor, 'lookAround');
  const token = await db.identity.transaction().execute(async (tx) => {
    const found = await sql<{ user_id: number }>`
      select user_id from users u where u.ziyaretci and u.aktif
        and exists (select from memberships m where m.user_id = u.user_id)`.execute(tx);
    const [account] = found.rows;
    if (!account) return undefined;
    if (visitor.session) await endSessionOf(tx, visitor.session);
    return openSession(tx, account.user_id, { guclu: true });
  });
  return entered(services, token ?? fail('DEMO_CLOSED'));
}
