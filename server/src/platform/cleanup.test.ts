import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { cleanUp } from './cleanup.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('throws away what has expired and nothing else', async () => {
  const company = await app.makeCompany();
  const { user_id } = await app.makeUser({ companies: [company] });
  await sql`
    with s as (
      insert into sessions (token_hash, user_id, created_at, last_seen_at)
      select sha256(concat(${user_id}::text, age, seen)::bytea), ${user_id}, now() - age, now() - seen
      from (values
        (interval '1 day', interval '1 hour'), ('1 day', '9 hours'), ('8 days', '1 hour')
      ) v (age, seen)
      returning session_id
    ), k as (
      insert into idempotency_keys (user_id, key, company_id, request_hash, created_at)
      values (${user_id}, 'old', ${company}, '', now() - interval '25 hours'),
        (${user_id}, 'new', ${company}, '', now())
    )
    insert into throttles (key, attempts, ends_at)
    values (${`old ${user_id}`}, 1, now() - interval '1 second'),
      (${`new ${user_id}`}, 1, now() + interval '1 hour')`.execute(app.db.system);

  await Promise.all([cleanUp(app.services), cleanUp(app.services)]);

  const { rows } = await sql<{ sessions: number; keys: string[]; throttles: string[] }>`
    select (select count(*)::integer from sessions where user_id = ${user_id}) as sessions,
      array(select key from idempotency_keys where user_id = ${user_id}) as keys,
      array(select key from throttles where key like ${`% ${user_id}`}) as throttles`.execute(
    app.db.system,
  );
  expect(rows).toEqual([{ sessions: 1, keys: ['new'], throttles: [`new ${user_id}`] }]);
});
