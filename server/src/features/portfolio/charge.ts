import type { Colleague, portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import type { z } from 'zod';
import { holdsAll } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';
import {
  scopeAcross,
  scopeInCompany,
  type CompanyScope,
  type PersonScope,
} from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

type Wanted = z.output<typeof portfolio.charge.body>;
type Charge = Readonly<{
  surum: number;
  sorumlu_id: number | null;
  vekil_id: number | null;
  vekil_baslangic: string | null;
  vekil_bitis: string | null;
}>;

const NOBODY: Charge = {
  surum: 0,
  ...{ sorumlu_id: null, vekil_id: null, vekil_baslangic: null, vekil_bitis: null },
};

/** Consultants who share a client with the caller, the caller too. */
export const listColleagues = ({ db }: Services, { actor }: PersonScope): Promise<Colleague[]> =>
  db.readAcross(scopeAcross(actor, 'portfolio.read'), async (tx) => {
    return rowsOf<Colleague>(tx)`
      select user_id, fullname, array_agg(company_id) as sirketler from members_across()
      where role = 'danışman' group by user_id, fullname
      order by fullname collate turkish, user_id`;
  });

/**
 * Puts a consultant in charge of clients, or as a substitute until a day; each client has one log
 * entry. A client without that consultant as a member is left out and named; where all are left
 * out, the call fails. Returns each client's new version, which an undo needs.
 */
export async function setCharge(services: Services, scope: PersonScope, body: Wanted) {
  const yapilan: number[] = [];
  const surumler: number[] = [];
  const atlanan: number[] = [];
  // A client that the caller may not change refuses the whole call first.
  const clients = [...new Set(body.company_ids)].map((company_id) =>
    scopeInCompany(scope, company_id, 'organization.write'),
  );
  const seen = new Map(body.company_ids.map((id, place) => [id, body.surumler?.[place]]));
  for (const client of clients) {
    const surum = await setInClient(services, client, body, seen.get(client.company_id));
    (surum === undefined ? atlanan : yapilan).push(client.company_id);
    if (surum !== undefined) surumler.push(surum);
  }
  const done = { yapilan, surumler, atlanan };
  return yapilan.length > 0 ? done : fail('CHARGE_NOWHERE', { data: done });
}

const setInClient = (
  { db }: Services,
  scope: PersonScope,
  body: Wanted,
  seen: number | undefined,
): Promise<number | undefined> =>
  db.write(scope, async (tx) => {
    const asked = [body.sorumlu_id, body.vekil?.user_id].filter((one) => typeof one === 'number');
    const members = await selectMembers(tx);
    const isHere = (id: number) =>
      members.some(({ user_id, role }) => user_id === id && role === 'danışman');
    if (!asked.every(isHere)) return undefined;
    const before = await openCharge(tx, scope);
    // Of several clients, one with a newer change is left out and named.
    if (seen !== undefined && seen !== before.surum) {
      if (body.company_ids.length === 1) fail('STALE', { data: before });
      return undefined;
    }
    return storeCharge(tx, scope, members, before, {
      ...(body.sorumlu_id !== undefined && { sorumlu_id: body.sorumlu_id }),
      ...(body.vekil !== undefined && {
        vekil_id: body.vekil?.user_id ?? null,
        vekil_baslangic: body.vekil?.baslangic ?? null,
        vekil_bitis: body.vekil?.bitis ?? null,
      }),
    });
  });

/** Locks the consultants in charge of the company until the transaction ends. */
const holdCharge = async (tx: Tx, { company_id }: CompanyScope): Promise<Charge> =>
  (await firstOf<Charge>(tx)`
    select surum, sorumlu_id, vekil_id, vekil_baslangic::text, vekil_bitis::text
    from portfoy_sorumlulari where company_id = ${company_id} for update`) ?? NOBODY;

/** The same where a person is to be put in charge. */
async function openCharge(tx: Tx, scope: CompanyScope): Promise<Charge> {
  await sql`insert into portfoy_sorumlulari (company_id, surum) values (${scope.company_id}, 0)
    on conflict do nothing`.execute(tx);
  return holdCharge(tx, scope);
}

/** Stores who is in charge of the company, with a log entry of the names; returns the version. */
async function storeCharge(
  tx: Tx,
  scope: CompanyScope,
  members: readonly Member[],
  before: Charge,
  wanted: Partial<Charge>,
): Promise<number> {
  const { company_id } = scope;
  if (holdsAll(before, wanted)) return before.surum;
  const after: Charge = { ...before, ...wanted };
  await tx
    .updateTable('portfoy_sorumlulari')
    .set({ ...after, surum: sql`surum + 1` })
    .where('company_id', '=', company_id)
    .execute();
  const nameOf = (id: number | null) => {
    const found = members.find(({ user_id }) => user_id === id);
    return found ? found.fullname || found.email : null;
  };
  const told = ({ surum: _, sorumlu_id, vekil_id, ...days }: Charge) => ({
    ...{ sorumlu: nameOf(sorumlu_id), vekil: nameOf(vekil_id) },
    ...days,
  });
  await logChange(tx, scope, { tur: 'portfoy_sorumlulari' }, company_id, {
    ...{ islem: 'güncelleme', before: told(before), after: told(after) },
  });
  return before.surum + 1;
}

/** Puts the consultant who opens a company in charge of it. */
export const takeCharge = async (tx: Tx, scope: PersonScope): Promise<unknown> =>
  storeCharge(tx, scope, await selectMembers(tx), await openCharge(tx, scope), {
    sorumlu_id: scope.actor.user_id,
  });

/**
 * Hands on the clients of a consultant who leaves; a substitute who leaves is removed. `members`:
 * those from before.
 */
export async function leaveCharge(
  tx: Tx,
  scope: CompanyScope,
  members: readonly Member[],
  user_id: number,
  successor: number | null,
): Promise<void> {
  const before = await holdCharge(tx, scope);
  if (before.sorumlu_id !== user_id && before.vekil_id !== user_id) return;
  await storeCharge(tx, scope, members, before, {
    ...(before.sorumlu_id === user_id && { sorumlu_id: successor }),
    ...(before.vekil_id === user_id && {
      ...{ vekil_id: null, vekil_baslangic: null, vekil_bitis: null },
    }),
  });
}
