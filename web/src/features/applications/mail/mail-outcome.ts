/** Outcomes of a mail in words, since only technicians read a mail server's answer. */
type MailOutcome =
  | ('accepted' | 'unknown' | 'full' | 'closed' | 'large' | 'unreachable')
  | ('policy' | 'refused' | 'deferred' | 'silent');

/** By subject and detail of an enhanced status code (RFC 3463), the most exact first. */
const BY_STATUS: readonly (readonly [RegExp, MailOutcome])[] = [
  [/^1\.(2|10)$/, 'unreachable'],
  [/^1\.[78]$/, 'policy'],
  [/^1\./, 'unknown'],
  [/^2\.1$/, 'closed'],
  [/^2\.2$/, 'full'],
  [/^(2\.3|3\.4)$/, 'large'],
  [/^4\./, 'unreachable'],
  [/^7\./, 'policy'],
];
/** For servers without enhanced codes: the three digits with only one meaning (RFC 5321). */
const BY_REPLY: Readonly<Record<string, MailOutcome>> = {
  551: 'unknown',
  552: 'full',
  553: 'unknown',
};

/** Why a mail arrived or not, from the server's answer. */
export function mailOutcomeOf(arrived: boolean, answer: string | null): MailOutcome {
  if (arrived) return 'accepted';
  if (!answer) return 'silent';
  const [, reply = '', status = ''] =
    /^(\d{3})(?:[ -][245]\.(\d{1,3}\.\d{1,3})\b)?/.exec(answer) ?? [];
  const known = BY_STATUS.find(([pattern]) => pattern.test(status))?.[1] ?? BY_REPLY[reply];
  return known ?? (reply.startsWith('4') ? 'deferred' : 'refused');
}
