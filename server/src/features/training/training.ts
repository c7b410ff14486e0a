import { newPeople } from '@emanet/contract/people-list/name';
import type { Invitation, training } from '@emanet/contract/training';
import type { Language } from '@emanet/contract/shared/primitives';
import { TRIES } from '@emanet/contract/training/tries';
import type { z } from 'zod';
import { revokeLinks, storeLinks } from '../../platform/access/links.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import { openingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import type { Reminding } from '../../nouns/asked.ts';
import { logChange } from '../../nouns/log.ts';
import {
  holdInvitations,
  markDeleted,
  markRestored,
  selectDeleted,
  selectInvitations,
  selectInvited,
  selectRemindable,
  takeForMail,
  type StoredInvitation,
  forgetMails,
  notMailedSince,
} from './queries.ts';
import {
  INVITATIONS,
  invite,
  KIND,
  nameOf,
  refuseForeignDepartments,
  tokenOf,
  trainingLink,
} from './invite.ts';
import { ABOUT, mailInvitations } from './send.ts';
import { updateRow } from '../../platform/rows.ts';

export { moveInvitations } from './invite.ts';
export { holdInvitations, trainingCounts } from './queries.ts';
export { reversibleSessions } from './sessions/sessions.ts';
export { reversibleTrainingSettings } from './settings.ts';

/** An invitation as an answer: without the token, which only the person gets. */
export const shown = ({ token_muhurlu: _token, ...row }: StoredInvitation): Invitation => row;

/** The link of one invitation, for handing it over; the request is logged. */
export const linkOf = (
  { config, db }: Pick<Services, 'config' | 'db'>,
  scope: PersonScope,
  id: number,
): Promise<string> =>
  db.write(scope, async (tx) => {
    const [row] = await selectInvitations(tx, scope, [id]);
    if (!row) return fail('NOT_FOUND');
    await logChange(tx, scope, INVITATIONS, [id], {
      islem: 'olay',
      after: { baglanti: 'gösterildi' },
    });
    return trainingLink(config, tokenOf(await openingSeal(tx, config), row.token_muhurlu), row.dil);
  });

/** The invitations of the caller's company in the order of a Turkish dictionary. */
export async function listInvitations(services: Services, scope: PersonScope, company_id: number) {
  if (company_id !== scope.company_id) fail('COMPANY_FORBIDDEN');
  const found = await services.db.read(scope, (tx) => selectInvitations(tx, scope));
  return found.map(shown);
}

type Request = Readonly<{ language: Language; key?: OnceKey | undefined }>;

/** Invites one person or many; earlier invitations stay unchanged. */
export function addInvitations(
  services: Services,
  scope: PersonScope,
  body: z.output<typeof training.add.body>,
  { language, key }: Request,
): Promise<Invitation[]> {
  refuseOtherCompany(scope, body.company_id);
  const asked = 'davetler' in body ? body.davetler : [body];
  return services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      await holdInvitations(tx, scope);
      await refuseForeignDepartments(tx, asked);
      const named = asked.map((one) => ({
        ...one,
        fullname: nameOf(one.fullname),
        dil: one.dil ?? language,
      }));
      const people = await notInvited(tx, scope, named);
      if (people.length === 0) fail('INVITED_ALREADY');
      const ids = await invite(services, tx, scope, people);
      await logChange(tx, scope, INVITATIONS, ids, { islem: 'ekleme' });
      if (body.gonder) await send(services, tx, scope, ids);
      return (await selectInvitations(tx, scope, ids)).map(shown);
    }),
  );
}

/** Invites new people and mails them, within a transaction; returns their numbers. */
export async function inviteByMail(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  people: Parameters<typeof invite>[3],
): Promise<number[]> {
  const ids = await invite(services, tx, scope, people);
  await logChange(tx, scope, INVITATIONS, ids, { islem: 'ekleme' });
  await send(services, tx, scope, ids);
  return ids;
}

/** People without an invitation, each once; other invitations wait until the transaction ends. */
export async function notInvited<One extends Readonly<{ fullname: string; email: string }>>(
  tx: Tx,
  scope: CompanyScope,
  people: readonly One[],
): Promise<One[]> {
  const addresses = people.map(({ email }) => email);
  return newPeople(people, await selectInvited(tx, scope, addresses));
}

