import {
  severalWork,
  type SeveralRow,
  type SeveralWork,
  type SkipReason,
  type UndoneRow,
} from '@emanet/contract/portfolio/several';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { id, language, numberOfAct, type Language } from '@emanet/contract/shared/primitives';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { z } from 'zod';
import { logChange } from '../../../nouns/log.ts';
import {
  scopeAcross,
  scopeInCompany,
  scopeOf,
  scopeWith,
  type PersonScope,
} from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import { defineJob, enqueue } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { selectDepartments } from '../../confirmations/confirmations.ts';
import { refuseUnfit, withConsequences } from './field-change.ts';
import { abilityFor, planIn, takeBackIn, type Made } from './plans.ts';
import { consultantNow } from '../person.ts';
import {
  holdWork,
  insertWork,
  markTakenBack,
  selectDone,
  selectOwnWork,
  storeMade,
  withdrawMails,
} from './work-queries.ts';

/** Time within which work can be undone. */
const UNDO_MINUTES = 15;
const NOUN = { tur: 'portfoy_isleri' } as const;

type Several = Readonly<{ company_ids: readonly number[]; is: SeveralWork }>;
type InWords = Readonly<{ lang: Language }>;

const abilityOf = (is: SeveralWork) =>
  abilityFor(is.tur, is.tur === 'alan' ? is.kayit_turu : undefined);

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
  const ability = abilityOf(is);
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
  TRIAL_OVER: 'deneme_bitti',
  FORBIDDEN: 'yetki_yok',
  // Others have changed every record since the preview.
  STALE: 'degismez',
};

type Plan = Exclude<Awaited<ReturnType<typeof planIn>>, string>;

const isIdle = ({ plan }: Plan): boolean => plan?.degisecek.length === 0;

const shown = (company_id: number, one: Plan): SeveralRow => ({
  ...(isIdle(one) ? skipped(company_id, 'degismez') : worked(company_id, one)),
  ...(one.plan && { plan: one.plan }),
});
const worked = (
  company_id: number,
  { kisiler, departman = null, sayi = 0 }: Omit<Plan, 'make'>,
): SeveralRow => ({
  ...{ company_id, durum: 'olur', neden: null, departman, sayi },
  kisiler: kisiler.map(({ fullname, email }) => ({ fullname, email })),
});
const skipped = (company_id: number, neden: SkipReason | null): SeveralRow => ({
  ...{ company_id, neden, durum: 'atlanir', kisiler: [], departman: null, sayi: 0 },
});

