import { sql } from 'kysely';
import type { PlatformServices } from '../src/platform/services.ts';
import { createPause, deliverDue } from '../src/platform/mail/delivery.ts';
import type { MailTransport } from '../src/platform/mail/transport.ts';
import type { TestClock } from './clock.ts';

type Given = Readonly<{
  services: PlatformServices;
  clock: TestClock;
  transport: MailTransport;
}>;

/** Lets time pass for the outbox, whose clock is the database's, and for the pause of its node. */
export function outboxTime({ services, clock, transport }: Given) {
  const pause = createPause(clock);
  const pass = async (seconds: number) => {
    clock.moveBy({ seconds });
    const by = sql`make_interval(secs => ${seconds})`;
    await sql`update mail_outbox set created_at = created_at - ${by},
      next_try_at = next_try_at - ${by}, retried_at = retried_at - ${by},
      finished_at = finished_at - ${by}`.execute(services.db.system);
  };
  return {
    pass,
    /** Delivers what is due every so many seconds for so long. */
    deliverFor: async (seconds: number, every: number) => {
      for (let passed = 0; passed < seconds; passed += every) {
        await deliverDue(services, transport, pause);
        await pass(every);
      }
      await deliverDue(services, transport, pause);
    },
  };
}

/** Time-outs of a transport for tests that let a server be silent often. */
export const SHORT_TIMEOUTS = {
  dnsTimeout: 300,
  connectionTimeout: 300,
  greetingTimeout: 300,
  socketTimeout: 500,
};
