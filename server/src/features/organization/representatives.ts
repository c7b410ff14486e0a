import type {
  Invitation,
  NewPerson,
  organization,
  Representative,
} from '@emanet/contract/organization';
import { personKey } from '@emanet/contract/people-list/name';
import { sentenceOf } from '@emanet/contract/shared/errors';
import { fill } from '@emanet/contract/shared/fill';
import type { Language } from '@emanet/contract/shared/primitives';
import { inputSentence } from '@emanet/contract/shared/input-sentences';
import type { z } from 'zod';
import { companyNameIn } from '../../platform/access/actor.ts';
import { handOverDuties } from '../clocks/clocks.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { holdsAll, oneLine, refuseStale } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { passwordHash } from '../../platform/crypto/tokens.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { welcomeMail } from './emails.ts';
import { invite } from './invitations.ts';
import {
  holdRepresentative,
  insertRepresentative,
  placeRepresentative,
  removeRow,
  selectKnownDepartments,
  selectRepresentatives,
  storeFlags,
} from './people-queries.ts';

type Body<E extends keyof typeof organization> = z.output<(typeof organization)[E]['body']>;
/** The language of the mails, and the key of a repeated request. */
type Request = Readonly<{ language: Language; key: OnceKey | undefined }>;
type AddedPerson = z.output<typeof organization.addRepresentatives.answers>['data'][number];

export const REPRESENTATIVE = { tur: 'temsilci' } as const;

/** Values of a representative that the log keeps. */
export const logged = ({ fullname, email, departments, ...flags }: Representative) => ({
  fullname,
  email,
  departments,
  egitim_sorumlusu: flags.egitim_sorumlusu,
  varlik_sorumlusu: flags.varlik_sorumlusu,
});

async function refuseForeign(tx: Tx, scope: CompanyScope, ids: readonly number[]): Promise<void> {
  const known = await selectKnownDepartments(tx, scope, ids);
  if (!ids.every((id) => known.has(id)))
    fail('INVALID_INPUT', { fields: { department_id: 'department' } });
}

type Adding = Readonly<{ services: Services; scope: CompanyScope; language: Language }>;
type NewAccount = NewPerson & { egitim_sorumlusu: boolean; varlik_sorumlusu: boolean };

/**
 * Stores a new representative with log entry and welcome mail. An address with an account elsewhere
 * is invited instead; `member` when its owner is here already.
 */
async function store(
  tx: Tx,
  { services, scope, language }: Adding,
  { department_id: places, ...person }: NewAccount,
  password_hash: string,
): Promise<Representative | Invitation | 'member' | 'waits' | undefined> {
  const fullname = oneLine(person.fullname, 'fullname');
  const user_id = await insertRepresentative(tx, {
    ...person,
    fullname,
    password_hash,
    dil: language,
  });
  if (user_id === undefined)
    return invite(services, tx, scope, {
      ...person,
      fullname,
      role: 'temsilci',
      departments: places,
    });
  await placeRepresentative(tx, user_id, places);
  const [added] = await selectRepresentatives(tx, scope, [user_id]);
  if (!added) return undefined;
  const after = logged(added);
  await logChange(tx, scope, REPRESENTATIVE, user_id, { islem: 'ekleme', after });
  const { config } = services;
  await enqueueMail(tx, config, {
    to: added.email,
    language,
    company_id: scope.company_id,
    content: welcomeMail(language, {
      fullname,
      company: companyNameIn(scope.actor, scope.company_id),
      address: new URL('/login', config.BASE_URL).href,
    }),
    occasion: 'first',
  });
  return added;
}

/** Adds a representative; the role is always temsilci and the password the initial one. */
export async function addRepresentative(
  services: Services,
  scope: CompanyScope,
  body: Body<'addRepresentative'>,
  { language, key }: Request,
): Promise<Representative | Invitation> {
  refuseOtherCompany(scope, body.company_id);
  const {
    fullname,
    email,
    department_id,
    egitim_sorumlusu = false,
    varlik_sorumlusu = false,
    dil = language,
  } = body;
  const account = { fullname, email, department_id, egitim_sorumlusu, varlik_sorumlusu };
  const hash = await passwordHash(services.config.INITIAL_PASSWORD);
  return services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      await refuseForeign(tx, scope, department_id);
      const added = await store(tx, { services, scope, language: dil }, account, hash);
      if (added === 'waits') fail('INVITATION_OPEN');
      if (added === undefined || added === 'member')
        fail('USER_EXISTS', { fields: { email: 'taken_email' } });
      return added;
    }),
  );
}

/**
 * Adds the people of a list; a present representative only gains the departments. A person who
 * cannot be added does not stop the others.
 */
