import type { ApplicationEvent } from '@emanet/contract/applications/events';
import { sql } from 'kysely';
import { actorColumns } from '../../platform/access/actor.ts';
import type { CompanyScope, LinkScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';

type Happening = Readonly<{
  basvuru_id: number;
  tur: ApplicationEvent;
  veri?: Readonly<Record<string, unknown>>;
  at: Date;
}>;

/** JSON for the database, which refuses half a surrogate pair. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one));

/** Appends an event; the database chains it to the entry before. */
export async function logEvent(
  tx: Tx,
  { company_id, actor }: CompanyScope | LinkScope,
  { basvuru_id, tur, veri = {}, at }: Happening,
): Promise<void> {
  const { aktor_turu, user_id, guncelleyen } = actorColumns(actor);
  await sql`
    insert into basvuru_olaylari
      (company_id, basvuru_id, tur, veri, aktor_turu, user_id, guncelleyen, tarih)
    values (${company_id}, ${basvuru_id}, ${tur}, ${jsonOf(veri)}::jsonb, ${aktor_turu},
      ${user_id}, ${guncelleyen}, ${at.toISOString()})`.execute(tx);
}
