import { sql } from 'kysely';
import type { PlatformServices } from '../services.ts';
import { openMail } from './outbox.ts';
import type { MailTransport } from './transport.ts';

/** A taken mail is left to its taker for so long; if that node dies, another takes it up then. */
const LEASE_SECONDS = 120;
const LANES = 4;
/** Seconds until the next try; after the last one the mail is given up. */
const BACKOFF_SECONDS = [1, 5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800];

type Taken = { id: number; message_id: string; sealed: Buffer; attempts: number };

export type Delivery = Readonly<{
  /** Looks for mails that are due and delivers them; returns at once. */
  wake: () => void;
  /** Resolves when no delivery is under way any more. */
  stop: () => Promise<void>;
}>;

/**
 * Empties the outbox, several mails at a time, together with any number of other nodes. A mail that
 * is not accepted comes back later, again and again with growing pauses.
 */
export function startDelivery(services: PlatformServices, transport: MailTransport): Delivery {
  let stopping = false;
  let wanted = false;
  let failing = false;
  let running: Promise<void> | undefined;

  const lane = async () => {
    while (!stopping) {
      const mail = await take(services);
      if (!mail) return;
      await deliver(services, transport, mail);
    }
  };
  const run = async () => {
    while (wanted && !stopping) {
      wanted = false;
      await Promise.all(Array.from({ length: LANES }, lane));
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

async function take({ db }: PlatformServices): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update mail_outbox set attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})
    where id = (
      select id from mail_outbox
      where state = 'waiting' and next_try_at <= now()
        and (useless_after is null or useless_after > now())
      order by urgent desc, next_try_at, id
      limit 1 for update skip locked
    )
    returning id, message_id, sealed, attempts`.execute(db.system);
  return rows[0];
}

async function deliver(
  services: PlatformServices,
  transport: MailTransport,
  taken: Taken,
): Promise<void> {
  const { config, db, log } = services;
  const { id, attempts } = taken;
  let answer: string | undefined;
  try {
    answer = await transport.deliver(openMail(config.SECRET, taken.sealed), taken.message_id);
  } catch (error) {
    const pause = refused(error) ? undefined : BACKOFF_SECONDS[attempts - 1];
    const hata = refused(error) ? 'adres' : 'sunucu';
    log.warn(
      { mail_id: id, attempts, cause: causeOf(error), again_in: pause },
      'mail not accepted',
    );
    await sql`update mail_outbox set hata = ${hata},
      next_try_at = now() + make_interval(secs => ${pause ?? LEASE_SECONDS}) where id = ${id}`.execute(
      db.system,
    );
    if (pause === undefined) await finish(services, id, 'given_up', refusalOf(error));
    return;
  }
  await finish(services, id, 'delivered', answer);
  log.info({ mail_id: id, attempts }, 'mail accepted');
}

/**
 * Its text is not kept: what was delivered is the recipient's. To whom it would have gone is, for the
 * managers of its company, when it was given up.
 */
async function finish(
  { db }: PlatformServices,
  id: number,
  state: 'delivered' | 'given_up',
  answer: string | undefined,
): Promise<void> {
  await sql`update mail_outbox set state = ${state}, sealed = null, finished_at = now(),
      server_answer = ${answer?.slice(0, 500) ?? null},
      alici = case when ${state} = 'given_up' then alici end,
      konu = case when ${state} = 'given_up' then konu end
    where id = ${id}`.execute(db.system);
}

/** Refusal of the mail server, if it said anything. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error && 'response' in error ? String(error.response) : undefined;

const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** The mail server knows this recipient cannot be reached; asking again would only annoy it. */
const refused = (error: unknown): boolean =>
  error instanceof Error &&
  causeOf(error) === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