/** Deletes invitations; their links are invalid at once. They can be restored for a day. */
export const deleteInvitations = (
  { db, clock }: Services,
  scope: PersonScope,
  asked: readonly number[],
): Promise<number> =>
  db.write(scope, async (tx) => {
    const ids = await deleteIn(tx, scope, asked, clock.now());
    return ids.length > 0 ? ids.length : fail('NOT_FOUND');
  });

async function deleteIn(tx: Tx, scope: PersonScope, asked: readonly number[], now: Date) {
  const ids = await markDeleted(tx, scope, asked, now);
  if (ids.length === 0) return ids;
  await revokeLinks(tx, scope, KIND, ids);
  await logChange(tx, scope, INVITATIONS, ids, { islem: 'silme' });
  return ids;
}

/** Takes invitations back as if never made, in a transaction that has withdrawn their mails. */
export async function takeBackInvitations(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  ids: readonly number[],
): Promise<void> {
  await forgetMails(tx, scope, ids);
  await deleteIn(tx, scope, ids, clock.now());
}

/** Restores deleted invitations, with their old links. */
export const restoreInvitations = (
  services: Services,
  scope: PersonScope,
  asked: readonly number[],
) =>
  services.db.write(scope, async (tx) => {
    await holdInvitations(tx, scope);
    const deleted = await selectDeleted(tx, scope, asked);
    if (deleted.length === 0) {
      const there = await selectInvitations(tx, scope, asked);
      fail(there.length > 0 ? 'NOT_DELETED' : 'NOT_FOUND');
    }
    const back = deleted.filter(({ again }) => !again);
    if (back.length === 0) fail('INVITED_ALREADY');
    const ids = back.map(({ id }) => id);
    await markRestored(tx, scope, ids);
    const own = await openingSeal(tx, services.config);
    await storeLinks(
      tx,
      scope,
      KIND,
      back.flatMap(({ id, fullname, token_muhurlu }) => {
        const token = tokenOf(own, token_muhurlu);
        return token ? [{ row_id: id, name: fullname, token }] : [];
      }),
    );
    await logChange(tx, scope, INVITATIONS, ids, { islem: 'ekleme' });
    const atlanan = deleted.filter(({ again }) => again);
    return { back: (await selectInvitations(tx, scope, ids)).map(shown), atlanan };
  });

/** Mails those who have not finished, all of them or these; returns the number of mails. */
export const sendInvitations = (
  services: Services,
  scope: PersonScope,
  { company_id, ids }: z.output<typeof training.sendMail.body>,
): Promise<number> => {
  refuseOtherCompany(scope, company_id);
  return services.db.write(scope, async (tx) => {
    if (ids && (await selectInvitations(tx, scope, ids)).length === 0) fail('NOT_FOUND');
    const count = await send(services, tx, scope, ids);
    return count > 0 ? count : fail('NOTHING_TO_SEND');
  });
};

async function send(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  ids: readonly number[] | undefined,
): Promise<number> {
  const now = services.clock.now();
  const people = await takeForMail(tx, scope, now, {
    ...(ids && { ids }),
    where: notMailedSince(now),
  });
  await mailInvitations(tx, scope, services, 'davet', people);
  const sent = people.map(({ id }) => id);
  await logChange(tx, scope, INVITATIONS, sent, { islem: 'gönderim' });
  return people.length;
}

/** Reminds the people of these departments (0: of none) who have not finished, each at most once a day. */
export const trainingReminders: Reminding = {
  table: 'egitim_davetleri',
  about: ABOUT,
  select: (tx, scope, departments, { now }) => selectRemindable(tx, scope, departments, now),
  remind: async (services, tx, scope, ids) => {
    const people = await takeForMail(tx, scope, services.clock.now(), { ids, reminder: true });
    await mailInvitations(tx, scope, services, 'hatirlatma', people);
    await logChange(tx, scope, INVITATIONS, ids, { islem: 'hatırlatma' });
  },
};

/** Grants further tries to a person whose tries are spent. */
export const grantTries = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    const [row] = await selectInvitations(tx, scope, [id]);
    if (!row) return fail('NOT_FOUND');
    if (!row.hak_bitti) fail('TRIES_LEFT');
    await updateRow(tx, 'egitim_davetleri', scope, id, { deneme_hakki: row.deneme + TRIES });
    await logChange(tx, scope, INVITATIONS, [id], { islem: 'güncelleme' });
    const [granted = row] = await selectInvitations(tx, scope, [id]);
    return shown(granted);
  });
