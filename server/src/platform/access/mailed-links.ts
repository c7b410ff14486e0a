import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { CompanySeal } from '../crypto/company-seal.ts';
import { newToken } from '../crypto/tokens.ts';
import type { Tx } from '../db.ts';
import { fail } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Config } from '../start/config.ts';
import { GONE, openLink, scopeBehind } from './links.ts';
import type { LinkScope } from './scope.ts';

/**
 * Links that are mailed to one person each, and mailed again: the row keeps the sealed token, `links` its
 * digest. Each kind has its own page and its own table of recipients.
 */
const KINDS = {
  'text-signature': { page: '/metin-imza', table: 'metin_imzalari', about: 'imza' },
  questionnaire: { page: '/anket', table: 'anketler', about: 'anket' },
} as const;
export type MailedKind = keyof typeof KINDS;

/** Table of the recipients of links of a kind. */
export const tableOf = (kind: MailedKind) => sql.table(KINDS[kind].table);

/** Name of a row in the outbox, by which its mails are found again; without a number its beginning. */
export const aboutOf = (kind: MailedKind, id: number | '' = ''): string =>
  `${KINDS[kind].about}:${id}`;

/** A new token, and its stored form: useless to a thief of the database alone. */
export function newLinkToken(
  own: CompanySeal,
  kind: MailedKind,
): Readonly<{ token: string; sealed: Buffer }> {
  const token = newToken();
  return { token, sealed: own.seal(kind, token) };
}

/** Address of a link's page. */
export const pathOfLink = (kind: MailedKind, token: string): string =>
  `${KINDS[kind].page}/${encodeURIComponent(token)}`;

/** The same as a route takes it. */
export const routeOfLink = (kind: MailedKind): string => `${KINDS[kind].page}/:token`;

/** The address of a link as a mail has it; it opens in the language of that mail. */
export const addressOfLink = (
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
  token: string,
  kind: MailedKind,
  lang: Language,
): string => new URL(`${pathOfLink(kind, token)}?lang=${lang}`, BASE_URL).href;

/** A row as the page of its link reads it, with the company that asks. */
export type LinkedPage = Readonly<{
  id: number;
  acilma_tarihi: string | null;
  company_name: string;
  logo: string | null;
}>;

/** A kind of mailed link: what its page reads of its row, and whether it still opens on a day. */
export type MailedLink<Page extends LinkedPage> = Readonly<{
  kind: MailedKind;
  select: (tx: Tx, link: LinkScope) => Promise<Page | undefined>;
  isOpen: (page: Page, today: string) => boolean;
}>;
export type Opened<Page> = Readonly<{ link: LinkScope; page: Page }>;

/** Opens a link with its page. */
export async function openMailed<Page extends LinkedPage>(
  services: Services,
  { kind, select, isOpen }: MailedLink<Page>,
  token: string,
): Promise<Opened<Page>> {
  const link = await openLink(services, kind, token);
  const page = await services.db.read(link, (tx) => select(tx, link));
  return page && isOpen(page, services.clock.today()) ? { link, page } : fail(GONE[kind]);
}

/** Notes when a page was first opened; a look at it is no answer. */
export const noteOpened = async (
  { db, clock }: Services,
  kind: MailedKind,
  { link, page }: Opened<LinkedPage>,
): Promise<void> => {
  if (page.acilma_tarihi) return;
  await db.write(scopeBehind(link), async (tx) => {
    await sql`update ${tableOf(kind)} set acilma_tarihi = ${clock.now().toISOString()}::timestamptz
      where company_id = ${link.company_id} and id = ${page.id} and acilma_tarihi is null`.execute(
      tx,
    );
  });
};
