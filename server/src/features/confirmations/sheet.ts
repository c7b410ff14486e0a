import {
  type ConfirmationOverview,
  type ConfirmationState,
  type DepartmentRound,
} from '@emanet/contract/confirmations';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetFile, sheetOf, timeCell, type Column } from '../../records/excel/columns.ts';
import { confirmationOverview } from './confirmations.ts';

const TITLE: Sentence = { tr: 'Envanter onayları', en: 'Inventory confirmations' };

const STATES: Readonly<Record<ConfirmationState, Sentence>> = {
  zamaninda: { tr: 'Onaylandı', en: 'Confirmed' },
  gec: { tr: 'Geç onaylandı', en: 'Confirmed late' },
  bekliyor: { tr: 'Onay bekliyor', en: 'Awaiting confirmation' },
  gecikti: { tr: 'Gecikti', en: 'Overdue' },
  onaylanmadi: { tr: 'Onaylanmadı', en: 'Not confirmed' },
};

type Department = ConfirmationOverview['departmanlar'][number];
type Row = Readonly<{ department: Department; round: DepartmentRound }>;

const dayIn = (lang: Language, day: string) =>
  day
    .split('-')
    .toReversed()
    .join(lang === 'tr' ? '.' : '/');

const COLUMNS: readonly Column<Row>[] = [
  { title: { tr: 'Dönem', en: 'Round' }, width: 14, cell: ({ round }) => ({ day: round.donem }) },
  {
    title: { tr: 'Departman', en: 'Department' },
    width: 34,
    cell: ({ department }) => department.department_name,
  },
  {
    title: { tr: 'Durum', en: 'Status' },
    width: 18,
    cell: ({ round }, lang) => STATES[round.durum][lang],
  },
  {
    title: { tr: 'Sorulduğu gün', en: 'Asked on' },
    width: 16,
    cell: ({ round }) => ({ day: round.soruldu }),
  },
  {
    title: { tr: 'Onay zamanı', en: 'Confirmed at' },
    width: 18,
    cell: ({ round }) => timeCell(round.onay_tarihi),
  },
  {
    title: { tr: 'Onaylayan', en: 'Confirmed by' },
    width: 28,
    cell: ({ round }) => round.onaylayan,
  },
  {
    title: { tr: 'Hatırlatmalar', en: 'Reminders' },
    width: 24,
    cell: ({ round }, lang) => round.hatirlatmalar.map((day) => dayIn(lang, day)).join(', '),
  },
  {
    title: { tr: 'Temsilciler', en: 'Representatives' },
    width: 40,
    cell: ({ department }) => department.temsilciler.join(', '),
  },
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
