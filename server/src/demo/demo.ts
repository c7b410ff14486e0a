import { sql } from 'kysely';
import type { WholeDb, Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { remindOfClocksJob } from '../features/clocks/jobs.ts';
import { addActions } from './actions.ts';
import { addApplications } from './applications/applications.ts';
import { addBreaches } from './breaches.ts';
import { COMPANIES } from './companies.ts';
import { addCompany, type AddedCompany } from './add-company.ts';
import { addConfirmations } from './confirmations.ts';
import { addEntryLogs } from './entry-logs.ts';
import { addFilings } from './filings.ts';
import { PEOPLE } from './people.ts';
import { addOrganizationHistory } from './organization.ts';
import { addPerformance } from './performance.ts';
import { addTexts } from './texts.ts';
import { addTraining } from './training/training.ts';
import { type DemoServices, mailsWentOut, runJob, type Workplace } from './verbs.ts';
import { workingInstant } from './calendar.ts';

// Nodes that start together wait for each other here; any constant will do.
export const DEMO_LOCK = 7_153_044;

/**
 * Two companies, their people and three months of their work, once per installation and after the
 * template company. Gives back whether it loaded anything; without DEMO it never does.
 */
export async function loadDemo({
  db,
  ...services
}: DemoServices & Readonly<{ db: WholeDb }>): Promise<boolean> {
  if (!services.config.DEMO) return false;
  return db.system.transaction().execute(async (tx) => {
    // Another node may take longer than a request would wait.
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    if (await isLoaded(tx)) return false;
    await fillDemo(tx, services, { userIds: await addPeople(tx, asWritten), addressOf: asWritten });
    return true;
  });
}

/** Which address somebody of the story has an account under. */
type AddressOf = (email: string) => string;
const asWritten: AddressOf = (email) => email;

/** Stores both companies with their whole story; `userIds` are those of its people by their address in it. */
export async function fillDemo(
  tx: Tx,
  services: DemoServices,
  { userIds, addressOf }: Readonly<{ userIds: ReadonlyMap<string, number>; addressOf: AddressOf }>,
): Promise<readonly AddedCompany[]> {
  const { config, files: store } = services;
  const libraryIds = await idsOfLibrary(tx, config.TEMPLATE_COMPANY_ID);
  const now = new Date();
  const files = { store, config };
  const added: AddedCompany[] = [];
  for (const company of COMPANIES)
    added.push(await addCompany(tx, company, { now, userIds, libraryIds, files }));
  await addMemberships(tx, userIds, added);
  await addEntryLogs(tx, { now, userIds, added });
  const inviting: (() => Promise<void>)[] = [];
  for (const company of added) {
    const people = PEOPLE.filter(({ companies }) => companies.includes(company.key)).map(
      ({ email, fullname, role, department = '', alsoIn = '' }) => ({
        ...{ user_id: userIds.get(email) ?? 0, fullname, manages: role !== 'temsilci' },
        departments: [department, alsoIn].flatMap((one) => company.departments.get(one) ?? []),
      }),
    );
    await addOrganizationHistory(tx, { ...company, now, userIds, addressOf });
    await addActions(tx, { ...company, now, people });
    await addConfirmations(tx, { ...company, now, addressOf });
    const place = { ...company, company_name: nameOf(company.key), userIds };
    inviting.push(await addTraining({ tx, services, now, place }));
    await addApplications({ tx, services, now, place });
    await addBreaches({ tx, services, now, place });
    await addPerformance(tx, { ...company, now });
    await addFilings(tx, { ...company, now, people });
    await addReminders({ tx, services, now, place });
    await addTexts({ tx, services, now, place });
  }
  for (const invite of inviting) await invite();
  return added;
}

const nameOf = (key: string) => COMPANIES.find((one) => one.key === key)?.company_name ?? '';

async function isLoaded(tx: Tx): Promise<boolean> {
  const emails = PEOPLE.map(({ email }) => email);
  const found = tx.selectFrom('users').select('user_id').where('email', 'in', emails).limit(1);
  return (await found.execute()).length > 0;
}

/** Adds the people; gives back their ids by their address in the story. */
export async function addPeople(tx: Tx, addressOf: AddressOf): Promise<Map<string, number>> {
  const rows = PEOPLE.map(({ email, fullname, role, egitim_sorumlusu, varlik_sorumlusu }) => ({
    email: addressOf(email),
    fullname,
    role,
    egitim_sorumlusu: egitim_sorumlusu ?? false,
    varlik_sorumlusu: varlik_sorumlusu ?? false,
    aktif: true,
    olusturma_tarihi: new Date().toISOString(),
  }));
  const ids = await insertRows(tx, 'users', rows, 'user_id');
  return new Map(PEOPLE.map(({ email }, at) => [email, ids[at] ?? 0]));
}

async function idsOfLibrary(tx: Tx, company_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('veri_harita')
    .select('id')
    .where('company_id', '=', company_id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody's companies; the first one is the active one. */
async function addMemberships(
  tx: Tx,
  userIds: ReadonlyMap<string, number>,
  added: readonly AddedCompany[],
): Promise<void> {
  const rows = PEOPLE.flatMap((person) =>
    person.companies.flatMap((key, sira) => {
      const company = added.find((one) => one.key === key);
      const places = [person.department, ...(person.alsoIn ? [person.alsoIn] : [])];
      return places.map((place) => ({
        user_id: userIds.get(person.email),
        company_id: company?.company_id,
        department_id: company?.departments.get(place ?? '') ?? null,
        company_active: sira === 0,
        sira,
        role: person.role,
        egitim_sorumlusu: person.egitim_sorumlusu ?? false,
        varlik_sorumlusu: person.varlik_sorumlusu ?? false,
      }));
    }),
  );
  await insertRows(tx, 'memberships', rows, 'membership_id');
}

/** Days for which the morning's reminders are made up. */
const REMINDED = 22;

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/** Reminders of the last weeks, so that the first morning of the demo mails nothing old. */
async function addReminders({ tx, services, now, place }: Stage): Promise<void> {
  const { company_id } = place;
  for (let ago = REMINDED; ago >= 0; ago--) {
    const morning = workingInstant(now, ago, -50);
    await runJob(tx, services, morning, { job: remindOfClocksJob, company_id, payload: {} });
    await mailsWentOut(tx, morning);
  }
}
