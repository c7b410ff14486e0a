import {
  severalWork,
  type SeveralRow,
  type SeveralWork,
  type SkipReason,
} from '@emanet/contract/portfolio/several';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { id, numberOfAct } from '@emanet/contract/shared/primitives';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { z } from 'zod';
import { logChange } from '../../nouns/log.ts';
import {
  scopeAcross,
  scopeInCompany,
  scopeOf,
  scopeWith,
  type PersonScope,
} from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { defineJob, enqueue } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { selectDepartments } from '../confirmations/confirmations.ts';
import { abilityFor, planIn, takeBackIn, type Made } from './plans.ts';
import { consultantNow } from './person.ts';
import {
  holdWork,
  insertWork,
  isDone,
  markTakenBack,
  selectOwnWork,
  storeMade,
  withdrawMails,
} from './work-queries.ts';

/** Time within which work can be undone. */
const UNDO_MINUTES = 15;
const NOUN = { tur: 'portfoy_isleri' } as const;

type Several = Readonly<{ company_ids: readonly number[]; is: SeveralWork }>;

/**
 * Works in one client after the other, each in its company's own transaction: no write crosses
 * companies. A client that fails stops no other; it is returned with the reason.
 */
async function inEach(
  { log }: Services,
  scope: PersonScope,
  { company_ids, is }: Several,
  work: (client: PersonScope) => Promise<SeveralRow>,
): Promise<SeveralRow[]> {
  const ability = abilityFor(is.tur);
  const rows: SeveralRow[] = [];
  for (const company_id of new Set(company_ids)) {
    try {
      rows.push(await work(scopeInCompany(scope, company_id, ability)));
    } catch (error) {
      const neden = reasonOf(error);
      if (neden === 'hata') log.warn({ company_id, err: error }, 'work in one client failed');
      rows.push(skipped(company_id, neden));
    }
  }
  return rows;
}

/** A client that the caller left and one that does not exist look the same. */
function reasonOf(error: unknown): SkipReason {
  if (!(error instanceof AppError)) return 'hata';
  return REASONS[error.code] ?? 'hata';
}

const REASONS: Readonly<Partial<Record<ErrorCode, SkipReason>>> = {
  COMPANY_FORBIDDEN: 'uye_degil',
  SECOND_STEP_NEEDED: 'ikinci_adim',
  MEMBERSHIP_READ_ONLY: 'salt_okunur',
  COMPANY_SUSPENDED: 'askida',
};

type Plan = Exclude<Awaited<ReturnType<typeof planIn>>, string>;

const shown = (company_id: number, { kisiler, departman = null, sayi = 0 }: Plan): SeveralRow => ({
  ...{ company_id, durum: 'olur', neden: null, departman, sayi },
  kisiler: kisiler.map(({ fullname, email }) => ({ fullname, email })),
});
const skipped = (company_id: number, neden: SkipReason | null): SeveralRow => ({
  ...{ company_id, neden, durum: 'atlanir', kisiler: [], departman: null, sayi: 0 },
});

/** Previews recipients and work in each client, and the reasons of clients left out. */
export async function previewSeveral(services: Services, scope: PersonScope, asked: Several) {
  const names = new Set<string>();
  const data = await inEach(services, scope, asked, (client) =>
    services.db.read(client, async (tx) => {
      if (asked.is.tur === 'aksiyon')
        for (const name of (await selectDepartments(tx, client)).values()) names.add(name);
      const plan = await planIn(services, tx, client, asked.is);
      const { company_id } = client;
      return typeof plan === 'string' ? skipped(company_id, plan) : shown(company_id, plan);
    }),
  );
  return { data, departmanlar: [...names].toSorted(compareTurkish) };
}

/** Longer than a call takes. A job that begins beside it repeats no work. */
const GOES_ON_AFTER_MS = 2 * 60_000;

/** Payload of the job: the rest of a call that a kill cut off; without `is` its undo. */
const leftOver = z.object({
  company_id: id,
  user_id: id,
  toplu_islem: numberOfAct,
  company_ids: z.array(id),
  is: severalWork.optional(),
});
const name = 'go-on-with-work';

/**
 * Puts the rest of a call into the queue, and removes it when the call has ended, with or without
 * an error: only a killed call is continued.
 */
async function kept<T>(
  { clock, db }: Services,
  scope: PersonScope,
  call: Readonly<{ toplu_islem: string; company_ids: readonly number[]; is?: SeveralWork }>,
  work: () => Promise<T>,
): Promise<T> {
  const { company_id, actor } = scope;
  const put = (company_ids: readonly number[], runAt?: Date) => {
    const payload = { ...call, company_id, user_id: actor.user_id, company_ids: [...company_ids] };
    return db.write(scope, (tx) =>
      enqueue(tx, { name, payload: leftOver }, payload, {
        key: call.toplu_islem,
        ...(runAt && { runAt }),
      }),
    );
  };
  await put(call.company_ids, new Date(clock.now().getTime() + GOES_ON_AFTER_MS));
  try {
    return await work();
  } finally {
    await put([]);
  }
}

