import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { Ability } from '@emanet/contract/shared/roles';
import type { FastifyRequest } from 'fastify';
import { scopeOf, type PersonScope } from '../access/scope.ts';
import type { Tx } from '../db.ts';
import { AppError, fail } from '../errors.ts';
import type { Services } from '../services.ts';
import type { StoredFile } from './rows.ts';

/** Whether the sender of a request may read a file. */
export type MayRead = (file: StoredFile, request: FastifyRequest) => Promise<boolean>;

/** Readers by kind of file, from the feature that owns it; a kind without readers is not served. */
export type FileReaders = Map<FileKind, 'everybody' | MayRead>;

/**
 * Readers are those with an ability in the file's company to whom `sees` shows a row that names the
 * file: it runs inside their scope, where row-level security hides the rest.
 */
export const seersOfRow =
  (
    { db }: Services,
    ability: Ability,
    sees: (tx: Tx, scope: PersonScope, file_id: string) => Promise<boolean>,
  ): MayRead =>
  async (file, { actor }) => {
    if (!actor) return false;
    try {
      const scope = scopeOf(actor, ability, file.company_id);
      return await db.read(
        scope,
        async (tx) => (await sees(tx, scope, file.id)) || fail('NOT_FOUND'),
      );
    } catch (error) {
      // A refused ability or company must look like a file that is not there.
      if (error instanceof AppError) return false;
      throw error;
    }
  };
