import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { PlatformServices } from '../services.ts';
import { asSpan } from '../spans.ts';
import { openMail } from './outbox.ts';
import { answerOf, causeOf, refusalOf, type Refusal } from './refusal.ts';
import type { MailTransport } from './transport.ts';
import { firstOf, rowsOf } from '../rows.ts';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** A node pauses its deliveries while the mail server accepts no mail at all. */
type Pause = Readonly<{
  /** Whether the mail server may be tried now. */
  over: () => boolean;
  /** Whether the server failed at the last mail; then one mail is tried at a time. */
  failing: () => boolean;
  fail: () => void;
  succeed: () => void;
}>;

/** Pauses that grow with each failure. A clock that is set back ends one. */
export function createPause(clock: Clock): Pause {
  let began = 0;
  let length = 0;
  const over = () => {
    const passed = clock.now().getTime() - began;
    return passed < 0 || passed >= length;
  };
  return {
    over,
    failing: () => length > 0,
    fail: () => {
      // Mails that fail together count as one failure.
      if (!over()) return;
      began = clock.now().getTime();
      length = length === 0 ? FIRST_MS : Math.min(2 * length, LONGEST_MS);
    },
    succeed: () => {
      length = 0;
    },
  };
}

/** A node may keep a mail for so long; if it dies, another node sends the mail afterwards. */
const LEASE_SECONDS = 120;
const CONCURRENT_MAILS = 4;
/** A mail is retried when a third of its age has passed, at the latest after these seconds. */
const AGE_SHARE = 3;
const LONGEST_PAUSE: Readonly<Record<Refusal, number>> = {
  recipient: 0,
  message: 3600,
  server: 60,
};
/** For so long a mail is tried; then an operator decides. */
const GIVE_UP_DAYS = 6;
const LONGEST_ANSWER = 500;

type Taken = {
  id: number;
  message_id: string;
  sealed: Buffer;
  attempts: number;
  request_id: string | null;
  /** The recipient has refused mails of this kind since it was queued. */
  opted_out: boolean;
};

export type Delivery = Readonly<{
  /** Looks for mails that are due and delivers them; returns at once. */
  wake: () => void;
  /** Resolves when no delivery runs any more. */
  stop: () => Promise<void>;
}>;

/**
 * Empties the outbox, several mails at a time, together with any number of other nodes. A mail that
 * is not accepted comes back later, again and again with growing pauses.
 */
export function startDelivery(services: PlatformServices, transport: MailTransport): Delivery {
  const pause = createPause(services.clock);
  let stopping = false;
  let wanted = false;
  let failing = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    while (wanted && !stopping) {
      wanted = false;
      await deliverDue(services, transport, pause, () => stopping);
    }
  };
  const wake = () => {
    wanted = true;
    running ??= run()
      .then(() => {
        failing = false;
      })
      .catch((error: unknown) => {
        wanted = false;
        // Once an outage: it is tried every second.
        if (!failing)
          services.log.warn({ cause: causeOf(error) }, 'the mail outbox could not be read');
        failing = true;
      })
      .finally(() => {
        running = undefined;
        // Woken between the last look and this line.
        if (wanted && !stopping) wake();
      });
  };
  return {
    wake,
    stop: async () => {
      stopping = true;
      await running;
      transport.close();
    },
  };
}

/** Takes a mail; a crash of the database that forgets it leaves the mail to be taken again. */
const take = ({ db }: PlatformServices): Promise<Taken | undefined> =>
  firstOf<Taken>(db.system)`
    update mail_outbox set attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})
    where id = (
      select id from mail_outbox
      where state = 'waiting' and next_try_at <= now()
        and (useless_after is null or useless_after > now())
      order by urgent desc, next_try_at, id
      limit 1 for update skip locked
    )
    returning id, message_id, sealed, attempts, request_id, exists (
      select from mail_opt_outs o where o.adres_ozeti = mail_outbox.adres_ozeti
    ) as opted_out, set_config('synchronous_commit', 'off', true)`;

/** Delivers what is due, several mails in parallel; while the server fails, it tries one mail first. */
export async function deliverDue(
  services: PlatformServices,
  transport: MailTransport,
  pause: Pause,
  stopping: () => boolean = () => false,
): Promise<void> {
  const next = async (): Promise<boolean> => {
    if (stopping() || !pause.over()) return false;
    const mail = await take(services);
    if (mail) await deliver(services, transport, pause, mail);
    return mail !== undefined;
  };
  const deliverAll = async () => {
    while (await next());
  };
  if (pause.failing()) await next();
  if (!pause.failing()) await Promise.all(Array.from({ length: CONCURRENT_MAILS }, deliverAll));
}

async function deliver(
  services: PlatformServices,
  transport: MailTransport,
  pause: Pause,
  taken: Taken,
): Promise<void> {
  const { config, log } = services;
  const { id, attempts, request_id } = taken;
  if (taken.opted_out) return drop(services, id);
  let answer: string | undefined;
  try {
    const mail = openMail(config.SECRET, taken.sealed);
    const attributes = { 'emanet.by': 'mail', 'emanet.attempts': attempts };
    answer = await asSpan(
      { of: request_id ?? taken.message_id, name: 'mail', kind: 'client', attributes },
      () => transport.deliver(mail, taken.message_id),
    );
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'server') pause.fail();
    const state = await refuse(services, id, refusal, answerOf(error));
    const level = state === 'given_up' ? 'error' : 'warn';
    log[level](
      { mail_id: id, request_id, attempts, refusal, cause: causeOf(error), state },
      'mail not accepted',
    );
    return;
  }
  pause.succeed();
  await finish(services, id, answer);
  log.info({ mail_id: id, request_id, attempts }, 'mail accepted');
}

/**
 * Lets a mail wait, or gives it up: at once when its recipient is refused, otherwise after days. Its
 * text is kept for an operator, who sends it again or discards it.
 */
async function refuse(
  { db }: PlatformServices,
  id: number,
  refusal: Refusal,
  answer: string | undefined,
): Promise<string | undefined> {
  const since = sql`coalesce(retried_at, created_at)`;
  const over =
    refusal === 'recipient'
      ? sql`true`
      : sql`${since} < now() - make_interval(days => ${sql.lit(GIVE_UP_DAYS)})`;
  const rows = await rowsOf<{ state: string }>(db.system)`
    update mail_outbox set hata = ${refusal === 'recipient' ? 'adres' : 'sunucu'},
      server_answer = ${answer?.slice(0, LONGEST_ANSWER) ?? null},
      next_try_at = now() + least(make_interval(secs => ${sql.lit(LONGEST_PAUSE[refusal])}),
        greatest(interval '1 second', (now() - ${since}) / ${sql.lit(AGE_SHARE)})),
      state = case when ${over} then 'given_up' else state end,
      finished_at = case when ${over} then now() end
    where id = ${id} returning state`;
  return rows[0]?.state;
}

/** Ends a mail that its recipient refuses. Its text is removed, so that it cannot be sent again. */
async function drop({ db }: PlatformServices, id: number): Promise<void> {
  await sql`update mail_outbox set state = 'given_up', sealed = null, hata = 'ret',
      finished_at = now() where id = ${id}`.execute(db.system);
}

/** Neither text nor address is kept: what was delivered is the recipient's. */
async function finish({ db }: PlatformServices, id: number, answer: string | undefined) {
  await sql`update mail_outbox set state = 'delivered', sealed = null, alici = null, konu = null,
      finished_at = now(), server_answer = ${answer?.slice(0, LONGEST_ANSWER) ?? null}
    where id = ${id}`.execute(db.system);
}
