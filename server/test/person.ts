import type { Person } from '../src/platform/access/actor.ts';
import { inCurrentCompany } from '../src/platform/access/scope.ts';
import { authenticate } from '../src/features/auth/actor.ts';
import { openSession } from '../src/features/auth/sessions.ts';
import type { TestApp } from './app.ts';

/** A user signed in, as the session gate finds one. */
export async function personOf({ db }: TestApp, user_id: number): Promise<Person> {
  const token = await openSession(db.system, user_id);
  const person = await authenticate(db)({ kind: 'cookie', token });
  if (!person) throw new Error('no session');
  return inCurrentCompany(person);
}
