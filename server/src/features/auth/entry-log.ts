import type { EntryEvent } from '@emanet/contract/entry-logs';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../platform/db.ts';
import type { Account } from './queries.ts';

const LONGEST_AGENT = 300;

/** Writes down one attempt to sign in (giris_kayitlari); what was typed as a code never is. */
export async function logEntry(
  db: Queries,
  request: FastifyRequest,
  who: Account | { email: string },
  neden: EntryEvent,
): Promise<void> {
  await db
    .insertInto('entry_logs')
    .values({
      company_id: 'user_id' in who ? who.company_id : null,
      user_id: 'user_id' in who ? who.user_id : null,
      fullname: 'user_id' in who ? who.fullname : null,
      role: 'user_id' in who ? who.role : null,
      email: who.email,
      ip: request.ip,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
      sonuc: neden === 'giris_yapildi' ? 'başarılı' : 'başarısız',
      neden,
    })
    .execute();
}
