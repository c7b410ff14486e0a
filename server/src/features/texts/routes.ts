import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { labelOf } from '@emanet/contract/shared/labels';
import { texts, type TextRow } from '@emanet/contract/texts';
import { TEXT_KINDS } from '@emanet/contract/texts/kinds';
import { scopeOf } from '@emanet/contract/texts/scope';
import { textSettings } from '@emanet/contract/texts/settings';
import { stateOf } from '@emanet/contract/texts/states';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { sendNamed } from '../../platform/http/disposition.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes, sentenceOf } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  dayCell,
  inOrderOf,
  sheetFile,
  sheetOf,
  type Column,
  type RowsAsked,
} from '../../records/excel/columns.ts';
import { archiveText, readVersion, removeText, restoreText } from './archive.ts';
import { qrOf, readUnnamed } from './delivery.ts';
import { mayWrite, shown } from './noun.ts';
import { fileOf } from './paper/file.ts';
import { publicTextRoutes } from './public/routes.ts';
import { approveText, publishText, submitText } from './publish.ts';
import { selectTexts } from './queries.ts';
import { sitAt } from './seat.ts';
import { done } from './sentences.ts';
import { readSettings, saveSettings } from './settings.ts';
import { signatureRoutes } from './signatures/routes.ts';
import { keepText, prepareText, readDifferences } from './stale/stale.ts';
import { adoptTemplate, readTemplate } from './template.ts';
import { readWord } from './word/read.ts';
import { addText, listTexts, readText, updateText } from './texts.ts';

const TITLE = labelOf('texts.title');

export const textColumnsAt = (address: string): readonly Column<TextRow>[] => [
  column('fields.text', 44, (one) => one.ad),
  column(
    'fields.kind',
    30,
    ({ tur }, lang) => labelOf(`texts.groups.${TEXT_KINDS[tur].group}`)[lang],
  ),
  column('texts.scope.title', 44, scopeOf),
  column('fields.state', 18, (one, lang) => labelOf(`texts.stateNames.${stateOf(one)}`)[lang]),
  column('texts.scope.stale', 16, ({ eskiyen }) => eskiyen),
  column('texts.scope.notify', 18, ({ bildirim }) => dayCell(bildirim)),
  column('texts.sources', 16, (one) => (one.yayindaki === null ? null : one.kaynak_sayisi)),
  column('texts.address', 44, ({ adres }) => adres && `${address}${adres}`),
  column('fields.version', 10, ({ yayindaki }) => yayindaki),
  column('texts.scope.published', 14, ({ yayin_tarihi }) => dayCell(yayin_tarihi)),
  column('texts.approver', 26, ({ onaylayan }) => onaylayan),
];

/** The texts of these ids, in their order, as an .xlsx; those of the archive too. */
const exportTexts = ({ db, config }: Services, scope: CompanyScope, { ids, ...asked }: RowsAsked) =>
  sheetFile(scope, TITLE, asked, async () => {
    const found = await db.read(scope, (tx) =>
      selectTexts(tx, scope, { drafts: mayWrite(scope), ids, limit: ids.length }),
    );
    const rows = inOrderOf(ids, found).map((one) => shown(one, scope));
    return sheetOf(TITLE, textColumnsAt(config.BASE_URL), rows, asked.lang);
  });

/** Texts made from the register: their drafts, versions and changed sources. */
export function textRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  publicTextRoutes(app);
  signatureRoutes(app);
  reads(textSettings.read, ({ scope }) => readSettings(services, scope));
  changes(textSettings.save, done.settingsSaved, ({ scope, body }) =>
    saveSettings(services, scope, body),
  );
  reads(textSettings.readWord, ({ body }) => readWord(body));
  companyRoute(app, texts.list, ({ scope, query }) => listTexts(services, scope, query));
  reads(texts.single, ({ scope, params }) => readText(services, scope, params.id));
  changes(texts.add, done.added, ({ scope, body, request }) =>
    addText(services, scope, body, onceKeyOf(request)),
  );
  changes(texts.update, done.updated, ({ scope, params, body }) =>
    updateText(services, scope, params.id, body),
  );
  reads(texts.sit, ({ scope, params }) => sitAt(services, scope, params.id));
  changes(texts.submit, done.submitted, ({ scope, params, body }) =>
    submitText(services, scope, params.id, body),
  );
  changes(texts.approve, done.approved, ({ scope, params, body }) =>
    approveText(services, scope, params.id, body.surum),
  );
  companyRoute(app, texts.publish, async ({ scope, params, body, request }) => {
    const { text, unchanged } = await publishText(services, scope, params.id, body.surum);
    return { data: text, ...sentenceOf({ request }, done.published, !unchanged, done.unchanged) };
  });
  reads(texts.differences, ({ scope, params, query }) =>
    readDifferences(services, scope, params.id, query.lang),
  );
  changes(texts.prepare, done.prepared, ({ scope, params, body }) =>
    prepareText(services, scope, params.id, body),
  );
  changes(texts.keep, done.kept, ({ scope, params, body }) =>
    keepText(services, scope, params.id, body),
  );
  reads(texts.template, ({ scope, params, request }) =>
    readTemplate(services, scope, params.id, request.language),
  );
  changes(texts.adopt, done.updated, ({ scope, params, body }) =>
    adoptTemplate(services, scope, params.id, body),
  );
  reads(texts.version, ({ scope, params }) => readVersion(services, scope, params));
  companyRoute(app, texts.file, async ({ scope, params, query, reply }) =>
    sendNamed(reply, await fileOf(services, scope, params.id, query)),
  );
  sends(texts.export, SHEET_TYPE, ({ scope, body }) => exportTexts(services, scope, body));
  companyRoute(app, texts.qr, async ({ scope, params, query, reply }) =>
    sendNamed(reply, await qrOf(services, scope, params.id, query.tur)),
  );
  reads(texts.unnamed, ({ scope, params }) => readUnnamed(services, scope, params.id));
  changes(
    texts.archive,
    ({ body }) => (body.guncel ? done.unarchived : done.archived),
    ({ scope, params, body }) => archiveText(services, scope, params.id, body),
  );
  does(texts.delete, done.deleted, ({ scope, params }) => removeText(services, scope, params.id));
  changes(texts.restore, done.restored, ({ scope, params }) =>
    restoreText(services, scope, params.id),
  );
}
