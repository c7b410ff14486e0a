import type { Services } from '../../../platform/services.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { throttle, throttleAddress } from '../../../platform/http/throttle.ts';

const HOUR = 3600;

/**
 * Attempts an hour per network address, and codes to an e-mail address per network, so that nobody is flooded
 * with mail and no robot fills the register. A whole office may share one address.
 */
const LIMITS = {
  submit: 30,
  confirm: 60,
  code: 6,
} as const;

/** Counts one attempt of a network address and refuses it with 429 above the limit. */
export const limitNetwork = (
  { config, db }: Services,
  visitor: Pick<Visitor, 'address'>,
  kind: Exclude<keyof typeof LIMITS, 'code'>,
): Promise<void> =>
  throttle(
    { config, db: db.identity },
    { purpose: `application:${kind}`, who: networkOf(visitor.address) },
    LIMITS[kind],
    HOUR,
  );

/** Counts one code to an e-mail address by the network that asks for it; the address is never refused. */
export const limitCodes = (
  { config, db }: Services,
  { address }: Pick<Visitor, 'address'>,
  email: string,
): Promise<void> =>
  throttleAddress(
    { config, db: db.identity },
    'application:code',
    { email, address },
    { attempts: LIMITS.code, seconds: HOUR },
  );
