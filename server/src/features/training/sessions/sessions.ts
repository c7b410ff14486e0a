import type { training } from '@emanet/contract/training';
import { personKey } from '@emanet/contract/people-list/name';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { Listed, SingleSession, WrittenSession } from '@emanet/contract/training/sessions';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import { add, change, hold, logged, oneLine, remove } from '../../../nouns/life.ts';
import { logChange } from '../../../nouns/log.ts';
import { deletedRow, reversibleNoun } from '../../../nouns/reversible.ts';
import type { CompanyScope, PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../../platform/files/rows.ts';
import { once, type OnceKey } from '../../../platform/http/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseOtherCompany } from '../../../records/checks.ts';
import { initialsOf, yearLater } from '../certificates/certificates.ts';
import { holdInvitations, selectInvited } from '../queries.ts';
import {
  INVITATIONS,
  invite,
  moveInvitation,
  nameOf,
  refuseForeignDepartments,
} from '../invite.ts';
import { deletedSession, givenBack, peopleBack, sessionNoun, shown } from './noun.ts';
import {
  countPassed,
  deleteListed,
  finishByAttendance,
  insertListed,
  markAttended,
  reopenByAttendance,
  selectAttendees,
  selectSession,
  selectSessions,
  selectUnaddressed,
  type StoredSession,
} from './queries.ts';
import { selectCompanyName } from '../../../nouns/company-name.ts';

/** The sessions of the company, the newest day first. */
export const listSessions = async ({ db }: Services, scope: PersonScope) =>
  (await db.read(scope, (tx) => selectSessions(tx, scope))).map(shown);

export const readSession = ({ db }: Services, scope: PersonScope, id: number) =>
  db.read(scope, (tx) => wholeOf(tx, scope, id));

async function wholeOf(tx: Tx, scope: CompanyScope, id: number): Promise<SingleSession> {
  const row = (await selectSession(tx, scope, id)) ?? fail('NOT_FOUND');
  return { ...shown(row), kisiler: await selectAttendees(tx, scope, id) };
}

const valuesOf = ({ konu, yer, egitmen, tarih, dakika, sinav }: WrittenSession) => ({
  konu: oneLine(konu, 'konu'),
  yer: oneLine(yer, 'yer'),
  egitmen: oneLine(egitmen, 'egitmen'),
  tarih,
  dakika,
  sinav,
});

/** Adds a session without people. */
export function addSession(
  { db }: Services,
  scope: PersonScope,
  body: z.output<typeof training.addSession.body>,
  key: OnceKey | undefined,
): Promise<SingleSession> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const { id } = await addSessionIn(tx, scope, body);
      return wholeOf(tx, scope, id);
    }),
  );
}

/** The same within a transaction. */
export const addSessionIn = (tx: Tx, scope: CompanyScope, body: WrittenSession) =>
  add(tx, scope, sessionNoun, valuesOf(body));

/** Corrects a session; its certificates keep their day and whether questions follow. */
export function updateSession(
  { db }: Services,
  scope: PersonScope,
  id: number,
  { surum, company_id, ...body }: z.output<typeof training.updateSession.body>,
): Promise<SingleSession> {
  refuseOtherCompany(scope, company_id);
  return db.write(scope, async (tx) => {
    const current = await hold(tx, scope, sessionNoun, id, surum);
    await changeSession(
      tx,
      scope,
      current,
      valuesOf({
        konu: body.konu ?? current.konu,
        yer: body.yer ?? current.yer,
        egitmen: body.egitmen ?? current.egitmen,
        tarih: body.tarih ?? current.tarih,
        dakika: body.dakika ?? current.dakika,
        sinav: body.sinav ?? current.sinav,
      }),
    );
    return wholeOf(tx, scope, id);
  });
}

/** Stores other values of a locked session; attendance holds its day and its test. */
export function changeSession(
  tx: Tx,
  scope: CompanyScope,
  current: StoredSession,
  values: Partial<WrittenSession>,
) {
  const { tarih = current.tarih, sinav = current.sinav } = values;
  if (current.katilan > 0 && (tarih !== current.tarih || sinav !== current.sinav))
    fail('SESSION_ATTENDED');
  return change(tx, scope, sessionNoun, current, values);
}

