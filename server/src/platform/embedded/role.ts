import pg from 'pg';
import type { Passwords } from './passwords.ts';

/** Makes the application's role and database where they are missing. */
export async function ensureRole(words: Passwords, port: number): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: words.superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    const role = await client.query(`select from pg_roles where rolname = 'emanet'`);
    if (role.rowCount === 0) {
      await client.query(
        `create role emanet login nosuperuser nobypassrls createrole
          password ${client.escapeLiteral(words.emanet)}`,
      );
    }
    const database = await client.query(`select from pg_database where datname = 'emanet'`);
    if (database.rowCount === 0) await client.query('create database emanet owner emanet');
  } finally {
    await client.end();
  }
}
