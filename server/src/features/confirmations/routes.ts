import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { sentence } from '@emanet/contract/shared/sentences';
import {
  confirmations,
  mergedIn,
  shownState,
  type ConfirmationOverview,
  type DepartmentRound,
} from '@emanet/contract/confirmations';
import { reviews } from '@emanet/contract/confirmations/review';
import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  sheetFile,
  sheetOf,
  timeCell,
  type Column,
  type SheetAsked,
} from '../../records/excel/columns.ts';
import {
  confirmationOverview,
  confirmInventory,
  dueConfirmations,
  listConfirmations,
} from './confirmations.ts';
import { readReview, saveReview, tellChange } from './review.ts';
import { remindDepartment } from './rounds.ts';

const TOLD = serverText('confirmations.told');
const REMINDED = serverText('confirmations.reminded');
const TITLE = labelOf('confirmations.title');

const STATES = labelsOf((all) => all.confirmations.states);

type Department = ConfirmationOverview['departmanlar'][number];
type Row = Readonly<{ department: Department; round: DepartmentRound }>;

const dayIn = (lang: Language, day: string) =>
  day
    .split('-')
    .toReversed()
    .join(lang === 'tr' ? '.' : '/');

export const CONFIRMATION_COLUMNS: readonly Column<Row>[] = [
  column('confirmations.chooseRound', 14, ({ round }) => ({ day: round.donem })),
  column('fields.department', 34, ({ department }) => department.department_name),
  column(
    'fields.state',
    18,
    ({ department, round }, lang) => STATES[shownState(department, round)][lang],
  ),
  column(serverText('confirmations.askedOn'), 16, ({ round }) => ({ day: round.soruldu })),
  column(serverText('confirmations.confirmedAt'), 18, ({ round }) => timeCell(round.onay_tarihi)),
  column(serverText('confirmations.confirmedBy'), 28, ({ round }) => round.onaylayan),
  column(serverText('confirmations.reminders'), 24, ({ round }, lang) =>
    round.hatirlatmalar.map((day) => dayIn(lang, day)).join(', '),
  ),
  column('fields.representatives', 40, ({ department }) => department.temsilciler.join(', ')),
  column('confirmations.merged', 40, ({ department }, lang) =>
    mergedIn(department.birlesenler, (day) => dayIn(lang, day)),
  ),
];

export const roundRows = ({ donemler, departmanlar }: ConfirmationOverview): Row[] =>
  donemler.flatMap((donem) =>
    departmanlar.flatMap((department) =>
      department.donemler
        .filter((round) => round.donem === donem)
        .map((round) => ({ department, round })),
    ),
  );

/** Every round as an .xlsx, the newest first, with a row for each of its departments. */
const exportConfirmations = (services: Services, scope: PersonScope, asked: SheetAsked) =>
  sheetFile(scope, TITLE, asked, async () =>
    sheetOf(
      TITLE,
      CONFIRMATION_COLUMNS,
      roundRows(await confirmationOverview(services, scope)),
      asked.lang,
      2,
    ),
  );

/** Periodic confirmations of the inventory. */
export function confirmationRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);

  reads(confirmations.list, ({ scope, query }) =>
    listConfirmations(services, scope, query.department_id),
  );
  changes(confirmations.add, sentence('confirmationSent'), ({ scope, body, request }) =>
    confirmInventory(services, scope, body, onceKeyOf(request)),
  );
  reads(confirmations.due, ({ scope }) => dueConfirmations(services, scope));
  reads(confirmations.overview, ({ scope }) => confirmationOverview(services, scope));

  reads(reviews.review, ({ scope, query }) => readReview(services, scope, query.department_id));
  reads(reviews.saveReview, ({ scope, body }) => saveReview(services, scope, body));
  changes(reviews.tellChange, TOLD, ({ scope, body }) => tellChange(services, scope, body));
  does(confirmations.remind, REMINDED, ({ scope, body }) =>
    remindDepartment(services, scope, body.department_id),
  );

  sends(confirmations.export, SHEET_TYPE, ({ scope, query }) =>
    exportConfirmations(services, scope, query),
  );
}
