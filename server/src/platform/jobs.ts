import { cleanUp } from './cleanup.ts';
import type { Services } from './services.ts';
import { listen } from './listen.ts';
import { startDelivery } from './mail/delivery.ts';
import { mailTransport, type MailTransport } from './mail/transport.ts';

export type Jobs = Readonly<{ stop: () => Promise<void> }>;

/** Mails come by notification; this look finds those whose pause after a failure is over. */
const LOOK_MS = 1000;
const CLEAN_UP_MS = 600_000;

/**
 * Work beside the requests: delivering mail and throwing away what has expired. Every node does it;
 * the rows themselves decide who does what. Nothing here ends when the database goes away.
 */
export function startJobs(
  services: Services,
  databaseUrl: string,
  transport: MailTransport = mailTransport(services.config),
): Jobs {
  const delivery = startDelivery(services, transport);
  const listening = listen(databaseUrl, 'mail_outbox', delivery.wake, services.log);
  let cleaning: Promise<void> | undefined;
  const clean = () => {
    cleaning ??= cleanUp(services).finally(() => {
      cleaning = undefined;
    });
  };
  clean();
  const timers = [setInterval(delivery.wake, LOOK_MS), setInterval(clean, CLEAN_UP_MS)];
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await listening.stop();
      await Promise.all([delivery.stop(), cleaning]);
    },
  };
}
