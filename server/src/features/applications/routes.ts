import { applications } from '@emanet/contract/applications';
import { touchedRecords } from '@emanet/contract/applications/touched';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { keepDraft, previewAnswer, sendAnswer } from './answer.ts';
import {
  addApplication,
  listApplications,
  listPeople,
  readApplication,
  revealIdentity,
  updateByHand,
} from './applications.ts';
import { addNote, askApplicant, noteAuthority, withdraw } from './follow.ts';
import { applicationFormRoutes } from './form/routes.ts';
import { namesApplication } from './queries.ts';
import { sentence } from './sentences.ts';
import { readSettings, saveSettings } from './settings.ts';
import { exportApplications } from './sheet.ts';
import { openTasks } from './tasks.ts';
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts';
import { readTouched } from './touched.ts';

/** Applications of data subjects: the public form, the register and the answers. */
export function applicationRoutes(app: App): void {
  const { services } = app;
  app.fileReaders.set('basvuru', seersOfRow(services, 'applications.read', namesApplication));
  applicationFormRoutes(app);

  companyRoute(app, applications.list, async ({ scope }) => ({
    data: await listApplications(services, scope),
  }));
  companyRoute(app, applications.single, async ({ scope, params }) => ({
    data: await readApplication(services, scope, params.id),
  }));
  companyRoute(app, applications.add, async ({ scope, body, request }) => ({
    data: await addApplication(services, scope, body, onceKeyOf(request)),
    message: sentence('added', request.language),
  }));
  companyRoute(app, applications.update, async ({ scope, params, body, request }) => ({
    data: await updateByHand(services, scope, params.id, body),
    message: sentence('updated', request.language),
  }));
  companyRoute(app, applications.note, async ({ scope, params, body, file, request }) => ({
    data: await addNote(services, scope, params.id, body.metin, file),
    message: sentence('noted', request.language),
  }));
  companyRoute(app, applications.authority, async ({ scope, params, body, file, request }) => ({
    data: await noteAuthority(services, scope, params.id, body.metin, file),
    message: sentence('authority', request.language),
  }));
  companyRoute(app, applications.tasks, async ({ scope, params, body, request }) => ({
    data: await openTasks(services, scope, params.id, body.gorevler, request.language),
    message: sentence('tasks', request.language),
  }));
  companyRoute(app, touchedRecords.list, async ({ scope, params, query, request }) => ({
    data: await readTouched(services, scope, params.id, query.gruplar, request.language),
  }));
  companyRoute(app, applications.reveal, async ({ scope, params }) => ({
    data: { kimlik_no: await revealIdentity(services, scope, params.id) },
  }));
  companyRoute(app, applications.askMore, async ({ scope, params, body, request }) => ({
    data: await askApplicant(services, scope, params.id, body.metin),
    message: sentence('asked', request.language),
  }));
  companyRoute(app, applications.draft, async ({ scope, params, body, request }) => ({
    data: await keepDraft(services, scope, params.id, body),
    message: sentence('drafted', request.language),
  }));
  companyRoute(app, applications.preview, async ({ scope, params, reply }) => {
    const { name, content } = await previewAnswer(services, scope, params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', name))
      .send(content);
  });
  companyRoute(app, applications.send, async ({ scope, params, body, request }) => ({
    data: await sendAnswer(services, scope, params.id, body.surum, request.language),
    message: sentence('sent', request.language),
  }));
  companyRoute(app, applications.withdraw, async ({ scope, params, body, request }) => ({
    data: await withdraw(services, scope, params.id, body),
    message: sentence('withdrawn', request.language),
  }));
  companyRoute(app, applications.people, async ({ scope }) => ({
    data: await listPeople(services, scope),
  }));

  companyRoute(app, applications.templates, async ({ scope, request }) => ({
    data: await listTemplates(services, scope, request.language),
  }));
  companyRoute(app, applications.saveTemplate, async ({ scope, body, request }) => ({
    data: await saveTemplate(services, scope, body),
    message: sentence('templateSaved', request.language),
  }));
  companyRoute(app, applications.removeTemplate, async ({ scope, params, request }) => {
    await removeTemplate(services, scope, params.kod);
    return { message: sentence('templateRemoved', request.language) };
  });
  companyRoute(app, applications.settings, async ({ scope }) => ({
    data: await readSettings(services, scope),
  }));
  companyRoute(app, applications.saveSettings, async ({ scope, body, request }) => ({
    data: await saveSettings(services, scope, body),
    message: sentence('settingsSaved', request.language),
  }));
  companyRoute(app, applications.export, async ({ scope, body, reply }) => {
    const sheet = await exportApplications(services, scope, body);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', sheet.disposition)
      .send(sheet.content);
  });
}
