import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { clocks, type Clock } from '@emanet/contract/clocks';
import { closingOf } from '@emanet/contract/clocks/closing';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { proofIn } from '@emanet/contract/clocks/own-proofs';
import type { ClockUnit } from '@emanet/contract/clocks/rule';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { labelOf } from '@emanet/contract/shared/labels';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { ownerInWords, withOwners } from '../../nouns/owners.ts';
import { seersOfRow } from '../../platform/files/readers.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
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
import { nounImportRoutes } from '../../records/noun/import.ts';
import { listedBy } from '../../records/noun/listed.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW } from '../../records/excel/widths.ts';
import type { Tx } from '../../platform/db.ts';
import { clockImport } from './import.ts';
import {
  closeClock,
  extendClock,
  listClocks,
  readClock,
  startClock,
  updateClock,
} from './clocks.ts';
import { namesProof, selectClocksById } from './queries.ts';

const TITLE = labelOf('clocks.title');

const UNITS: Readonly<Record<ClockUnit, Sentence>> = serverTexts((all) => all.clocks.units);
const STATES = {
  running: serverText('clocks.states.running'),
  overdue: labelOf('confirmations.states.gecikti'),
  inTime: serverText('clocks.states.inTime'),
  late: serverText('clocks.states.late'),
  ceased: serverText('clocks.states.ceased'),
  unknown: serverText('clocks.states.unknown'),
};

function stateOf(one: Clock, now: number): keyof typeof STATES {
  if (one.kapanis !== null) return closingOf(one);
  return Date.parse(one.son_an) < now ? 'overdue' : 'running';
}

const periodOf = (one: Clock, lang: Language) =>
  one.birim === 'tarih' ? UNITS.tarih[lang] : `${one.sayi} ${UNITS[one.birim][lang]}`;

export const clockColumnsAt = (now: number): readonly Column<Clock>[] => [
  column('clocks.duty', 44, (one, lang) => CLOCKS[one.tur].ad[lang]),
  column(serverText('clocks.about'), 40, (one) => one.ad),
  column('fields.article', 32, (one, lang) => articleIn(one.madde, lang)),
  column('fields.department', 26, (one) => one.department_name),
  column('clocks.start', 24, (one, lang) => CLOCKS[one.tur].baslatan[lang]),
  column(serverText('clocks.start'), 12, (one) => dayCell(one.baslangic)),
  column('clocks.proofOfStart', 34, (one, lang) => proofIn(one.baslangic_kaniti, lang)),
  column(serverText('clocks.period'), 14, periodOf),
  column(serverText('clocks.due'), 12, (one) => dayCell(one.son_an)),
  column('fields.state', 18, (one, lang) => STATES[stateOf(one, now)][lang]),
  column(serverText('clocks.closed'), 12, (one) => dayCell(one.kapanis)),
  column(serverText('clocks.proof'), 34, (one, lang) => proofIn(one.kapanis_kaniti, lang)),
  column(serverText('clocks.reasonOfDelay'), 40, (one) => one.gec_nedeni),
  column('fields.inCharge', 26, ownerInWords),
  column(TITLES.id, NARROW, ({ id }) => id),
];

const selectListed = async (
  { clock }: Services,
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
) => withOwners(tx, clock.today(), await selectClocksById(tx, scope, ids));

/** The clocks of these ids, in their order, as an .xlsx. */
const exportClocks = (services: Services, scope: CompanyScope, { ids, ...asked }: RowsAsked) =>
  sheetFile(scope, TITLE, asked, async () => {
    const found = await services.db.read(scope, (tx) => selectListed(services, tx, scope, ids));
    const columns = clockColumnsAt(services.clock.now().getTime());
    return sheetOf(TITLE, columns, inOrderOf(ids, found), asked.lang, 2);
  });

const done = serverTexts((all) => all.clocks.done);

/** Clocks of a company: running ones, their computation, and their proofs. */
export function clockRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, sends } = scopedRoutes(app);
  app.fileReaders.set('sure', seersOfRow(services, 'clocks.read', namesProof));

  nounImportRoutes(app, {
    ...clockImport,
    list: listedBy(clockColumnsAt(0), (tx, scope, ids) => selectListed(services, tx, scope, ids)),
  });
  companyRoute(app, clocks.list, ({ scope, query }) =>
    listClocks(services, scope, { durum: query.durum, cursor: query.cursor }),
  );
  reads(clocks.single, ({ scope, params }) => readClock(services, scope, params.id));
  changes(clocks.add, done.started, ({ scope, body, request }) =>
    startClock(services, scope, body, onceKeyOf(request)),
  );
  changes(clocks.update, done.updated, ({ scope, params, body }) =>
    updateClock(services, scope, params.id, body),
  );
  changes(clocks.close, done.closed, ({ scope, params, body, file }) =>
    closeClock(services, scope, params.id, body, file),
  );
  changes(clocks.extend, done.extended, ({ scope, params, body }) =>
    extendClock(services, scope, params.id, body),
  );
  sends(clocks.export, SHEET_TYPE, ({ scope, body }) => exportClocks(services, scope, body));
}
