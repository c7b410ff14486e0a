import { join } from 'node:path';
import { readdir } from 'node:fs/promises';
import { endpoint } from '@emanet/contract/shared/endpoint';
import { flag, idInForm, requiredText } from '@emanet/contract/shared/primitives';
import { z } from 'zod';
import { fail } from '../src/platform/errors.ts';
import { keepFile } from '../src/platform/files/rows.ts';
import { onceKeyOf } from '../src/platform/http/idempotency-key.ts';
import { companyRoute } from '../src/platform/http/route.ts';
import { once } from '../src/platform/http/idempotency.ts';
import type { TestApp } from './app.ts';

/** An add with a file, as a feature would have it. `fails`: the work breaks off at the end. */
export const addPaper = endpoint({
  name: 'test.addPaper',
  summary: 'test',
  method: 'POST',
  path: '/api/test/add',
  permission: 'documents.read',
  file: { field: 'dokuman_linki', kind: 'dokuman', required: false },
  body: z.strictObject({
    dokuman_ismi: requiredText(200),
    sayi: idInForm.optional(),
    evet: flag.optional(),
    fails: flag.optional(),
  }),
  answers: z.unknown(),
});

/** The same for a video, which must be there. */
export const addMovie = endpoint({
  ...addPaper,
  name: 'test.addMovie',
  path: '/api/test/add-video',
  file: { field: 'video_linki', kind: 'video', required: true },
});

/** Serves them; before the first request. */
export function serveTestForms({ app, services }: TestApp): void {
  const { db } = services;
  for (const one of [addPaper, addMovie])
    companyRoute(app, one, async ({ scope, body, file, request }) =>
      db.write(scope, (tx) =>
        once(tx, scope, onceKeyOf(request), async () => {
          const id = file && (await keepFile(tx, scope, file));
          if (body.fails) fail('STALE');
          return { ...body, id: id ?? null };
        }),
      ),
    );
}

/** A row that names a file, as the feature would have written it in the same transaction. */
export async function nameFile({ db }: TestApp, company_id: number, dosya_id: string) {
  const { id } = await db.system
    .insertInto('dokumanlar')
    .values({ company_id, dokuman_ismi: 'Belge', dokuman_tur: 'Politika', dosya_id, guncel: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything that lies in the local store, without the folders. */
export async function storedKeys({ config }: TestApp): Promise<string[]> {
  const root = join(config.DATA_DIR, 'files');
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
