import type { SavedView, savedViews } from '@emanet/contract/saved-views';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { deleteViewRow, selectViews, upsertView } from './queries.ts';

type Body = z.output<typeof savedViews.save.body>;

/** The caller's views of a register and those shared with the company, by name. */
export const listViews = (db: Db, scope: PersonScope, tur: Body['tur']): Promise<SavedView[]> =>
  db.read(scope, (tx) => selectViews(tx, scope, tur));

/** Saves a view under its name; what the caller had under that name is replaced. */
export const saveView = (
  db: Db,
  scope: PersonScope,
  body: Body,
  key: OnceKey | undefined,
): Promise<SavedView> =>
  db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const saved = await upsertView(tx, scope, body);
      const views = await selectViews(tx, scope, body.tur);
      return views.find((one) => one.id === saved) ?? fail('NOT_FOUND');
    }),
  );

/** Deletes a view of the caller; a shared one also by those who see the whole company. */
export const deleteView = (db: Db, scope: PersonScope, id: number): Promise<void> =>
  db.write(scope, async (tx) => {
    if (!(await deleteViewRow(tx, scope, id))) fail('NOT_FOUND');
  });
