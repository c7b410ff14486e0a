import type { Language } from '@emanet/contract/shared/primitives';
import { AppError } from '../errors.ts';
import type { CompanySeal } from '../crypto/company-seal.ts';
import { newToken } from '../crypto/tokens.ts';
import type { Services } from '../services.ts';
import type { Config } from '../start/config.ts';
import { openLink } from './links.ts';
import type { LinkScope } from './scope.ts';

/**
 * Links that are mailed to one person each, and mailed again: the row keeps the token sealed, `links` its
 * digest. Each kind has a page of its own.
 */
const PAGES = { 'text-signature': '/metin-imza', questionnaire: '/anket' } as const;
type Kind = keyof typeof PAGES;

/** A new token, and how a row keeps it: of no use to somebody with a copy of the database alone. */
export function newLinkToken(
  own: CompanySeal,
  kind: Kind,
): Readonly<{ token: string; sealed: Buffer }> {
  const token = newToken();
  return { token, sealed: own.seal(kind, token) };
}

/** Where the page of a link is. */
export const pathOfLink = (kind: Kind, token: string): string =>
  `${PAGES[kind]}/${encodeURIComponent(token)}`;

/** The address of a link as a mail has it; it opens in the language of that mail. */
export const addressOfLink = (
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
  token: string,
  kind: Kind,
  lang: Language,
): string => new URL(`${pathOfLink(kind, token)}?lang=${lang}`, BASE_URL).href;

/** Opens a link; one that is not there fails by `gone`, in words of its kind. */
export const openMailedLink = (
  services: Pick<Services, 'clock' | 'db'>,
  kind: Kind,
  token: string,
  gone: () => never,
): Promise<LinkScope> =>
  openLink(services, kind, token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return gone();
    throw error;
  });
