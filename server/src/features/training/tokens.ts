import type { Language } from '@emanet/contract/shared/primitives';
import type { Config } from '../../platform/start/config.ts';
import { seal, unseal } from '../../platform/mail/seal.ts';

const PURPOSE = 'training-token';

type Secret = Pick<Config, 'SECRET'>;

/** A token as it is stored: it is shown and mailed again, and of no use to who has a copy alone. */
export const sealToken = ({ SECRET }: Secret, token: string): Buffer =>
  seal(SECRET, token, PURPOSE);

/** The token of an invitation; empty when it was sealed with another secret. */
export function tokenOf({ SECRET }: Secret, sealed: Buffer): string {
  try {
    return unseal(SECRET, sealed, PURPOSE);
  } catch {
    return '';
  }
}

/** The address of a person's own training, which opens in the language of the mail that holds it. */
export const trainingLink = (
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
  token: string,
  language: Language,
): string => new URL(`/egitim/${token}?lang=${language}`, BASE_URL).href;
