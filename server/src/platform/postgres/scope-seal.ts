import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** Bytes of a block of SHA-256; a key of HMAC is filled up to it. */
const BLOCK_BYTES = 64;
const [INNER, OUTER] = [0x36, 0x5c];
/** Keys that the database keeps: the present one, and that of nodes with the SECRET before. */
const KEPT = 2;

/** The seal that proves a transaction's scope to the database. */
export const sealOfScope = (key: string, said: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(said).digest('hex');

/** Puts a key where `app_scope()` finds it: as the two paddings of HMAC, which SQL has no function for. */
export async function keepScopeKey(owner: pg.ClientBase, key: string): Promise<void> {
  const block = Buffer.alloc(BLOCK_BYTES);
  Buffer.from(key, 'base64url').copy(block);
  const padded = (mask: number) => block.map((byte) => byte ^ mask);
  await owner.query(
    `insert into scope_keys (inner_pad, outer_pad) values ($1, $2)
      on conflict (inner_pad) do update set made_at = now()`,
    [padded(INNER), padded(OUTER)],
  );
  await owner.query(
    `delete from scope_keys where inner_pad not in
      (select inner_pad from scope_keys order by made_at desc limit ${KEPT})`,
  );
}
