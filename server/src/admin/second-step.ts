import { sql } from 'kysely';
import type { Language } from '@emanet/contract/shared/primitives';
import { note, noteResetAsked } from '../features/auth/second-step/notices.ts';
import { accountOf } from '../features/auth/queries.ts';
import { logChange } from '../nouns/log.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import type { Queries, Tx } from '../platform/db.ts';
import type { Config } from '../platform/start/config.ts';
import { emailFrom } from './arguments.ts';
import { refuse } from './failure.ts';

const TABLES = [
  'passkeys',
  'authenticator_apps',
  'recovery_codes',
  'second_steps',
  'sessions',
] as const;

type State = 'asked' | 'waits' | 'due';
type Wanted = Readonly<{ now: boolean; reason: string | undefined }>;

/**
 * State of the operator's request, under the rules of an administrator's (0573_reset_waits.sql): done a day
 * later at the earliest, void after a week or once its person signs in with the second step.
 */
async function askReset(tx: Queries, user_id: number): Promise<State> {
  const { rows } = await sql<{ state: State }>`
    update users u set sifirlama_istegi = case when s.state = 'asked' then now()
      when s.state = 'waits' then u.sifirlama_istegi end
    from (
      select case when o.sifirlama_istegi is null or o.sifirlama_istegi < now() - interval '7 days'
          or exists (
            select from entry_logs e where e.user_id = o.user_id and e.tarih > o.sifirlama_istegi
              and e.neden = 'giris_yapildi'
              and e.yontem in ('gecis_anahtari', 'uygulama', 'kurtarma_kodu')
          ) then 'asked'
        when o.sifirlama_istegi > now() - interval '24 hours' then 'waits' else 'due' end as state
      from users o where o.user_id = ${user_id} for update
    ) s
    where u.user_id = ${user_id} returning s.state`.execute(tx);
  return rows[0]?.state ?? refuse('There is no such account any more.');
}

/** Tells the log of each company of a person what the operator did. */
async function tellCompanies(tx: Tx, user_id: number, change: object): Promise<void> {
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from memberships where user_id = ${user_id}
    order by company_id`.execute(tx);
  for (const { company_id } of rows) {
    const scope = scopeOfJob({ kind: 'job', job: 'operator' }, company_id);
    await logChange(tx, scope, { tur: 'temsilci' }, user_id, { islem: 'güncelleme', ...change });
  }
}

/**
 * Takes the second step off an account, for people whom no administrator of a company may reset: asked for
 * and mailed, and done when it is asked for again a day later. `now` does not wait and takes a reason. Both
 * stand in the logs, and sessions end.
 */
export async function resetSecondStep(
  db: Queries,
  config: Config,
  text: string | undefined,
  { now, reason }: Wanted,
): Promise<string> {
  const email = emailFrom(text ?? refuse('The e-mail address is missing: user reset EMAIL.'));
  if (now && !reason?.trim()) refuse('--now takes --reason "WHY"; it is logged.');
  return db.transaction().execute(async (tx) => {
    const account = await accountOf(tx, email);
    if (!account) refuse(`There is no account in use for ${email}; "user list" shows them.`);
    const { user_id } = account;
    const found = await sql<{ dil: Language }>`
      select dil from users where user_id = ${user_id}`.execute(tx);
    const language = found.rows[0]?.dil ?? 'tr';
    const operator = { address: '', userAgent: '', language };
    const visitor = { ...operator, device: '', asking: '', waiting: '', session: undefined };
    const by = 'Emanet';
    const state = await askReset(tx, user_id);
    if (!now && state === 'waits')
      return `The reset of ${email} was asked for; it cannot be done before 24 hours have passed.`;
    if (!now && state === 'asked') {
      await tellCompanies(tx, user_id, { after: { ikinci_adim_sifirlama: 'istendi' } });
      await noteResetAsked(tx, config, visitor, account, { by });
      return `The reset of ${email} is asked for, and they have been told. Repeat the command after 24 hours; a sign-in with the second step makes it void.`;
    }
    await sql`update users set sifirlama_istegi = null where user_id = ${user_id}`.execute(tx);
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', user_id).execute();
    await tellCompanies(tx, user_id, {
      before: { ikinci_adim: true },
      after: { ikinci_adim: false, ...(now && { gerekce: reason?.trim() }) },
    });
    await note(tx, config, visitor, account, { change: 'reset', by });
    return `The second step of ${email} is reset; they sign in with the mailed code and have been told.`;
  });
}
