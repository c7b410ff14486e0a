import {
  skipsInWords,
  type AssignedDuty,
  type AssignSkip,
  type PlannedDuty,
} from '@emanet/contract/portfolio/assign';
import type { ClockKind } from '@emanet/contract/clocks/kinds';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { canFinish, selectMembers, type Member } from '../../nouns/members.ts';
import { sql } from 'kysely';
import { updaterName } from '../../platform/access/actor.ts';
import { scopeInCompany, scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { updateAction } from '../actions/actions.ts';
import { updateByHand } from '../applications/applications.ts';
import { updateBreach } from '../breaches/breaches.ts';
import { updateClock } from '../clocks/clocks.ts';

type Named = Readonly<{ company_id: number; sure_id: number }>;
type Given<Duty> = Readonly<{
  yapilan: Duty[];
  atlanan: (Named & Readonly<{ neden: AssignSkip }>)[];
}>;

const REASONS: Readonly<Partial<Record<ErrorCode, AssignSkip>>> = {
  COMPANY_FORBIDDEN: 'uye_degil',
  SECOND_STEP_NEEDED: 'ikinci_adim',
  MEMBERSHIP_READ_ONLY: 'salt_okunur',
  COMPANY_SUSPENDED: 'askida',
};

/**
 * Changes duties, each client's in a separate transaction. A duty that cannot be changed is returned
 * with the reason and stops no other client.
 */
async function inEachClient<Duty extends Named>(
  services: Services,
  scope: PersonScope,
  isler: readonly Duty[],
  work: (tx: Tx, client: PersonScope, all: readonly Duty[]) => Promise<Given<Duty>>,
): Promise<Given<Duty>> {
  const given: Given<Duty> = { yapilan: [], atlanan: [] };
  for (const [company_id, all] of Map.groupBy(isler, (one) => one.company_id)) {
    try {
      const client = scopeInCompany(scope, company_id, 'clocks.write');
      const done = await services.db.write(client, (tx) => work(tx, client, all));
      given.yapilan.push(...done.yapilan);
      given.atlanan.push(...done.atlanan);
    } catch (error) {
      const neden = (error instanceof AppError && REASONS[error.code]) || 'hata';
      if (neden === 'hata') services.log.warn({ company_id, err: error }, 'duties were not given');
      given.atlanan.push(...all.map(({ sure_id }) => ({ company_id, sure_id, neden })));
    }
  }
  if (given.yapilan.length > 0) return given;
  const reasons = { tr: skipsInWords(given.atlanan, 'tr'), en: skipsInWords(given.atlanan, 'en') };
  return fail('ASSIGNED_NOWHERE', { values: { reasons }, data: given });
}

/** Assigns duties to people. */
export const assignDuties = (
  services: Services,
  scope: PersonScope,
  { isler }: Readonly<{ isler: readonly AssignedDuty[] }>,
) => inEachClient(services, scope, isler, (tx, client, all) => assignIn(services, tx, client, all));

/**
 * Plans duties for a day, or leaves them waiting for the client. A plan is a note of the consultants: it
 * moves no legal day, and the log of the client does not have it.
 */
export const planDuties = (
  services: Services,
  scope: PersonScope,
  { isler }: Readonly<{ isler: readonly PlannedDuty[] }>,
) => {
  const now = services.clock.now();
  if (isler.some((one) => typeof one.bekleniyor === 'string' && new Date(one.bekleniyor) > now))
    fail('INVALID_INPUT', { fields: { isler: 'future' } });
  return inEachClient(services, scope, isler, (tx, client, all) =>
    planIn(tx, client, all, now.toISOString()),
  );
};

type Plan = Readonly<{ sure_id: number; gun: string | null; bekleniyor: string | null }>;

const isSame = (one: Omit<Plan, 'sure_id'>, other: Omit<Plan, 'sure_id'>): boolean =>
  one.gun === other.gun &&
  (one.bekleniyor === null || other.bekleniyor === null
    ? one.bekleniyor === other.bekleniyor
    : Date.parse(one.bekleniyor) === Date.parse(other.bekleniyor));

async function planIn(
  tx: Tx,
  { company_id, actor }: PersonScope,
  all: readonly PlannedDuty[],
  now: string,
): Promise<Given<PlannedDuty>> {
  // Two consultants who plan at once wait for each other, so that each sees what the other left.
  await sql`select pg_advisory_xact_lock(hashtext('portfoy_planlari'), ${company_id}::int)`.execute(
    tx,
  );
  const found = await rowsOf<Plan>(tx)`
    select t.id as sure_id, p.gun::text as gun, p.bekleniyor
    from sureler t
    left join portfoy_planlari p on p.company_id = t.company_id and p.sure_id = t.id
    where t.company_id = ${company_id} and t.kapanis is null
      and t.id = any(${all.map(({ sure_id }) => sure_id)}::int[])`;
  const running = new Map(found.map((one) => [one.sure_id, one]));
  const given: Given<PlannedDuty> = { yapilan: [], atlanan: [] };
  const wanted = new Map<number, Plan>();
  for (const { sure_id, gun, bekleniyor, beklenen } of all) {
    const old = running.get(sure_id);
    if (!old || (beklenen && !isSame(beklenen, old))) {
      const neden = old ? 'plan_degisti' : 'kapandi';
      given.atlanan.push({ company_id, sure_id, neden });
      continue;
    }
    const since = bekleniyor === true ? (old.bekleniyor ?? now) : bekleniyor || null;
    const plan = {
      gun: gun === undefined ? old.gun : gun,
      bekleniyor: bekleniyor === undefined ? old.bekleniyor : since,
    };
    // A duty that the call names twice gets the last of its plans.
    if (!wanted.has(sure_id))
      given.yapilan.push({
        ...{ company_id, sure_id, gun: old.gun, bekleniyor: old.bekleniyor ?? false },
        beklenen: plan,
      });
    wanted.set(sure_id, { sure_id, ...plan });
  }
  await sql`
    merge into portfoy_planlari p
    using (select * from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb)
      as w(sure_id int, gun date, bekleniyor timestamptz)) w
    on p.company_id = ${company_id} and p.sure_id = w.sure_id
    when matched and w.gun is null and w.bekleniyor is null then delete
    when matched then update set gun = w.gun, bekleniyor = w.bekleniyor,
      guncelleyen = ${updaterName(actor)}, guncellenme_tarihi = now()
    when not matched and (w.gun is not null or w.bekleniyor is not null) then
      insert (company_id, sure_id, gun, bekleniyor, guncelleyen)
      values (${company_id}, w.sure_id, w.gun, w.bekleniyor, ${updaterName(actor)})
  `.execute(tx);
  return given;
}

type Running = Readonly<{
  id: number;
  tur: ClockKind;
  kayit_id: number | null;
  sorumlu_id: number | null;
  department_id: number | null;
}>;

const mayHave = ({ tur, department_id }: Running, member: Member | undefined): boolean =>
  member !== undefined && canFinish(member, tur === 'aksiyon' ? 'action' : 'other', department_id);

async function assignIn(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  all: readonly AssignedDuty[],
): Promise<Given<AssignedDuty>> {
  const { company_id } = scope;
  const members = new Map((await selectMembers(tx)).map((one) => [one.user_id, one]));
  const rows = await rowsOf<Running>(tx)`
    select id, tur, kayit_id, sorumlu_id, department_id from sureler
    where company_id = ${company_id} and kapanis is null
      and id = any(${all.map(({ sure_id }) => sure_id)}::int[])`;
  const running = new Map(rows.map((one) => [one.id, one]));
  const given: Given<AssignedDuty> = { yapilan: [], atlanan: [] };
  for (const { sure_id, sorumlu_id, beklenen_id } of all) {
    const one = running.get(sure_id);
    const neden = !one
      ? 'kapandi'
      : beklenen_id !== undefined && beklenen_id !== one.sorumlu_id
        ? 'degisti'
        : sorumlu_id !== null && !mayHave(one, members.get(sorumlu_id))
          ? 'kisi_yok'
          : undefined;
    if (!one || neden) {
      given.atlanan.push({ company_id, sure_id, neden: neden ?? 'kapandi' });
      continue;
    }
    await store(services, tx, scope, one, sorumlu_id);
    given.yapilan.push({
      ...{ company_id, sure_id, sorumlu_id: one.sorumlu_id, beklenen_id: sorumlu_id },
    });
  }
  return given;
}

/** Stores the person by the verb of the record, within the open transaction. */
async function store(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  { id, tur, kayit_id }: Running,
  sorumlu_id: number | null,
): Promise<unknown> {
  const joined: Services = { ...services, db: { ...services.db, write: (_, work) => work(tx) } };
  const body = { sorumlu_id };
  if (tur === 'aksiyon' && kayit_id !== null)
    return updateAction(joined, scopeWith(scope, 'actions.write'), kayit_id, body);
  if (tur === 'basvuru' && kayit_id !== null)
    return updateByHand(joined, scopeWith(scope, 'applications.write'), kayit_id, body);
  if (tur === 'ihlal_kurul' && kayit_id !== null)
    return updateBreach(joined, scopeWith(scope, 'breaches.write'), kayit_id, body);
  return updateClock(joined, scope, id, body);
}
