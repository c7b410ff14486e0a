import type { companies, Consultant, ConsultantRight } from '@emanet/contract/companies';
import { sql } from 'kysely';
import type { z } from 'zod';
import { logChange } from '../../nouns/log.ts';
import { mailMembers, selectMembers, type Member } from '../../nouns/members.ts';
import { updaterName } from '../../platform/access/actor.ts';
import { companyNameOf, scopeAcross, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { handOverDuties } from '../clocks/clocks.ts';
import { leaveCharge } from '../portfolio/portfolio.ts';
import { consultantMail } from './emails.ts';

type Wanted = z.output<typeof companies.setConsultant.body>;

const selectConsultants = async (tx: Tx): Promise<Consultant[]> =>
  (
    await sql<Consultant>`
      select user_id, fullname, email, case when salt_okunur then 'salt_okunur' else 'tam' end as hak
      from company_consultants() order by coalesce(nullif(fullname, ''), email) collate turkish`.execute(
      tx,
    )
  ).rows;

export const listConsultants = ({ db }: Services, scope: PersonScope): Promise<Consultant[]> =>
  db.read(scope, selectConsultants);

const LESS: readonly ConsultantRight[] = ['tam', 'salt_okunur', 'yok'];

/** Refuses a right that this person may not set: consultants can only reduce their own. */
function refuseForeign(scope: PersonScope, before: Consultant, wanted: Wanted): void {
  const { actor } = scope;
  if (actor.role === 'yönetici') return;
  const isOwn = actor.role === 'danışman' && wanted.user_id === actor.user_id;
  if (!isOwn || LESS.indexOf(wanted.hak) < LESS.indexOf(before.hak)) fail('FORBIDDEN');
}

/** A colleague may take a client over: a consultant who shares a client with the leaving person. */
async function refuseStranger({ db }: Services, { actor }: PersonScope, id: number) {
  if (actor.role !== 'danışman') fail('FORBIDDEN');
  const known = await db.readAcross(scopeAcross(actor, 'portfolio.read'), async (tx) => {
    const found = await sql`select from members_across()
      where user_id = ${id} and role = 'danışman'`.execute(tx);
    return found.rows.length > 0;
  });
  if (!known || id === actor.user_id) fail('NO_CONSULTANT');
}

/**
 * Changes a consultant's right in the company, or ends the membership; a colleague may take the
 * client over. At least one manager of the company always remains. One log entry, a mail to the
 * other managers.
 */
export async function setConsultant(services: Services, scope: PersonScope, wanted: Wanted) {
  const { clock, config, db } = services;
  const { devralan_id } = wanted;
  if (devralan_id !== undefined) await refuseStranger(services, scope, devralan_id);
  return db.write(scope, async (tx) => {
    await sql`select from companies where company_id = ${scope.company_id} for no key update`.execute(
      tx,
    );
    const all = await selectConsultants(tx);
    const before = all.find(({ user_id }) => user_id === wanted.user_id) ?? fail('NO_CONSULTANT');
    refuseForeign(scope, before, wanted);
    if (devralan_id !== undefined && before.hak !== 'tam') fail('MEMBERSHIP_READ_ONLY');
    if (before.hak === wanted.hak) return all;
    if (devralan_id !== undefined) await setRight(tx, devralan_id, 'tam');
    // After this the person may be no member any more, so the members are read before.
    const told = await selectMembers(tx);
    await setRight(tx, wanted.user_id, wanted.hak);
    const after = await selectConsultants(tx);
    const stays = after.some(({ hak }) => hak === 'tam');
    if (!stays && !told.some(({ role }) => role === 'yönetici')) fail('LAST_MANAGER');
    if (wanted.hak !== 'tam')
      await leaveCharge(tx, scope, told, wanted.user_id, devralan_id ?? null);
    if (wanted.hak === 'yok') {
      await handOverDuties(tx, scope, clock.today());
      await sql`delete from takvim_baglantilari where company_id = ${scope.company_id}
        and user_id = ${wanted.user_id}`.execute(tx);
    }
    const successor = told.find(({ user_id }) => user_id === devralan_id);
    await logChange(tx, scope, { tur: 'sirket' }, scope.company_id, {
      islem: 'güncelleme',
      before: { danisman: inLog(before, before.hak) },
      after: {
        danisman: inLog(before, wanted.hak),
        devralan: successor ? successor.fullname || successor.email : null,
      },
    });
    await tellOthers(tx, { services: config, scope }, told, { before, wanted, successor });
    return after;
  });
}

/** A consultant as the log names one, with the right. */
const inLog = ({ fullname, email }: Consultant, hak: ConsultantRight) =>
  hak === 'yok' ? null : `${fullname || email} (${hak})`;

const setRight = async (tx: Tx, user_id: number, right: ConsultantRight): Promise<void> => {
  const found = await sql<{ before: string | null }>`
    select set_consultant(${user_id}, ${right}) as before`.execute(tx);
  if (!found.rows[0]?.before) fail('NO_CONSULTANT');
};

type Told = Readonly<{ before: Consultant; wanted: Wanted; successor: Member | undefined }>;

/** Notifies those who manage the company, except the acting person. */
async function tellOthers(
  tx: Tx,
  { services: config, scope }: Readonly<{ services: Services['config']; scope: PersonScope }>,
  members: readonly Member[],
  { before, wanted, successor }: Told,
): Promise<void> {
  const content = {
    company: companyNameOf(scope),
    by: updaterName(scope.actor),
    name: before.fullname || before.email,
    hak: wanted.hak,
    successor: successor && (successor.fullname || successor.email),
  };
  const others = members.filter(
    ({ user_id, manages }) => manages && user_id !== scope.actor.user_id,
  );
  await mailMembers(tx, config, scope, others, {
    content: (language) => consultantMail(language, content),
  });
}
