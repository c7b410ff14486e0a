import { files } from '@emanet/contract/files';
import { FILE_KINDS, fileKinds } from '@emanet/contract/shared/file-kinds';
import { fail } from '../../platform/errors.ts';
import { mostBytes } from '../../platform/files/receive.ts';
import { selectFile } from '../../platform/files/rows.ts';
import { answerFile, serveFilesHost } from '../../platform/files/own-host.ts';
import { serveUploads } from '../../platform/files/uploads/routes.ts';
import type { App } from '../../platform/http/app.ts';
import { publicRoute, personRoutes } from '../../platform/http/route.ts';

export function fileRoutes(app: App): void {
  const { reads } = personRoutes(app);
  const { config, db } = app.services;
  serveUploads(app);
  serveFilesHost(app);

  reads(files.limits, () =>
    fileKinds.map((kullanim) => ({
      kullanim,
      most: mostBytes(config, kullanim),
      types: [...FILE_KINDS[kullanim].types],
    })),
  );

  publicRoute(app, files.read, async ({ params, query, request, reply }) => {
    const file = await selectFile(db, params.id);
    const readers = file && app.fileReaders.get(file.kullanim);
    const everybody = readers === 'everybody';
    const may = everybody || (file && (await readers?.(file, request)));
    if (file && may) {
      const how = { save: query.indir !== undefined, everybody };
      return answerFile(app.services, request, reply, file, how);
    }
    // The same for a missing file: a stranger cannot find out which files exist.
    return fail(request.actor ? 'NOT_FOUND' : 'UNAUTHENTICATED');
  });
}
