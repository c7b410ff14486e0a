import { videos } from '@emanet/contract/videos';
import { fail } from '../../platform/errors.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { namesVideo } from './queries.ts';
import { sentenceOf } from './sentences.ts';
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

/** Training videos. Token holders watch them through the training's own address. */
export function videoRoutes(app: App): void {
  const { services } = app;
  app.fileReaders.set('video', seersOfRow(services, 'videos.read', namesVideo));
  app.uploaders.set('video', 'videos.write');

  for (const door of [videos.list, videos.listFiles])
    companyRoute(app, door, async ({ scope, params }) => ({
      data: await listVideos(services, scope, params.companyId),
    }));

  companyRoute(app, videos.addLink, async ({ scope, body, request }) => ({
    data: await addLink(services, scope, body, onceKeyOf(request)),
    message: sentenceOf('added', request.language),
  }));

  companyRoute(app, videos.add, async ({ scope, body, file, request }) => ({
    data: await addVideo(services, scope, body, file ?? fail('UPLOAD_GONE'), onceKeyOf(request)),
    message: sentenceOf('added', request.language),
  }));

  companyRoute(app, videos.update, async ({ scope, params, body, request }) => ({
    data: await updateVideo(services, scope, params.id, body),
    message: sentenceOf('updated', request.language),
  }));

  companyRoute(app, videos.storage, async ({ scope }) => ({
    data: await readStorage(services, scope),
  }));

  companyRoute(app, videos.order, async ({ scope, body, request }) => ({
    data: await orderVideos(services, scope, body),
    message: sentenceOf('ordered', request.language),
  }));

  companyRoute(app, videos.delete, async ({ scope, params, request }) => {
    await deleteVideo(services, scope, params.id);
    return { message: sentenceOf('deleted', request.language) };
  });

  companyRoute(app, videos.restore, async ({ scope, params, request }) => ({
    data: await restoreVideo(services, scope, params.id),
    message: sentenceOf('restored', request.language),
  }));
}
