import type { EntryEvent, SignInWay } from '@emanet/contract/entry-logs';
import type { SignedIn } from '../../platform/access/actor.ts';
import { currentCompany, inCompany, membershipIn } from '../../platform/access/scope.ts';
import type { Queries } from '../../platform/db.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Account } from './queries.ts';

const FAILED: readonly EntryEvent[] = [
  'eposta_bulunamadi',
  'kod_hatali',
  'kod_gecersiz',
  'cok_fazla_deneme',
  'ikinci_adim_hatali',
];

/** The person as a company's entry log names them; by default of the active company. */
export const accountIn = (
  actor: SignedIn,
  company_id = currentCompany(actor)?.company_id ?? null,
): Account => ({
  user_id: actor.user_id,
  email: actor.email,
  fullname: actor.fullname,
  role: inCompany(actor, company_id === null ? undefined : membershipIn(actor, company_id)).role,
  company_id,
});

/** Logs a sign-in, sign-out or change of company (giris_kayitlari); never a code. */
export async function logEntry(
  db: Queries,
  visitor: Visitor,
  who: Account | { email: string },
  neden: EntryEvent,
  yontem: SignInWay | null = null,
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
      yontem,
    })
    .execute();
}
