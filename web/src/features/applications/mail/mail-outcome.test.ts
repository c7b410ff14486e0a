import { expect, it } from 'vitest';
import { mailOutcomeOf } from './mail-outcome.ts';

it('an accepted mail is accepted, whatever its server adds', () => {
  expect(mailOutcomeOf(true, '250 2.0.0 OK 1732 x7')).toBe('accepted');
  expect(mailOutcomeOf(true, null)).toBe('accepted');
});

it.each([
  ['550 5.1.1 Mailbox unavailable', 'unknown'],
  ['550-5.1.1 The email account that you tried to reach does not exist', 'unknown'],
  ['550 5.1.2 Host unknown', 'unreachable'],
  ['556 5.1.10 Recipient address has null MX', 'unreachable'],
  ['550 5.1.8 Sender address rejected', 'policy'],
  ['550 5.2.1 Account disabled', 'closed'],
  ['452 4.2.2 Over quota', 'full'],
  ['552 5.2.3 Message too long', 'large'],
  ['552 5.3.4 Message size exceeds fixed limit', 'large'],
  ['450 4.4.1 No answer from host', 'unreachable'],
  ['554 5.7.1 Relay access denied', 'policy'],
  ['552 Requested mail action aborted', 'full'],
  ['553 Bad address', 'unknown'],
  ['550 No such user, or it may not be named', 'refused'],
  ['451 Try again later', 'deferred'],
  ['451 4.3.0 Local error', 'deferred'],
  ['no reply at all', 'refused'],
  [null, 'silent'],
] as const)('the answer %j means %s', (answer, outcome) => {
  expect(mailOutcomeOf(false, answer)).toBe(outcome);
});
