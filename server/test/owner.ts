import pg from 'pg';
import { expect } from 'vitest';

type Change = readonly [statement: string, values: unknown[]];

/** The database's owner, with whose power no rule of the program holds: `ask` by statement. */
export async function openOwner(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    ask: client.query.bind(client),
    /** Changes rows of a table while its triggers and policies are off; each change finds some. */
    tamper: async (table: string, ...changes: Change[]): Promise<void> => {
      await client.query('begin');
      await client.query(`alter table ${table} disable trigger user, no force row level security`);
      for (const [statement, values] of changes)
        expect((await client.query(statement, values)).rowCount).toBeGreaterThan(0);
      await client.query(`alter table ${table} enable trigger user, force row level security`);
      await client.query('commit');
    },
    close: async () => client.end(),
  };
}
