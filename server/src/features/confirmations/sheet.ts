import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import {
  shownState,
  type ConfirmationOverview,
  type DepartmentRound,
} from '@emanet/contract/confirmations';
import type { Language } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { column, sheetFile, sheetOf, timeCell, type Column } from '../../records/excel/columns.ts';
import { confirmationOverview } from './confirmations.ts';

const TITLE = labelOf('confirmations.title');

const STATES = labelsOf((all) => all.confirmations.states);

type Department = ConfirmationOverview['departmanlar'][number];
type Row = Readonly<{ department: Department; round: DepartmentRound }>;

const dayIn = (lang: Language, day: string) =>
  day
    .split('-')
    .toReversed()
    .join(lang === 'tr' ? '.' : '/');

const COLUMNS: readonly Column<Row>[] = [
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
];

const rowsOf = ({ donemler, departmanlar }: ConfirmationOverview): Row[] =>
  donemler.flatMap((donem) =>
    departmanlar.flatMap((department) =>
      department.donemler
        .filter((round) => round.donem === donem)
        .map((round) => ({ department, round })),
    ),
  );

/** Every round as an .xlsx, the newest first, a row for each department that was asked. */
export const exportConfirmations = (services: Services, scope: PersonScope, lang: Language) =>
  sheetFile(scope, TITLE, lang, async () =>
    sheetOf(TITLE, COLUMNS, rowsOf(await confirmationOverview(services, scope)), lang, 2),
  );