/** Previews recipients and work in each client, and the reasons of clients left out. */
export async function previewSeveral(
  services: Services,
  scope: PersonScope,
  { lang, ...asked }: Several & InWords,
) {
  if (asked.is.tur === 'alan') refuseUnfit(asked.is);
  const names = new Set<string>();
  const data = await inEach(services, scope, asked, (client) =>
    services.db.read(client, async (tx) => {
      if (asked.is.tur === 'aksiyon')
        for (const name of (await selectDepartments(tx, client)).values()) names.add(name);
      const plan = await planIn(services, tx, client, asked.is, lang);
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
  // A job of the version before names none.
  lang: language.default('tr'),
});
const name = 'go-on-with-work';

/**
 * Puts the rest of a call into the queue, and removes it when the call has ended, with or without
 * an error: only a killed call is continued.
 */
async function kept<T>(
  { clock, db }: Services,
  scope: PersonScope,
  call: Readonly<{ toplu_islem: string; company_ids: readonly number[]; is?: SeveralWork }> &
    InWords,
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
  run: async (services, { company_id, user_id, toplu_islem, company_ids, is, lang }) => {
    if (company_ids.length === 0) return;
    const person = await consultantNow(services, user_id);
    if (!person) return;
    const scope = scopeOf(person, 'portfolio.write', company_id);
    if (!is) await undoEach(services, scope, { toplu_islem, lang });
    else await workInEach(services, scope, { toplu_islem, company_ids, is, lang });
    services.log.info({ user_id, toplu_islem }, 'went on with work that was cut off');
  },
});

type Call = Several & InWords & Readonly<{ toplu_islem: string }>;

const workInEach = (services: Services, scope: PersonScope, asked: Call) =>
  inEach(services, scope, asked, (client) => {
    const work = () => services.db.write(client, (tx) => workIn(services, tx, client, asked));
    return asked.is.tur === 'alan' ? withConsequences(services, client, work) : work();
  });

/**
 * Does the work in each client; each has one log entry about it, and the mails wait a minute. Where
 * every client is left out, the call fails with the reasons.
 */
export async function workInSeveral(
  services: Services,
  scope: PersonScope,
  asked: Call,
): Promise<SeveralRow[]> {
  const { is } = asked;
  if (is.tur === 'alan') refuseUnfit(is);
  // Without this session's second step the job could reach more clients than the person.
  const company_ids = asked.company_ids.filter((one) => mayWorkIn(scope, one, is));
  const rows = await kept(services, scope, { ...asked, company_ids }, () =>
    workInEach(services, scope, asked),
  );
  return rows.some(({ durum }) => durum === 'olur') ? rows : fail('WORK_NOWHERE', { data: rows });
}

function mayWorkIn(scope: PersonScope, company_id: number, is: SeveralWork): boolean {
  try {
    return scopeInCompany(scope, company_id, abilityOf(is)).company_id === company_id;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** `again`: this call had been done in the client before. */
async function workIn(
  services: Services,
  tx: Tx,
  client: PersonScope,
  { toplu_islem, is, lang }: Call,
): Promise<SeveralRow & Readonly<{ again?: boolean }>> {
  const { company_id } = client;
  const doneBefore = async () => {
    const made = await selectDone(tx, client, toplu_islem);
    return (
      made && { ...worked(company_id, { kisiler: [], sayi: made.alan?.degisen }), again: true }
    );
  };
  const before = await doneBefore();
  if (before) return before;
  const plan = await planIn(services, tx, client, is, lang);
  if (typeof plan === 'string') return skipped(company_id, plan);
  if (isIdle(plan)) return shown(company_id, plan);
  const gun = services.clock.today();
  const mevzuat = is.tur === 'mevzuat' ? is.mevzuat : null;
  const id = await insertWork(tx, client, { toplu_islem, tur: is.tur, gun, mevzuat });
  // A twin of this call, or another consultant, was quicker.
  if (id === undefined)
    return (
      (await doneBefore()) ?? skipped(company_id, mevzuat ? 'zaten_acik' : 'bugun_hatirlatildi')
    );
  await sql`select set_config('app.portfolio_work', ${String(id)}, true)`.execute(tx);
  const made: Made = { ...(await plan.make(toplu_islem)), posta: plan.kisiler.length };
  if (made.alan?.degisen === 0) fail('STALE');
  await storeMade(tx, client, id, made);
  const { departman = null } = plan;
  const kisiler = plan.kisiler.map(({ fullname, email }) => fullname || email);
  await logChange(tx, client, NOUN, id, {
    ...{ islem: 'ekleme', after: { is: is.tur, kisiler, departman } },
  });
  return { ...shown(company_id, plan), ...(made.alan && { sayi: made.alan.degisen }) };
}

/**
 * Undoes the caller's own work, client after client: deletes its rows, and its mails that were not
 * sent yet. Work with a later act on it stays.
 */
export async function undoSeveral(
  services: Services,
  scope: PersonScope,
  call: InWords & Readonly<{ toplu_islem: string }>,
): Promise<UndoneRow[]> {
  const rows = await kept(services, scope, { ...call, company_ids: [scope.company_id] }, () =>
    undoEach(services, scope, call),
  );
  return rows.some(({ durum }) => durum === 'geri_alindi')
    ? rows
    : fail('WORK_KEPT', { data: rows });
}

async function undoEach(
  services: Services,
  scope: PersonScope,
  { toplu_islem, lang }: InWords & Readonly<{ toplu_islem: string }>,
): Promise<UndoneRow[]> {
  const across = scopeAcross(scope.actor, 'portfolio.write');
  const found = await services.db.readAcross(across, (tx) =>
    selectOwnWork(tx, across, { toplu_islem, minutes: UNDO_MINUTES }),
  );
  if (found.length === 0) fail('NOT_FOUND');
  const rows: UndoneRow[] = [];
  for (const { company_id, id } of found) {
    let kept: Partial<UndoneRow> = {};
    const tell = (part: Partial<UndoneRow>) => (kept = part);
    rows.push(
      await undoIn(services, scope, { company_id, id, lang, tell }).catch((error: unknown) => {
        if (!(error instanceof AppError))
          services.log.warn({ company_id, err: error }, 'not undone');
        return { company_id, durum: 'degisti' as const, giden: 0, ...kept };
      }),
    );
  }
  return rows;
}

type Undo = InWords &
  Readonly<{
    company_id: number;
    id: number;
    /** Takes what keeps the change, also where the transaction is given up for it. */
    tell: (part: Partial<UndoneRow>) => void;
  }>;

const undoIn = async (
  services: Services,
  scope: PersonScope,
  { company_id, id, lang, tell }: Undo,
): Promise<UndoneRow> => {
  const own = scopeInCompany(scope, company_id, 'portfolio.write');
  return services.db.write(own, async (tx) => {
    const { tur, yapilan } = (await holdWork(tx, own, id)) ?? fail('NOT_FOUND');
    const withdrawn = await withdrawMails(tx, id);
    const client = scopeWith(own, abilityFor(tur, yapilan.alan?.kayit_turu));
    const made = { ...yapilan, id, withdrawn };
    const back = await takeBackIn(tur, services, tx, client, made, lang);
    const { done, ...left } = back;
    tell(left);
    if (!done) fail('STALE');
    await markTakenBack(tx, own, id);
    await logChange(tx, own, NOUN, id, { islem: 'silme', before: { is: tur } });
    return { company_id, durum: 'geri_alindi', giden: yapilan.posta - withdrawn.length, ...left };
  });
};