/** Deletes a session without attendance and without a signed sheet. */
export async function removeSession(tx: Tx, scope: CompanyScope, id: number): Promise<void> {
  const current = await hold(tx, scope, sessionNoun, id);
  if (current.katilan > 0 || current.dosya_id !== null) fail('SESSION_HELD');
  await remove(tx, scope, sessionNoun, current);
}

/** Restores a deleted session under its old number, with its list; names whom the list lacks. */
export async function restoreSession(tx: Tx, scope: CompanyScope, id: number) {
  const { kisi_idler, kisiler, ...row } = await deletedRow(
    tx,
    scope,
    sessionNoun,
    id,
    deletedSession,
  );
  const back = await add(tx, scope, sessionNoun, row);
  await relisted(tx, scope, back, kisi_idler ?? []);
  const whole = await wholeOf(tx, scope, id);
  const listed = new Set(whole.kisiler.map((one) => one.id));
  const gone = kisiler?.filter((_, place) => !listed.has(kisi_idler?.[place] ?? 0));
  return { ...whole, listelenemeyen: gone ?? [] };
}

/** The wanted list of a locked session; those who attended stay on it. */
async function relisted(
  tx: Tx,
  scope: CompanyScope,
  current: StoredSession,
  ids: readonly number[],
): Promise<void> {
  await insertListed(tx, scope, current.id, ids);
  const off = current.kisi_idler.filter((one) => !ids.includes(one));
  await deleteListed(tx, scope, current.id, off);
  await logged(tx, scope, sessionNoun, current, current.id);
}

type Request = Readonly<{ language: Language }>;

/** Puts people on the list; a new person is invited, also without an address. */
export const listPeople = (
  services: Services,
  scope: PersonScope,
  id: number,
  asked: readonly Listed[],
  { language }: Request,
): Promise<SingleSession> =>
  services.db.write(scope, async (tx) => {
    await holdInvitations(tx, scope);
    const current = await hold(tx, scope, sessionNoun, id);
    const known = asked.flatMap((one) => ('davet_id' in one ? [one.davet_id] : []));
    const named = asked.flatMap((one) => ('davet_id' in one ? [] : [one]));
    const ids = [...known, ...(await invited(services, tx, scope, named, language))];
    await relisted(tx, scope, current, [...current.kisi_idler, ...ids]);
    const whole = await wholeOf(tx, scope, id);
    const listed = new Set(whole.kisiler.map((one) => one.id));
    // An invitation that was deleted meanwhile cannot be listed.
    return ids.every((one) => listed.has(one)) ? whole : fail('NOT_FOUND');
  });

type Named = Exclude<Listed, { davet_id: number }>;

/** The department of a person, own or given; two different ones are refused. */
function oneDepartment(name: string, own: number | null, given: number | null | undefined) {
  if (own !== null && (given ?? own) !== own)
    fail('INVALID_INPUT', {
      fields: { kisiler: { problem: 'invited_elsewhere', values: { name } } },
    });
  return own ?? given ?? null;
}

/** The invitations of named people, by name and address, or new ones. */
async function invited(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  named: readonly Named[],
  dil: Language,
): Promise<number[]> {
  await refuseForeignDepartments(tx, named);
  const people = new Map<string, Parameters<typeof invite>[3][number]>();
  for (const { fullname, email, department_id } of named) {
    const one = { fullname: nameOf(fullname), email: email || null, dil };
    const key = personKey(one.fullname, one.email);
    const before = people.get(key)?.department_id ?? null;
    people.set(key, { ...one, department_id: oneDepartment(one.fullname, before, department_id) });
  }
  const addresses = [...people.values()].flatMap(({ email }) => email ?? []);
  const names = [...people.values()].flatMap(({ email, fullname }) => (email ? [] : fullname));
  const found = [
    ...(await selectInvited(tx, scope, addresses)),
    ...(await selectUnaddressed(tx, scope, names)).map((one) => ({ ...one, email: null })),
  ];
  const there = new Map<string, number>();
  for (const { id, fullname, email, department_id } of found) {
    const key = personKey(fullname, email);
    const person = people.get(key);
    if (!person) continue;
    there.set(key, id);
    const given = oneDepartment(fullname, department_id, person.department_id);
    if (given !== department_id) await moveInvitation(tx, scope, id, given);
  }
  const fresh = [...people].filter(([key]) => !there.has(key)).map(([, one]) => one);
  const ids = await invite(services, tx, scope, fresh);
  await logChange(tx, scope, INVITATIONS, ids, { islem: 'ekleme' });
  return [...there.values(), ...ids];
}

