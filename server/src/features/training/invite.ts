import { cleanText } from '@emanet/contract/shared/clean-text';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Invited } from '@emanet/contract/training';
import { logChange } from '../../nouns/log.ts';
import { storeLinks } from '../../platform/access/links.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { rowsOf, updateRow } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { insertInvitations, selectTrainingDepartments } from './queries.ts';
import type { Config } from '../../platform/start/config.ts';
import { sealingSeal, type CompanySeal } from '../../platform/crypto/company-seal.ts';

/** The kind of an invitation's link. */
export const KIND = 'training-token';

/** Invitations, as the log names them. */
export const INVITATIONS = { tur: 'egitim_davetleri' } as const;

/**
 * Moves the invitations of a department to another one, when the two are merged; returns how many.
 * Deleted ones move without an entry: their last one records the deletion.
 */
export async function moveInvitations(
  tx: Tx,
  scope: CompanyScope,
  { source, target }: Readonly<{ source: number; target: number }>,
): Promise<number> {
  const moved = await rowsOf<{ id: number; lives: boolean }>(tx)`
    update egitim_davetleri set department_id = ${target}
    where company_id = ${scope.company_id} and department_id = ${source}
    returning id, silinme_tarihi is null as lives`;
  const ids = moved.flatMap(({ id, lives }) => (lives ? id : []));
  await logChange(tx, scope, INVITATIONS, ids, {
    islem: 'güncelleme',
    before: { department_id: source },
    after: { department_id: target },
  });
  return ids.length;
}

/** Sets the department of an invitation without one. */
export async function moveInvitation(
  tx: Tx,
  scope: CompanyScope,
  id: number,
  department_id: number | null,
): Promise<void> {
  await updateRow(tx, 'egitim_davetleri', scope, id, { department_id });
  await logChange(tx, scope, INVITATIONS, id, {
    ...{ islem: 'güncelleme', before: { department_id: null }, after: { department_id } },
  });
}

/** Stores invitations of people without one, each with its own link. */
export async function invite(
  { config }: Services,
  tx: Tx,
  scope: CompanyScope,
  people: readonly Readonly<{
    fullname: string;
    email: string | null;
    department_id?: number | null | undefined;
    dil: Language;
  }>[],
): Promise<number[]> {
  const tokens = people.map(() => newToken());
  const own = await sealingSeal(tx, config);
  const ids = await insertInvitations(
    tx,
    scope,
    people.map(({ fullname, email, department_id, dil }, place) => ({
      fullname,
      email,
      dil,
      department_id: department_id ?? null,
      sealed: own.seal(KIND, tokens[place] ?? ''),
    })),
  );
  const links = ids.map((row_id, place) => ({
    row_id,
    token: tokens[place] ?? '',
    name: people[place]?.fullname ?? '',
  }));
  await storeLinks(tx, scope, KIND, links);
  return ids;
}

/** A name is one line. */
export const nameOf = (given: string): string =>
  cleanText(given.replace(/\s+/g, ' ')) ??
  fail('INVALID_INPUT', { fields: { fullname: 'required' } });

export async function refuseForeignDepartments(
  tx: Tx,
  people: readonly Pick<Invited, 'department_id'>[],
): Promise<void> {
  const own = new Set((await selectTrainingDepartments(tx)).map((one) => one.department_id));
  if (people.some(({ department_id: one }) => one !== null && one !== undefined && !own.has(one)))
    fail('INVALID_INPUT', { fields: { department_id: 'department' } });
}

/**
 * The token of an invitation, for showing and mailing it again; a database copy alone cannot read
 * it. Empty when it was sealed with another secret.
 */
export function tokenOf(own: CompanySeal, sealed: Buffer): string {
  try {
    return own.open(KIND, sealed);
  } catch {
    return '';
  }
}

/** The address of a person's own training, in the language of its mail. */
export const trainingLink = (
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
  token: string,
  language: Language,
): string => new URL(`/egitim/${token}?lang=${language}`, BASE_URL).href;
