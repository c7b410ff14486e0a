import { serverTexts } from '@emanet/contract/locales/server-texts';
import { videos } from '@emanet/contract/videos';
import { fail } from '../../platform/errors.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { namesVideo } from './queries.ts';
import {
  addLink,
  addVideo,
  deleteVideo,
  listVideos,
  orderVideos,
  readStorage,
  restoreVideo,
  updateVideo,
} from './videos.ts';

const done = serverTexts((all) => all.videos.done);

/** Training videos. Token holders watch them through the training's own address. */
export function videoRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does } = scopedRoutes(app);
  app.fileReaders.set('video', seersOfRow(services, 'videos.read', namesVideo));
  app.uploaders.set('video', 'videos.write');

  for (const door of [videos.list, videos.listFiles])
    reads(door, ({ scope, params }) => listVideos(services, scope, params.companyId));

  changes(videos.addLink, done.added, ({ scope, body, request }) =>
    addLink(services, scope, body, onceKeyOf(request)),
  );
  changes(videos.add, done.added, ({ scope, body, file, request }) =>
    addVideo(services, scope, body, file ?? fail('UPLOAD_GONE'), onceKeyOf(request)),
  );
  changes(videos.update, done.updated, ({ scope, params, body }) =>
    updateVideo(services, scope, params.id, body),
  );
  reads(videos.storage, ({ scope }) => readStorage(services, scope));
  changes(videos.order, done.ordered, ({ scope, body }) => orderVideos(services, scope, body));
  does(videos.delete, done.deleted, ({ scope, params }) => deleteVideo(services, scope, params.id));
  changes(videos.restore, done.restored, ({ scope, params }) =>
    restoreVideo(services, scope, params.id),
  );
}
