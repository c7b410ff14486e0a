import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import {
  processingActivityFields,
  processingActivities,
} from '@emanet/contract/processing-activities';
import { openSession } from '../../server/src/features/auth/sessions.ts';
import type { WholeDb } from '../../server/src/platform/db.ts';
import type { Call } from './load.ts';

/** Somebody signed in, with what a request of theirs may be about. */
export type Caller = Readonly<{
  company: number;
  cookie: string;
  departments: readonly number[];
  ids: readonly number[];
}>;

/** People of that many companies, one a company, each with a session. */
export async function signIn(db: WholeDb, cookieName: string, count: number): Promise<Caller[]> {
  const people = await db.system
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.user_id')
    .select(['users.user_id', 'company_id'])
    .where('email', 'like', 'kisi1@%')
    .orderBy('company_id')
    .limit(count)
    .execute();
  const callers: Caller[] = [];
  while (callers.length < count) {
    const person = people[callers.length % people.length];
    if (!person) throw new Error('the database has no people');
    const { user_id, company_id } = person;
    const found = await db.system
      .selectFrom('veri_harita')
      .select(['id', 'department_id'])
      .where('company_id', '=', company_id)
      .orderBy('id')
      .limit(1000)
      .execute();
    callers.push({
      company: company_id,
      cookie: `${cookieName}=${await openSession(db.system, user_id)}`,
      departments: [...new Set(found.map((row) => row.department_id))],
      ids: found.map((row) => row.id),
    });
  }
  return callers;
}

const names = new Set(
  processingActivityFields
    .filter(({ control }) => !['department', 'document', 'hidden-id'].includes(control))
    .map(({ name }) => name),
);
const bodies = library.items.map((item) =>
  Object.fromEntries(
    Object.entries(item).filter(([name, value]) => names.has(name) && value !== null),
  ),
);

let counted = 0;
const another = <T>(all: readonly T[]): T => {
  counted += 1;
  const one = all[counted % all.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

const { list, single, add, update } = processingActivities;
const at = (path: string, id: number) => path.replace(':id', String(id));

/** Measured calls; the same words for the application and the floor. */
export const calls = {
  list: ({ cookie }: Caller): Call => ({ method: 'GET', path: `${list.path}?limit=100`, cookie }),
  single: ({ cookie, ids }: Caller): Call => ({
    method: single.method,
    path: at(single.path, another(ids)),
    cookie,
  }),
  add: ({ cookie, departments }: Caller): Call => ({
    method: add.method,
    path: add.path,
    cookie,
    body: JSON.stringify({
      ...another(bodies),
      surec_ismi: `Yeni faaliyet ${counted}`,
      department_id: another(departments),
    }),
  }),
  update: ({ cookie, ids }: Caller): Call => ({
    method: update.method,
    path: at(update.path, another(ids)),
    cookie,
    body: JSON.stringify({ dosya_ismi: `Dosya ${(counted += 1)} ${Date.now()}` }),
  }),
};

export type Kind = keyof typeof calls;
export const KINDS: readonly Kind[] = ['list', 'single', 'add', 'update'];