/** Takes people off the list who did not attend. */
export const unlistPeople = (
  { db }: Services,
  scope: PersonScope,
  id: number,
  ids: readonly number[],
): Promise<SingleSession> =>
  db.write(scope, async (tx) => {
    const current = await hold(tx, scope, sessionNoun, id);
    if (!ids.every((one) => current.kisi_idler.includes(one))) fail('NOT_FOUND');
    if (ids.some((one) => current.katilan_idler.includes(one))) fail('SESSION_HELD');
    const left = current.kisi_idler.filter((one) => !ids.includes(one));
    await relisted(tx, scope, current, left);
    return wholeOf(tx, scope, id);
  });

type Attendance = Readonly<{ ids: readonly number[]; katildi: boolean }>;

/**
 * Enters who attended, or reverts that. Without questions an attendance ends the training with a
 * certificate of the session's day; with questions it replaces the videos.
 */
export const enterAttendance = (
  services: Services,
  scope: PersonScope,
  id: number,
  attendance: Attendance,
): Promise<SingleSession> =>
  services.db.write(scope, async (tx) => {
    const current = await hold(tx, scope, sessionNoun, id);
    if (!attendance.ids.every((one) => current.kisi_idler.includes(one))) fail('NOT_FOUND');
    await attend(services, tx, scope, current, attendance);
    await logged(tx, scope, sessionNoun, current, id);
    return wholeOf(tx, scope, id);
  });

async function attend(
  { clock }: Services,
  tx: Tx,
  scope: CompanyScope,
  session: StoredSession,
  attendance: Attendance,
): Promise<void> {
  if (attendance.katildi && session.tarih > todayInTurkey(clock.now().getTime()))
    fail('SESSION_AHEAD');
  const ids = await markAttended(tx, scope, session.id, attendance);
  if (!attendance.katildi) {
    if ((await countPassed(tx, scope, session.id, ids)) > 0) fail('SESSION_PASSED');
    return reopenByAttendance(tx, scope, session.id, ids);
  }
  if (session.sinav) return;
  const initials = initialsOf(await selectCompanyName(tx, scope));
  await finishByAttendance(tx, scope, session, {
    ids,
    initials,
    valid_until: yearLater(session.tarih),
  });
}

/** Stores the signed sheet, replacing an earlier one. */
export function keepSheet(
  { db }: Services,
  scope: PersonScope,
  id: number,
  { surum, company_id }: Readonly<{ surum?: number | undefined; company_id?: number | undefined }>,
  file: ReceivedFile,
): Promise<SingleSession> {
  refuseOtherCompany(scope, company_id);
  return db.write(scope, async (tx) => {
    const current = await hold(tx, scope, sessionNoun, id, surum);
    const dosya_id = await keepFile(tx, scope, file);
    await change(tx, scope, sessionNoun, current, { dosya_id });
    return wholeOf(tx, scope, id);
  });
}

/** Sessions, with the revert of their changes. */
export const reversibleSessions = reversibleNoun(sessionNoun, {
  giveBack: async (services, tx, scope, id, values) => {
    if ('dosya_adi' in values) fail('CHANGE_OF_FILE');
    const current = await hold(tx, scope, sessionNoun, id);
    const { kisi_idler, katilan_idler } = peopleBack.parse(values);
    if (kisi_idler !== undefined) return relisted(tx, scope, current, kisi_idler ?? []);
    if (katilan_idler === undefined)
      return changeSession(tx, scope, current, givenBack.parse(values));
    const came = katilan_idler ?? [];
    const gone = current.katilan_idler.filter((one) => !came.includes(one));
    await attend(services, tx, scope, current, { ids: gone, katildi: false });
    await attend(services, tx, scope, current, { ids: came, katildi: true });
    return logged(tx, scope, sessionNoun, current, id);
  },
  remove: removeSession,
  restore: restoreSession,
});
