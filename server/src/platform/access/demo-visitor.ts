import { endpoints } from '@emanet/contract/endpoints';
import { fail } from '../errors.ts';
import type { SignedIn } from './actor.ts';

/** Calls that store nothing, although their method suggests it. */
const KEEPS_NOTHING = new Set([
  'portfolio.preview',
  'training.previewAnswer',
  'training.check',
  ...endpoints.flatMap(({ name }) => (/\.(export|checkBulkUpdate)$/.test(name) ? [name] : [])),
]);

/** Marks of an account, which all visitors share: answered, and not kept. */
const MARKS: readonly unknown[] = ['changeLogs.markRead', 'auth.companyActive'];

/** Pages about an account, which would show visitors to each other. */
const OF_ACCOUNT: readonly unknown[] = ['auth.security', 'auth.ownData'];

const PUBLIC = new Set(
  endpoints.flatMap(({ name, permission }) => (permission === 'public' ? [name] : [])),
);

/**
 * Treatment of a call in a visitor's session of the demo: it reads, is answered without being kept,
 * or is refused. A call that is not named here counts as a change and is refused.
 */
export function callOfVisitor(
  { ziyaretci }: SignedIn,
  method: string,
  endpoint: string | undefined,
) {
  if (!ziyaretci || (endpoint !== undefined && PUBLIC.has(endpoint))) return 'goes on';
  if (MARKS.includes(endpoint)) return 'is not kept';
  const reads = method === 'GET' || method === 'HEAD' || KEEPS_NOTHING.has(endpoint ?? '');
  return reads && !OF_ACCOUNT.includes(endpoint) ? 'goes on' : fail('DEMO_READ_ONLY');
}
