import { applications, type ApplicationRow } from '@emanet/contract/applications';
import { groundsIn, refusalLine } from '@emanet/contract/applications/refusals';
import { applicant } from '@emanet/contract/applications/applicant';
import { touchedRecords } from '@emanet/contract/applications/touched';
import { serverText } from '@emanet/contract/locales/server-texts';
import { RIGHT_TEXTS, articleOf } from '@emanet/contract/data/application-rights';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import { ownerInWords } from '../../nouns/owners.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { column, exportOf, dayCell, type Column } from '../../records/excel/columns.ts';
import { nounImportRoutes } from '../../records/noun/import.ts';
import { listedBy } from '../../records/noun/listed.ts';
import { APPLICATION_HEADS } from '@emanet/contract/applications/import';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW } from '../../records/excel/widths.ts';
import { applicationImport } from './import.ts';
import { keepDraft, previewAnswer, sendAnswer } from './answer.ts';
import {
  addApplication,
  listApplications,
  listPeople,
  readApplication,
  revealIdentity,
  updateByHand,
} from './applications.ts';
import { addNote, askApplicant, giveStatusPage, noteAuthority, withdraw } from './follow.ts';
import { applicationFormRoutes } from './form/routes.ts';
import { namesApplication, selectApplicationsById } from './queries.ts';
import { done } from './sentences.ts';
import { readSettings, saveSettings } from './settings.ts';
import { openTasks } from './tasks.ts';
import { listTemplates, removeTemplate, restoreTemplate, saveTemplate } from './templates.ts';
import { readTouched } from './touched.ts';
import { readSamePerson } from './twins/same-person.ts';

const TITLE = labelOf('applications.title');
const SHEET = serverText('applications.sheet');

const STATES = labelsOf((all) => all.applications.states);
const ANSWER_LOST = labelOf('applications.answerLost');
const OUTCOMES = labelsOf((all) => all.applications.outcomes);

const { haklar: RIGHTS_HEAD = TITLE } = APPLICATION_HEADS;

export const APPLICATION_COLUMNS: readonly Column<ApplicationRow>[] = [
  column('fields.no', 12, (one) => one.basvuru_no),
  column('applications.applicant', 28, (one) => one.ad_soyad),
  column('applications.represented', 28, (one) => one.temsil_edilen),
  column(RIGHTS_HEAD, 50, (one, lang) =>
    one.haklar
      .map((right) => `${RIGHT_TEXTS[right].short[lang]} (${articleOf(right, lang)})`)
      .join('; '),
  ),
  column('actions.fields.aksiyon_aciklamasi', 70, (one) => one.talep),
  column('fields.department', 28, (one) => one.department_name),
  column('actions.fields.sorumlu', 26, (one, lang) => one.sorumlu ?? ownerInWords(one, lang)),
  column('fields.state', 18, (one, lang) =>
    one.cevap_ulasmadi ? ANSWER_LOST[lang] : STATES[one.durum][lang],
  ),
  column('applications.outcome', 18, (one, lang) => one.sonuc && OUTCOMES[one.sonuc][lang]),
  column(
    'applications.refusal',
    40,
    (one, lang) =>
      groundsIn(one)
        .map((ground) => refusalLine(ground, lang))
        .join('; ') || null,
  ),
  column('applications.came', 12, (one) => dayCell(one.gelis_tarihi)),
  column(serverText('applications.deadline'), 12, (one) => ({ day: one.son_gun })),
  column(serverText('applications.answered'), 12, (one) => dayCell(one.sonuclanma_tarihi)),
  column(TITLES.id, NARROW, ({ id }) => id),
];

/** The applications of these ids, in their order, as an .xlsx. */
const exportApplications = exportOf(TITLE, APPLICATION_COLUMNS, selectApplicationsById, SHEET);

/** Applications of data subjects: the public form, the register and the answers. */
export function applicationRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  app.fileReaders.set('basvuru', seersOfRow(services, 'applications.read', namesApplication));
  applicationFormRoutes(app);

  nounImportRoutes(app, {
    ...applicationImport(services),
    list: listedBy(APPLICATION_COLUMNS, selectApplicationsById),
  });
  reads(applications.list, ({ scope }) => listApplications(services, scope));
  reads(applications.single, ({ scope, params }) => readApplication(services, scope, params.id));
  changes(applications.add, done.added, ({ scope, body, request }) =>
    addApplication(services, scope, body, onceKeyOf(request)),
  );
  changes(applications.update, done.updated, ({ scope, params, body }) =>
    updateByHand(services, scope, params.id, body),
  );
  changes(applications.note, done.noted, ({ scope, params, body, file }) =>
    addNote(services, scope, params.id, body.metin, file),
  );
  changes(applications.authority, done.authority, ({ scope, params, body, file }) =>
    noteAuthority(services, scope, params.id, body.metin, file),
  );
  changes(applications.tasks, done.tasks, ({ scope, params, body, request }) =>
    openTasks(services, scope, params.id, body.gorevler, request.language),
  );
  reads(touchedRecords.list, ({ scope, params, query, request }) =>
    readTouched(services, scope, params.id, query.gruplar, request.language),
  );
  reads(applications.reveal, async ({ scope, params }) => ({
    kimlik_no: await revealIdentity(services, scope, params.id),
  }));
  reads(applicant.samePerson, ({ scope, params }) => readSamePerson(services, scope, params.id));
  changes(applicant.statusLink, done.statusGiven, ({ scope, params, body }) =>
    giveStatusPage(services, scope, params.id, body.gonder),
  );
  changes(applications.askMore, done.asked, ({ scope, params, body }) =>
    askApplicant(services, scope, params.id, body.metin),
  );
  changes(applications.draft, done.drafted, ({ scope, params, body }) =>
    keepDraft(services, scope, params.id, body),
  );
  companyRoute(app, applications.preview, async ({ scope, params, reply }) => {
    const { name, content } = await previewAnswer(services, scope, params.id);
    return reply
      .type('application/pdf')
      .header('content-disposition', disposition('inline', name))
      .send(content);
  });
  changes(applications.send, done.sent, ({ scope, params, body, request }) =>
    sendAnswer(services, scope, params.id, body.surum, request.language),
  );
  changes(applications.withdraw, done.withdrawn, ({ scope, params, body }) =>
    withdraw(services, scope, params.id, body),
  );
  reads(applications.people, ({ scope }) => listPeople(services, scope));
  reads(applications.templates, ({ scope, request }) =>
    listTemplates(services, scope, request.language),
  );
  changes(applications.saveTemplate, done.templateSaved, ({ scope, body }) =>
    saveTemplate(services, scope, body),
  );
  does(applications.removeTemplate, done.templateRemoved, ({ scope, params }) =>
    removeTemplate(services, scope, params.kod),
  );
  changes(applications.restoreTemplate, done.templateRestored, ({ scope, params }) =>
    restoreTemplate(services, scope, params.kod),
  );
  reads(applications.settings, ({ scope }) => readSettings(services, scope));
  changes(applications.saveSettings, done.settingsSaved, ({ scope, body }) =>
    saveSettings(services, scope, body),
  );
  sends(applications.export, SHEET_TYPE, ({ scope, body }) =>
    exportApplications(services, scope, body),
  );
}
