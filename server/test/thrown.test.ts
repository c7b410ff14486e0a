import { suppliers } from '@emanet/contract/suppliers';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from './app.ts';

const house = await testApp();
afterAll(() => house.close());

it('prints what the database said of a call that failed', async () => {
  const company = await house.makeCompany();
  const caller = await house.signInAs({ companies: [company] });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(house.db, 'read').mockImplementation(() =>
    sql`select 1 from no_such_table`.execute(house.db.system).then(() => expect.unreachable()),
  );
  expect((await caller.call(suppliers.list)).status).toBe(500);
  expect(printed.mock.calls.flat().join(' ')).toContain('relation "no_such_table" does not exist');
});
