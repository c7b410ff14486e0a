import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { migrationsHere } from '../platform/migrate.ts';
import { table } from './table.ts';

type Row = Readonly<{
  program: string;
  client: string;
  connections: number;
  busy: number;
  since: string;
}>;

/** Machines that are connected to the database, and the versions of database and migrations. */
export async function listNodes(db: Queries): Promise<string> {
  const { rows } = await sql<Row>`select * from connections_here() order by 1, 2`.execute(db);
  const cells = rows.map(({ program, client, connections, busy, since }) => [
    program,
    client,
    String(connections),
    String(busy),
    since.slice(0, 16).replace('T', ' '),
  ]);
  const found = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const newest = (await migrationsHere()).at(-1) ?? '';
  return [
    table(['PROGRAM', 'FROM', 'CONNECTIONS', 'BUSY', 'SINCE (UTC)'], cells),
    `PostgreSQL ${found.rows[0]?.version ?? ''}, migrated to ${newest}, Node ${process.version}.`,
  ].join('\n');
}
