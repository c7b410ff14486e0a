import { APPLICANT } from '@emanet/contract/shared/actor-types';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { sql } from 'kysely';
import type { Queries, Tx } from '../db.ts';
import { fail } from '../errors.ts';
import { insertRows } from '../insert-rows.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { tokenHash } from '../crypto/tokens.ts';
import type { JobActor, LinkActor } from './actor.ts';
import { scopeOfJob, scopeOfLink, type CompanyScope, type LinkScope } from './scope.ts';

/** Opens rows by tokens that were made before and are kept sealed. */
export async function storeLinks(
  tx: Tx,
  { company_id }: CompanyScope,
  kind: LinkActor['kind'],
  links: readonly Readonly<{ token: string; name: string; row_id: number }>[],
): Promise<void> {
  const rows = links.map(({ token, name, row_id }) => ({
    token_hash: `\\x${tokenHash(token).toString('hex')}`,
    company_id,
    kind,
    name,
    row_id,
  }));
  await insertRows(tx, 'links', rows, 'row_id');
}

/** Ends the links of one kind to some rows, at once. */
export async function revokeLinks(
  tx: Tx,
  scope: CompanyScope,
  kind: LinkActor['kind'],
  row_ids: number | readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('links')
    .where('company_id', '=', scope.company_id)
    .where('kind', '=', kind)
    .where('row_id', 'in', [row_ids].flat())
    .execute();
}

/** A visitor at the open form of a company: a link of its kind, with no row to reach yet. */
export const scopeAtForm = (company_id: number): LinkScope =>
  scopeOfLink({ kind: 'applicant', name: APPLICANT, row_id: null }, company_id);

/** Scope of the public breach form: a job's, since its reporter has no account. */
export const scopeAtDoor = (company_id: number): CompanyScope<JobActor> =>
  scopeOfJob({ kind: 'job', job: 'breach-door' }, company_id);

/** Somebody who declares or answers by a link: the house writes that by itself. */
export const scopeBehind = ({ company_id, actor }: LinkScope): CompanyScope<JobActor> =>
  scopeOfJob({ kind: 'job', job: actor.kind }, company_id);

/** Logs an act by a personal link in the entry log of its company (note_link_visit). */
export const noteVisit = (
  { db }: Pick<Services, 'db'>,
  link: LinkScope,
  event: string,
  { address, userAgent }: Pick<Visitor, 'address' | 'userAgent'>,
): Promise<void> =>
  db.write(link, async (tx) => {
    await sql`select note_link_visit(${event}, ${address}, ${userAgent})`.execute(tx);
  });

/** Companies that the operator has suspended: no link opens them. */
const suspended = (identity: Queries) =>
  identity.selectFrom('companies').select('company_id').where('askida_tarihi', 'is not', null);

/** How a link is refused that is not there, by the kind that its page expects. */
export const GONE = {
  'training-token': 'TRAINING_GONE',
  applicant: 'APPLICATION_GONE',
  'text-signature': 'SIGNATURE_GONE',
  questionnaire: 'QUESTIONNAIRE_GONE',
} as const satisfies Record<LinkActor['kind'], ErrorCode>;

/** Finds what the token of a link may reach; a link of another kind, ended or expired is not there. */
export async function openLink(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  kind: LinkActor['kind'],
  token: string,
): Promise<LinkScope> {
  const link = await db.identity
    .selectFrom('links')
    .select(['company_id', 'name', 'row_id', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where('company_id', 'not in', suspended(db.identity))
    .executeTakeFirst();
  if (!link || (link.expires_at && Date.parse(link.expires_at) <= clock.now().getTime()))
    fail(GONE[kind]);
  const { company_id, name, row_id } = link;
  return scopeOfLink({ kind, name, row_id }, company_id);
}
