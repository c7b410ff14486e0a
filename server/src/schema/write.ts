import { join } from 'node:path';
import type pg from 'pg';
import { columnsOf, linesOf, PARTS, WITHOUT_TABLE, type Column } from './catalog.ts';
import { schemaTypes } from './types.ts';
import { connected } from '../platform/client.ts';

type File = Readonly<{ path: string; text: string }>;

/** The files that follow from the migrated database at `url`, as they should be. */
export async function schemaFiles(url: string): Promise<File[]> {
  await using client = await connected(url);
  return [
    {
      path: join(import.meta.dirname, 'tables.ts'),
      text: schemaTypes(await columnsOf(client)),
    },
    {
      path: join(import.meta.dirname, '../../migrations/schema.sql'),
      text: await schemaSql(client),
    },
  ];
}

const HEAD = `-- Written by "npm run schema" out of the migrated database: what the migrations have made of it.
-- To read and to compare; it is never run.`;

/** Roles, functions, tables, policies and grants of a database, always in the same order. */
async function schemaSql(client: pg.ClientBase): Promise<string> {
  // Names of other schemas are written out, those of the application are not.
  await client.query('set search_path to public, pg_catalog');
  const general: string[] = [];
  for (const select of WITHOUT_TABLE) {
    const { rows } = await client.query<{ line: string }>(select);
    general.push(rows.map(({ line }) => line).join('\n'));
  }
  const tables = Map.groupBy(await columnsOf(client), ({ table }) => table);
  const parts = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [name, select] of Object.entries(PARTS))
    parts.set(name, await linesOf(client, select));
  const said = [...tables].map(([table, columns]) => {
    const of = (part: string) => parts.get(part)?.get(table) ?? [];
    const inside = [...columns.map(columnLine), ...of('constraints')];
    const behind = Object.keys(PARTS).filter((part) => part !== 'constraints');
    return [
      `CREATE TABLE ${table} (\n  ${inside.join(',\n  ')}\n);`,
      ...behind.flatMap((part) => of(part)),
    ].join('\n');
  });
  return `${[HEAD, ...general, ...said].filter(Boolean).join('\n\n')}\n`.replaceAll(
    ' ON public.',
    ' ON ',
  );
}

function columnLine(column: Column): string {
  const { name, type, nullable, identity, generated } = column;
  const given = column.default ?? '';
  return [
    name,
    type,
    nullable ? '' : 'NOT NULL',
    identity && `GENERATED ${identity === 'a' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`,
    given && (generated ? `GENERATED ALWAYS AS (${given}) STORED` : `DEFAULT ${given}`),
  ]
    .filter(Boolean)
    .join(' ');
}
