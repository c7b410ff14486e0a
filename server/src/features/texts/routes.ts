import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { disposition } from '../../platform/http/disposition.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { archiveText, readVersion, removeText } from './archive.ts';
import { qrOf, readUnnamed } from './delivery.ts';
import { fileOf } from './paper/file.ts';
import { publicTextRoutes } from './public/routes.ts';
import { approveText, publishText, submitText } from './publish.ts';
import { sitAt } from './seat.ts';
import { sentence } from './sentences.ts';
import { readSettings, saveSettings } from './settings.ts';
import { exportTexts } from './list/sheet.ts';
import { signatureRoutes } from './signatures/routes.ts';
import { keepText, prepareText, readDifferences } from './stale/stale.ts';
import { adoptTemplate, readTemplate } from './template.ts';
import { readWord } from './word/read.ts';
import { addText, listTexts, readText, updateText } from './texts.ts';

/** Texts made from the register: their drafts, versions and what has moved on beneath them. */
export function textRoutes(app: App): void {
  const { services } = app;
  publicTextRoutes(app);
  signatureRoutes(app);
  companyRoute(app, textSettings.read, async ({ scope }) => ({
    data: await readSettings(services, scope),
  }));
  companyRoute(app, textSettings.save, async ({ scope, body, request }) => ({
    data: await saveSettings(services, scope, body),
    message: sentence('settingsSaved', request.language),
  }));
  companyRoute(app, textSettings.readWord, async ({ body }) => ({ data: await readWord(body) }));
  companyRoute(app, texts.list, ({ scope, query }) => listTexts(services, scope, query));
  companyRoute(app, texts.single, async ({ scope, params }) => ({
    data: await readText(services, scope, params.id),
  }));
  companyRoute(app, texts.add, async ({ scope, body, request }) => ({
    data: await addText(services, scope, body, onceKeyOf(request)),
    message: sentence('added', request.language),
  }));
  companyRoute(app, texts.update, async ({ scope, params, body, request }) => ({
    data: await updateText(services, scope, params.id, body),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, texts.sit, async ({ scope, params }) => ({
    data: await sitAt(services, scope, params.id),
  }));
  companyRoute(app, texts.submit, async ({ scope, params, body, request }) => ({
    data: await submitText(services, scope, params.id, body),
    message: sentence('submitted', request.language),
  }));
  companyRoute(app, texts.approve, async ({ scope, params, body, request }) => ({
    data: await approveText(services, scope, params.id, body.surum),
    message: sentence('approved', request.language),
  }));
  companyRoute(app, texts.publish, async ({ scope, params, body, request }) => ({
    data: await publishText(services, scope, params.id, body.surum),
    message: sentence('published', request.language),
  }));
  companyRoute(app, texts.differences, async ({ scope, params, query }) => ({
    data: await readDifferences(services, scope, params.id, query.lang),
  }));
  companyRoute(app, texts.prepare, async ({ scope, params, body, request }) => ({
    data: await prepareText(services, scope, params.id, body),
    message: sentence('prepared', request.language),
  }));
  companyRoute(app, texts.keep, async ({ scope, params, body, request }) => ({
    data: await keepText(services, scope, params.id, body),
    message: sentence('kept', request.language),
  }));
  companyRoute(app, texts.template, async ({ scope, params, request }) => ({
    data: await readTemplate(services, scope, params.id, request.language),
  }));
  companyRoute(app, texts.adopt, async ({ scope, params, body, request }) => ({
    data: await adoptTemplate(services, scope, params.id, body),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, texts.version, async ({ scope, params }) => ({
    data: await readVersion(services, scope, params),
  }));
  companyRoute(app, texts.file, async ({ scope, params, query, reply }) => {
    const { name, type, bytes } = await fileOf(services, scope, params.id, query);
    return reply
      .type(type)
      .header('content-disposition', disposition('attachment', name))
      .send(bytes);
  });
  companyRoute(app, texts.export, async ({ scope, body, reply }) => {
    const sheet = await exportTexts(services, scope, body);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheet.disposition)
      .send(sheet.content);
  });
  companyRoute(app, texts.qr, async ({ scope, params, query, reply }) => {
    const { name, type, bytes } = await qrOf(services, scope, params.id, query.tur);
    return reply
      .type(type)
      .header('content-disposition', disposition('attachment', name))
      .send(bytes);
  });
  companyRoute(app, texts.unnamed, async ({ scope, params }) => ({
    data: await readUnnamed(services, scope, params.id),
  }));
  companyRoute(app, texts.archive, async ({ scope, params, body, request }) => ({
    data: await archiveText(services, scope, params.id, body),
    message: sentence(body.guncel ? 'unarchived' : 'archived', request.language),
  }));
  companyRoute(app, texts.delete, async ({ scope, params, request }) => {
    await removeText(services, scope, params.id);
    return { message: sentence('deleted', request.language) };
  });
}
