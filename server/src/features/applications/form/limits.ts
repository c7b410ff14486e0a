import { momentIn } from '@emanet/contract/shared/time/moment';
import type { Services } from '../../../platform/services.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import { fail } from '../../../platform/errors.ts';
import type { FastifyRequest } from 'fastify';
import { count, throttleAddress, throttleNetwork } from '../../../platform/http/throttle.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Attempts an hour per network address, and codes to an e-mail address per network, against floods
 * of mail and robots that fill the register. A whole office may share one address.
 */
export const LIMITS = {
  submit: 30,
  confirm: 60,
  code: 6,
  codesOfDay: 24,
  look: 240,
} as const;

/** Counts a look at a receipt, so that nobody tries tokens by the thousand. */
export const limitLooks = (services: Services, request: FastifyRequest) =>
  throttleNetwork(services, request, 'application:look', LIMITS.look);

/**
 * Counts one code to an e-mail address by the requesting network, and over all networks within a
 * day. Above that the address is refused, with the other ways to apply that the law allows.
 */
export async function limitCodes(
  { clock, config, db }: Services,
  { address }: Pick<Visitor, 'address'>,
  email: string,
): Promise<void> {
  const counting = { config, db: db.identity };
  const hourly = { attempts: LIMITS.code, seconds: HOUR };
  await throttleAddress(counting, 'application:code', { email, address }, hourly);
  const daily = await count(counting, { purpose: 'application:codes-of-day', who: email }, DAY);
  if (daily.attempts <= LIMITS.codesOfDay) return;
  const free = new Date(clock.now().getTime() + daily.seconds * 1000).toISOString();
  const at = { tr: momentIn(free, 'tr', 'full'), en: momentIn(free, 'en', 'full') };
  fail('CODES_OF_DAY', { values: { at }, retryAfter: daily.seconds });
}
