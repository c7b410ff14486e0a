import pg from 'pg';

/** Before the database's digest in the name of the login that works on the queue. */
export const QUEUE = 'emanet_queue';

/** Grants a login the tables of the queue's library and notifications, nothing else. */
export async function openQueue(owner: pg.ClientBase, name: string): Promise<void> {
  const login = pg.escapeIdentifier(name);
  await owner.query(`grant usage on schema graphile_worker to ${login};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${login};
    grant usage on all sequences in schema graphile_worker to ${login}`);
  const { rows } = await owner.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables t
      where schemaname = 'graphile_worker' and rowsecurity and not exists (
        select from pg_policies p where p.schemaname = t.schemaname and p.tablename = t.tablename
          and policyname = $1)`,
    [name],
  );
  // Row-level security shows the tables' rows to their owner alone; the policy has the login's name.
  for (const { table } of rows)
    await owner.query(`create policy ${login} on ${table} to ${login} using (true)`);
}
