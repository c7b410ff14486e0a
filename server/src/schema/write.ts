import { join } from 'node:path';
import pg from 'pg';
import { columnsOf } from './catalog.ts';
import { schemaSql } from './dump.ts';
import { schemaTypes } from './types.ts';

type File = Readonly<{ path: string; text: string }>;

/** The files that follow from the migrated database at `url`, as they should be. */
export async function schemaFiles(url: string): Promise<File[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
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
  } finally {
    await client.end();
  }
}