export async function addRepresentatives(
  services: Services,
  scope: CompanyScope,
  { kisiler, company_id }: Body<'addRepresentatives'>,
  { language, key }: Request,
): Promise<AddedPerson[]> {
  refuseOtherCompany(scope, company_id);
  // One initial password, one digest: a list would otherwise take seconds.
  const hash = await passwordHash(services.config.INITIAL_PASSWORD);
  const adding = { services, scope, language };
  return services.db.write(scope, (tx) =>
    once(tx, scope, key, () => addEach(tx, adding, kisiler, hash)),
  );
}

/** Adds each of these people within a transaction, all with the initial password's digest. */
export async function addEach(tx: Tx, adding: Adding, kisiler: readonly NewPerson[], hash: string) {
  if (kisiler.length === 0) return [];
  const { scope } = adding;
  const asked = kisiler.flatMap((one) => one.department_id);
  const known = await selectKnownDepartments(tx, scope, asked);
  const people = await selectRepresentatives(tx, scope);
  const ids = new Map(people.map((one) => [one.email, one.user_id]));
  const results: AddedPerson[] = [];
  for (const person of kisiler)
    results.push(await addOne(tx, adding, { person, known, hash, ids }));
  return results;
}

type One = Readonly<{
  person: NewPerson;
  known: ReadonlySet<number>;
  hash: string;
  /** Numbers of the representatives by their addresses; the list's additions are added. */
  ids: Map<string, number>;
}>;

async function addOne(tx: Tx, adding: Adding, { person, known, hash, ids }: One) {
  const { scope, language } = adding;
  const { email, department_id: places } = person;
  const refused = (neden: string): AddedPerson => ({ email, sonuc: 'reddedildi', neden });
  const done = (sonuc: AddedPerson['sonuc']): AddedPerson => ({ email, sonuc, neden: null });
  if (!places.every((place) => known.has(place)))
    return refused(inputSentence('department', language));
  const id = ids.get(email);
  const current = id === undefined ? undefined : await holdRepresentative(tx, scope, id);
  if (current) {
    const { fullname } = current;
    if (fullname && personKey(fullname, email) !== personKey(person.fullname, email))
      return refused(fill(sentenceOf('ACCOUNT_OF_ANOTHER')[language], { ad: fullname }));
    const departments = [...new Set([...current.departments, ...places])];
    if (departments.length === current.departments.length) return done('ayni');
    await change(tx, scope, current, { ...current, departments });
    return done('guncellendi');
  }
  const account = { ...person, egitim_sorumlusu: false, varlik_sorumlusu: false };
  const added = await store(tx, adding, account, hash);
  if (added === undefined || added === 'member')
    return refused(sentenceOf('USER_EXISTS')[language]);
  if (added === 'waits') return refused(sentenceOf('INVITATION_OPEN')[language]);
  if ('davet_eden' in added) return done('davet_edildi');
  ids.set(email, added.user_id);
  return done('eklendi');
}

async function change(tx: Tx, scope: CompanyScope, before: Representative, next: Representative) {
  if (holdsAll(before, next)) return before;
  const { user_id } = before;
  await placeRepresentative(tx, user_id, next.departments);
  await storeFlags(tx, user_id, next);
  await logChange(tx, scope, REPRESENTATIVE, user_id, {
    islem: 'güncelleme',
    before: logged(before),
    after: logged(next),
  });
  const [stored] = await selectRepresentatives(tx, scope, [user_id]);
  return stored ?? fail('NOT_FOUND');
}

/** Changes the flags and departments in the body; they apply from the next request on. */
export function updateRepresentative(
  db: Db,
  scope: CompanyScope,
  id: number,
  body: Body<'updateRepresentative'>,
  today: string,
): Promise<Representative> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, async (tx) => {
    const current = (await holdRepresentative(tx, scope, id)) ?? fail('NOT_FOUND');
    refuseStale(body.surum, current);
    if (body.department_id) await refuseForeign(tx, scope, body.department_id);
    const changed = await change(tx, scope, current, {
      ...current,
      departments: body.department_id ?? current.departments,
      egitim_sorumlusu: body.egitim_sorumlusu ?? current.egitim_sorumlusu,
      varlik_sorumlusu: body.varlik_sorumlusu ?? current.varlik_sorumlusu,
    });
    // The person no longer sees actions of a former department.
    await handOverDuties(tx, scope, today);
    return changed;
  });
}

/** Removes a representative from the company; sessions end and open work is handed over. */
export const deleteRepresentative = (
  db: Db,
  scope: CompanyScope,
  id: number,
  today: string,
): Promise<void> =>
  db.write(scope, async (tx) => {
    const current = (await holdRepresentative(tx, scope, id)) ?? fail('NOT_FOUND');
    await removeRow(tx, id);
    const before = logged(current);
    await logChange(tx, scope, REPRESENTATIVE, id, { islem: 'silme', before });
    await handOverDuties(tx, scope, today);
  });
