import { sql } from 'kysely';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts';

/** Creation time of the caller's link; null when there is none. */
export const readCalendarLink = ({ db }: Services, scope: PersonScope): Promise<string | null> =>
  db.read(scope, async (tx) => {
    const found = await sql<{ at: string }>`
      select to_char(olusturma_tarihi at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from takvim_baglantilari
      where company_id = ${scope.company_id} and user_id = ${scope.actor.user_id}`.execute(tx);
    return found.rows[0]?.at ?? null;
  });

/** Replaces the caller's link; its token is not stored. */
export async function makeCalendarLink({ db }: Services, scope: PersonScope): Promise<string> {
  const token = newToken();
  await db.write(scope, (tx) =>
    sql`insert into takvim_baglantilari (company_id, user_id, token_hash)
      values (${scope.company_id}, ${scope.actor.user_id}, ${tokenHash(token)})
      on conflict (company_id, user_id)
      do update set token_hash = excluded.token_hash, olusturma_tarihi = now()`.execute(tx),
  );
  return token;
}

/** Ends the caller's link at once. */
export const revokeCalendarLink = async ({ db }: Services, scope: PersonScope): Promise<void> => {
  await db.write(scope, (tx) =>
    sql`delete from takvim_baglantilari
      where company_id = ${scope.company_id} and user_id = ${scope.actor.user_id}`.execute(tx),
  );
};
