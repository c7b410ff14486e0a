import type pg from 'pg';
import { KEYS_TABLE } from './keys.ts';

/** Schemas that a backup holds: the application's and that of the job queue. */
const SCHEMAS = ['public', 'graphile_worker'];
/**
 * Tables that are in no archive: migrations fill two, with what they have done, and the start of a server
 * one; keys of companies lie beside it. The last four are there for a day after the release of 2026-11-22,
 * and change_logs holds what they do (migrations/before).
 */
const LEFT_OUT = [
  'public.schema_migrations',
  'graphile_worker.migrations',
  'public.scope_keys',
  KEYS_TABLE,
  'public.organization_logs',
  'public.egitim_kayitlari',
  'public.bildirim_ayar_kayitlari',
  'public.verbis_olaylari',
];

/** A table that a backup holds; `name` and `columns` are quoted for statements. */
export type Table = Readonly<{
  key: string;
  name: string;
  columns: string;
  /** Row-level security binds its owner too. */
  forced: boolean;
  /** The role that reads every company may read all of it. */
  whole: boolean;
}>;

/** Every table of the database that holds data, by name; columns without those that are computed. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname || '.' || c.relname AS key,
       format('%I.%I', n.nspname, c.relname) AS name,
       (SELECT string_agg(format('%I', attname), ', ' ORDER BY attnum) FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       c.relforcerowsecurity AS forced,
       NOT c.relforcerowsecurity OR EXISTS (SELECT FROM pg_policy
         WHERE polrelid = c.oid AND 'emanet_system'::regrole = ANY (polroles)
           AND pg_get_expr(polqual, polrelid) = 'true') AS whole
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname = ANY ($1)
       AND NOT n.nspname || '.' || c.relname = ANY ($2)
     ORDER BY key`,
    [SCHEMAS, LEFT_OUT],
  );
  return rows;
}

/** How far each sequence has counted, by its quoted name. */
export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last_value
     FROM pg_sequences WHERE schemaname = ANY ($1) AND last_value IS NOT NULL ORDER BY 1`,
    [SCHEMAS],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.last_value]));
}

/** The migrations that the database has, and how far the job queue's own library has come. */
export async function versionOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ migrations: string[]; queue: number }>(
    `SELECT array(SELECT name FROM schema_migrations ORDER BY name) AS migrations,
       (SELECT max(id) FROM graphile_worker.migrations)::integer AS queue`,
  );
  return rows[0] ?? { migrations: [], queue: 0 };
}
