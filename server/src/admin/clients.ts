import type { Queries } from '../platform/db.ts';
import { emailFrom } from './arguments.ts';
import { refuse } from './failure.ts';

const MOST = 10_000;

/** Says how many new clients a consultant may still open. */
export async function limitClients(db: Queries, address: string | undefined, text = '') {
  const email = emailFrom(address);
  const musteri_siniri = Number(text);
  if (!/^\d+$/.test(text) || musteri_siniri > MOST)
    refuse(`--limit is missing: a number up to ${MOST}.`);
  const person = await db
    .selectFrom('users')
    .select(['user_id', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (person?.role !== 'danışman') refuse(`${email} is no danışman; "user list" shows them.`);
  await db
    .insertInto('portfoy_kisileri')
    .values({ user_id: person.user_id, musteri_siniri })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ musteri_siniri }))
    .execute();
  return `${email} may open ${musteri_siniri} new clients.`;
}
