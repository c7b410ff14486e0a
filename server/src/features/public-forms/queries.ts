import type { Insertable } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import type { Tables } from '../../schema/tables.ts';

export type NewForm = Insertable<Tables['public_forms']>;
export type NewAccountRequest = Insertable<Tables['free_account_requests']>;
export type Receipt = Readonly<{ id: number; tarih: string }>;

/** Stores a contact form; undefined when this very sending is stored already. */
export const insertForm = (tx: Queries, form: NewForm): Promise<Receipt | undefined> =>
  tx
    .insertInto('public_forms')
    .values(form)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'tarih'])
    .executeTakeFirst();

/** Stores a request; undefined when it is stored, or another of its address is waiting. */
export const insertRequest = (
  tx: Queries,
  request: NewAccountRequest,
): Promise<Receipt | undefined> =>
  tx
    .insertInto('free_account_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'tarih'])
    .executeTakeFirst();

/** The receipt of a sending that is stored already. */
export const receiptOf = (
  tx: Queries,
  table: 'public_forms' | 'free_account_requests',
  digest: Buffer | null | undefined,
): Promise<Receipt | undefined> =>
  tx
    .selectFrom(table)
    .select(['id', 'tarih'])
    .where('istek_ozeti', '=', digest ?? null)
    .executeTakeFirst();
