import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { processingActivities } from '@emanet/contract/processing-activities';

import { scopeOfJob } from './access/scope.ts';

const { add, list } = processingActivities;
const app = await appOfFile({}, { url: inject('databaseUrl') });

/** A consultant of a company of its own, with a department. */
async function newCompany() {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const caller = await app.signInAs({ companies: [company] });
  const body: Record<string, unknown> = { surec_ismi: 'Bordro', department_id: department };
  return { company, caller, write: () => caller.call(add, { body }) };
}

it('serves other companies while the writers of one wait for its chain', async () => {
  const [busy, other] = [await newCompany(), await newCompany()];
  expect((await busy.write()).status).toBe(201);
  let waiting: Promise<{ status: number }[]> | undefined;
  await app.db.system.transaction().execute(async (tx) => {
    // A change of the company that has not ended, as in the middle of a long import.
    await sql`insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, guncelleyen, alanlar)
      select company_id, department_id, tur, record_id, 'güncelleme', user_id, guncelleyen, alanlar
      from change_logs where company_id = ${busy.company} and tur <> 'kanit' limit 1`.execute(tx);
    // More writers than the process has connections.
    waiting = Promise.all(Array.from({ length: 12 }, busy.write));
    expect((await other.caller.call(list)).status).toBe(200);
    expect((await other.write()).status).toBe(201);
  });
  expect((await waiting)?.map(({ status }) => status)).toEqual(Array(12).fill(201));
});

it('serves other companies while the readers of one take long', async () => {
  const [busy, other] = [await newCompany(), await newCompany()];
  const scope = scopeOfJob({ kind: 'job', job: 'test' }, busy.company);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // More readers than the process has connections, none of which ends.
  const reading = Promise.all(
    Array.from({ length: 12 }, () =>
      app.db.read(scope, async (tx) => {
        await sql`select 1`.execute(tx);
        await ended;
      }),
    ),
  );
  expect((await other.caller.call(list)).status).toBe(200);
  end();
  await reading;
});
