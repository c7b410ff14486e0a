import {
  skipsInWords,
  type AssignedDuty,
  type AssignSkip,
} from '@emanet/contract/portfolio/assign';
import type { ClockKind } from '@emanet/contract/clocks/kinds';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { canFinish, selectMembers, type Member } from '../../nouns/members.ts';
import { scopeInCompany, scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { updateAction } from '../actions/actions.ts';
import { updateByHand } from '../applications/applications.ts';
import { updateBreach } from '../breaches/breaches.ts';
import { updateClock } from '../clocks/clocks.ts';

type Skipped = Readonly<{ company_id: number; sure_id: number; neden: AssignSkip }>;
type Given = Readonly<{ yapilan: AssignedDuty[]; atlanan: Skipped[] }>;

const REASONS: Readonly<Partial<Record<ErrorCode, AssignSkip>>> = {
  COMPANY_FORBIDDEN: 'uye_degil',
  SECOND_STEP_NEEDED: 'ikinci_adim',
  MEMBERSHIP_READ_ONLY: 'salt_okunur',
  COMPANY_SUSPENDED: 'askida',
};

/**
 * Assigns duties to people, each client's in a separate transaction. A duty that cannot be assigned
 * is returned with the reason and stops no other client.
 */
export async function assignDuties(
  services: Services,
  scope: PersonScope,
  { isler }: Readonly<{ isler: readonly AssignedDuty[] }>,
): Promise<Given> {
  const given: Given = { yapilan: [], atlanan: [] };
  for (const [company_id, all] of Map.groupBy(isler, (one) => one.company_id)) {
    try {
      const client = scopeInCompany(scope, company_id, 'clocks.write');
      const done = await services.db.write(client, (tx) => assignIn(services, tx, client, all));
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
): Promise<Given> {
  const { company_id } = scope;
  const members = new Map((await selectMembers(tx)).map((one) => [one.user_id, one]));
  const rows = await rowsOf<Running>(tx)`
    select id, tur, kayit_id, sorumlu_id, department_id from sureler
    where company_id = ${company_id} and kapanis is null
      and id = any(${all.map(({ sure_id }) => sure_id)}::int[])`;
  const running = new Map(rows.map((one) => [one.id, one]));
  const given: Given = { yapilan: [], atlanan: [] };
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
