import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { Services } from '../services.ts';

const VALID_MS = 180 * DAY_MS;

/** Where to report a security problem (RFC 9116); made at each request, so that it never expires. */
export function securityText({ clock, config }: Services): string {
  const { BASE_URL, OPERATOR_EMAIL } = config;
  const expires = new Date(clock.now().getTime() + VALID_MS).toISOString();
  return [
    ...(OPERATOR_EMAIL ? [`Contact: mailto:${OPERATOR_EMAIL}`] : []),
    `Contact: ${BASE_URL}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: tr, en',
    `Canonical: ${BASE_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}
