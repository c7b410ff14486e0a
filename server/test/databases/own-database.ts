import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connected } from '../../src/platform/client.ts';

/** The database of global-setup as it was migrated, before any suite wrote into it. */
export const TEMPLATE = 'emanet_template';

export type OwnDatabase = Readonly<{ url: string; drop: () => Promise<void> }>;

/**
 * A database of a suite's own beside the shared one, migrated or `empty`: for what looks at every
 * company, empties a queue or an outbox, or restores. A copy takes a tenth of what a cluster takes.
 */
export async function ownDatabase({ empty = false } = {}): Promise<OwnDatabase> {
  const name = `own_${randomUUID().slice(0, 8)}`;
  await asSuperuser(
    `create database ${name} owner emanet template ${empty ? 'template0' : TEMPLATE}`,
  );
  const url = new URL(inject('databaseUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => asSuperuser(`drop database ${name} with (force)`) };
}

/** The application's own role makes no databases. */
async function asSuperuser(statement: string): Promise<void> {
  await using client = await connected(inject('superuserUrl'));
  await client.query(statement);
}