/** Continues work or an undo that a kill cut off, with the person's current rights. */
export const goOnWithWorkJob = defineJob({
  name,
  payload: leftOver,
  run: async (services, { company_id, user_id, toplu_islem, company_ids, is }) => {
    if (company_ids.length === 0) return;
    const person = await consultantNow(services, user_id);
    if (!person) return;
    const scope = scopeOf(person, 'portfolio.write', company_id);
    if (!is) await undoEach(services, scope, toplu_islem);
    else await workInEach(services, scope, { toplu_islem, company_ids, is });
    services.log.info({ user_id, toplu_islem }, 'went on with work that was cut off');
  },
});

const workInEach = (
  services: Services,
  scope: PersonScope,
  { toplu_islem, ...asked }: Several & Readonly<{ toplu_islem: string }>,
) =>
  inEach(services, scope, asked, (client) =>
    services.db.write(client, (tx) => workIn(services, tx, client, toplu_islem, asked.is)),
  );

/**
 * Does the work in each client; each has one log entry about it, and the mails wait a minute. Where
 * every client is left out, the call fails with the reasons.
 */
export async function workInSeveral(
  services: Services,
  scope: PersonScope,
  asked: Several & Readonly<{ toplu_islem: string }>,
): Promise<SeveralRow[]> {
  const { is } = asked;
  // Without this session's second step the job could reach more clients than the person.
  const company_ids = asked.company_ids.filter((one) => mayWorkIn(scope, one, is));
  const rows = await kept(services, scope, { ...asked, company_ids }, () =>
    workInEach(services, scope, asked),
  );
  return rows.some(({ durum }) => durum === 'olur') ? rows : fail('WORK_NOWHERE', { data: rows });
}

function mayWorkIn(scope: PersonScope, company_id: number, { tur }: SeveralWork): boolean {
  try {
    return scopeInCompany(scope, company_id, abilityFor(tur)).company_id === company_id;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function workIn(
  services: Services,
  tx: Tx,
  client: PersonScope,
  toplu_islem: string,
  is: SeveralWork,
): Promise<SeveralRow> {
  const { company_id } = client;
  const today = services.clock.today();
  if (await isDone(tx, client, toplu_islem)) return { ...skipped(company_id, null), durum: 'olur' };
  const plan = await planIn(services, tx, client, is);
  if (typeof plan === 'string') return skipped(company_id, plan);
  const id = await insertWork(tx, client, { toplu_islem, tur: is.tur, gun: today });
  // Another consultant has just reminded them.
  if (id === undefined) return skipped(company_id, 'bugun_hatirlatildi');
  await sql`select set_config('app.portfolio_work', ${String(id)}, true)`.execute(tx);
  const made: Made = { ...(await plan.make()), posta: plan.kisiler.length };
  await storeMade(tx, client, id, made);
  const { departman = null } = plan;
  const kisiler = plan.kisiler.map(({ fullname, email }) => fullname || email);
  await logChange(tx, client, NOUN, id, {
    ...{ islem: 'ekleme', after: { is: is.tur, kisiler, departman } },
  });
  return shown(company_id, plan);
}

/**
 * Undoes the caller's own work, client after client: deletes its rows, and its mails that were not
 * sent yet. Work with a later act on it stays.
 */
export async function undoSeveral(services: Services, scope: PersonScope, toplu_islem: string) {
  const company_ids = [scope.company_id];
  const rows = await kept(services, scope, { toplu_islem, company_ids }, () =>
    undoEach(services, scope, toplu_islem),
  );
  return rows.some(({ durum }) => durum === 'geri_alindi')
    ? rows
    : fail('WORK_KEPT', { data: rows });
}

async function undoEach(services: Services, scope: PersonScope, toplu_islem: string) {
  const across = scopeAcross(scope.actor, 'portfolio.write');
  const found = await services.db.readAcross(across, (tx) =>
    selectOwnWork(tx, across, { toplu_islem, minutes: UNDO_MINUTES }),
  );
  if (found.length === 0) fail('NOT_FOUND');
  const rows = [];
  for (const { company_id, id } of found)
    rows.push(
      await undoIn(services, scope, company_id, id).catch((error: unknown) => {
        if (!(error instanceof AppError))
          services.log.warn({ company_id, err: error }, 'not undone');
        return { company_id, durum: 'degisti' as const, giden: 0 };
      }),
    );
  return rows;
}

const undoIn = (services: Services, scope: PersonScope, company_id: number, id: number) => {
  const own = scopeInCompany(scope, company_id, 'portfolio.write');
  return services.db.write(own, async (tx) => {
    const { tur, yapilan } = (await holdWork(tx, own, id)) ?? fail('NOT_FOUND');
    const withdrawn = await withdrawMails(tx, id);
    const client = scopeWith(own, abilityFor(tur));
    if (!(await takeBackIn(tur, services, tx, client, { ...yapilan, id }))) fail('STALE');
    await markTakenBack(tx, own, id);
    await logChange(tx, own, NOUN, id, { islem: 'silme', before: { is: tur } });
    return { company_id, durum: 'geri_alindi' as const, giden: yapilan.posta - withdrawn };
  });
};
