import type { EntryEvent } from '@emanet/contract/entry-logs';
import type { Queries } from '../../platform/db.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Account } from './queries.ts';

const FAILED: readonly EntryEvent[] = [
  'eposta_bulunamadi',
  'kod_hatali',
  'kod_gecersiz',
  'cok_fazla_deneme',
];

/** Writes down what somebody did to come in, leave or switch (giris_kayitlari); never a code. */
export async function logEntry(
  db: Queries,
  visitor: Visitor,
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
      ip: visitor.address,
      user_agent: visitor.userAgent,
      sonuc: FAILED.includes(neden) ? 'başarısız' : 'başarılı',
      neden,
    })
    .execute();
}
