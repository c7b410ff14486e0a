import type { Ability } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import { scopeOf, scopeOfJob, type PersonScope } from '../platform/access/scope.ts';
import { clockOf } from '../platform/clock.ts';
import { dbWithin, type Tx } from '../platform/db.ts';
import type { Job } from '../platform/jobs/job.ts';
import { openMail, type Mail } from '../platform/mail/outbox.ts';
import type { Services } from '../platform/services.ts';
import { PEOPLE, type Person } from './people.ts';

/** Services of the demo's verbs besides the transaction. */
export type DemoServices = Omit<Services, 'clock' | 'db'>;

/** A company whose people act. */
export type Workplace = Readonly<{
  key: string;
  company_id: number;
  company_name: string;
  departments: ReadonlyMap<string, number>;
  userIds: ReadonlyMap<string, number>;
}>;

/** Services of a request that comes at this instant of the story, inside the demo's transaction. */
export const servicesAt = (tx: Tx, { config, ...rest }: DemoServices, at: Date): Services => ({
  ...rest,
  // Strangers' attempts of months come within a second.
  config: { ...config, RATE_LIMIT: 'off' },
  clock: clockOf(() => at.getTime()),
  db: dbWithin(tx),
});

type Work<Payload> = Readonly<{ job: Job<Payload>; company_id: number; payload: Payload }>;

/** Runs a job for one company at this instant of the story. */
export function runJob<Payload>(
  tx: Tx,
  services: DemoServices,
  at: Date,
  { job, company_id, payload }: Work<Payload>,
): Promise<void> {
  const given = servicesAt(tx, services, at);
  const close = () => Promise.resolve();
  const db = {
    ...{ ...given.db, system: tx, pools: () => [], standby: () => undefined },
    ...{ close, [Symbol.asyncDispose]: close },
  };
  return job.perform({ ...given, db }, payload, {
    companies: () => Promise.resolve([company_id]),
    companiesBy: () => Promise.resolve([company_id]),
    scopeIn: (company) => scopeOfJob({ kind: 'job', job: job.name }, company),
  });
}

/** The scope of the company's first person who may do this. */
export function scopeOfSomebody(
  { key, company_id, company_name, departments, userIds }: Workplace,
  ability: Ability,
  fits: (person: Person) => boolean,
): PersonScope {
  const found = PEOPLE.find((one) => one.companies.includes(key) && fits(one));
  if (!found) throw new Error('the demo names a person it does not have');
  const { email, fullname, role, department, egitim_sorumlusu, varlik_sorumlusu } = found;
  const membership = {
    company_id,
    company_name,
    department_id: departments.get(department ?? '') ?? null,
    department_name: department ?? null,
    company_active: true,
    logo: null,
    role,
    egitim_sorumlusu: egitim_sorumlusu ?? false,
    varlik_sorumlusu: varlik_sorumlusu ?? false,
  };
  return scopeOf(
    {
      kind: 'person',
      user_id: userIds.get(email) ?? 0,
      email,
      fullname,
      account_role: role,
      session_id: 0,
      memberships: [membership],
    },
    ability,
  );
}

/** The mail that the story wrote last. */
export async function lastMail(tx: Tx, { config }: DemoServices): Promise<Mail> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from mail_outbox where created_at = now() and state = 'waiting'
    order by id desc limit 1`.execute(tx);
  const [mail] = rows;
  if (!mail) throw new Error('the story has written no mail');
  return openMail(config.SECRET, mail.sealed);
}

/**
 * The mails that the story wrote until now went out at that instant, so nobody gets them today.
 * `refused`: what those are about that did not arrive.
 */
export async function mailsWentOut(tx: Tx, at: Date, refused: readonly string[] = []) {
  const isRefused = sql`coalesce(about = any(${[...refused]}::text[]), false)`;
  await sql`
    update mail_outbox set sealed = null, finished_at = ${at.toISOString()}, attempts = 1,
      alici = null, konu = null,
      state = case when ${isRefused} then 'given_up' else 'delivered' end,
      server_answer = case when ${isRefused} then '550 5.1.1 Mailbox unavailable'
        else '250 2.0.0 OK' end
    where created_at = now() and state = 'waiting'`.execute(tx);
}
