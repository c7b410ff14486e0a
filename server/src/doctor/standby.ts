import pg from 'pg';
import { doubtful, ok, wrong, type Examined, type Finding } from './finding.ts';

/** A server’s word on itself: a system has one number on its primary and all of its standbys. */
const STANDING = `select pg_is_in_recovery() as follows,
  (select system_identifier::text from pg_control_system()) as system,
  current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int as most`;
type Standing = Readonly<{ follows: boolean; system: string; most: number }>;

/** Whether DATABASE_STANDBY_URL leads to a standby of this database, which has room for the nodes. */
export async function ofStandby({ config, client, nodes }: Examined): Promise<Finding[]> {
  const { DATABASE_STANDBY_URL: connectionString } = config;
  if (!connectionString)
    return [ok('DATABASE_STANDBY_URL is not set: the primary answers all reads.')];
  const standby = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await standby.connect();
    const [there] = (await standby.query<Standing>(STANDING)).rows;
    const [here] = (await client.query<Standing>(STANDING)).rows;
    if (!there || there.system !== here?.system)
      return [wrong('DATABASE_STANDBY_URL leads to another system than DATABASE_URL.')];
    if (!there.follows)
      return [
        doubtful(
          'DATABASE_STANDBY_URL leads to a primary, not to a standby: no read goes there, the primary answers all.',
        ),
      ];
    const each = config.DATABASE_STANDBY_CONNECTIONS + config.DATABASE_ACROSS_CONNECTIONS;
    const reckoned = `${nodes} × ${each} = ${nodes * each} connections`;
    if (nodes * each > there.most)
      return [
        wrong(
          `Nodes take up to ${reckoned} at the standby, which gives ${there.most}: lower DATABASE_STANDBY_CONNECTIONS or raise max_connections.`,
        ),
      ];
    return [
      ok(`The standby follows this database; nodes take up to ${reckoned} of ${there.most}.`),
    ];
  } catch {
    return [
      doubtful(
        'The standby at DATABASE_STANDBY_URL does not answer: the primary answers all reads.',
      ),
    ];
  } finally {
    await standby.end().catch(() => undefined);
  }
}
