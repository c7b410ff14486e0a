/**
 * Kind of a failed delivery: `recipient` is final, since the server refuses this address for good;
 * `message` is this mail's alone and tried again; `server` concerns every mail.
 */
export type Refusal = 'recipient' | 'message' | 'server';

const numberOf = (error: Error): number =>
  'responseCode' in error ? Number(error.responseCode) : 0;

/** The answer of the mail server. */
export const answerOf = (error: unknown): string | undefined =>
  error instanceof Error && 'response' in error ? String(error.response) : undefined;

export const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Policy (5.7.x) and a missing login (530) speak of us, not of the recipient. */
const isOfSender = (error: Error): boolean =>
  numberOf(error) === 530 || /^\d{3}[ -]5\.7\./.test(answerOf(error) ?? '');

/** Only a recipient's refusal is final: a sender, a login or a server can be mended. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error) || !('command' in error)) return 'server';
  const { command } = error;
  // The library itself refuses an address that is none.
  if (command === 'API') return causeOf(error) === 'EENVELOPE' ? 'recipient' : 'server';
  if (numberOf(error) === 421) return 'server';
  if (command === 'RCPT TO')
    return numberOf(error) >= 500 && !isOfSender(error) ? 'recipient' : 'message';
  return command === 'DATA' ? 'message' : 'server';
}
