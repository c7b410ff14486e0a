import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { Invitation } from '@emanet/contract/training';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  dayCell,
  sheetFile,
  sheetOf,
  type Column,
  type RowsAsked,
} from '../../records/excel/columns.ts';
import { selectInvitations, type StoredInvitation } from './queries.ts';

const TITLE = labelOf('training.title');
const TOTALS = labelOf('training.byDepartment');
const NO_DEPARTMENT = labelOf('training.others');

const STATES = labelsOf((all) => all.training.state);
const LANGUAGES: Readonly<Record<Language, string>> = serverText('training.languages');

export const COLUMNS: readonly Column<Omit<Invitation, 'token'>>[] = [
  column('fields.name', 30, (one) => one.fullname),
  column('fields.email', 36, (one) => one.email),
  column('fields.department', 28, (one) => one.department_name),
  column('ui.mailLanguage', 14, (one) => LANGUAGES[one.dil]),
  column('fields.state', 14, (one, lang) => STATES[one.durum][lang]),
  column(serverText('training.progress'), 12, (one) => one.ilerleme),
  column(serverText('training.sentOn'), 16, (one) => dayCell(one.gonderim_tarihi)),
  column(serverText('training.lastWatched'), 16, (one) => dayCell(one.son_izleme)),
  column(serverText('training.completedOn'), 16, (one) => dayCell(one.tamamlanma_tarihi)),
  column(serverText('training.correctAnswers'), 12, (one) => one.dogru),
  column('training.page.number', 20, (one) => one.sertifika_no),
];
type Totals = Readonly<{ name: string; invited: number; started: number; done: number }>;
const TOTAL_COLUMNS: readonly Column<Totals>[] = [
  column('fields.department', 34, (one) => one.name),
  column('training.invited', 12, (one) => one.invited),
  column('training.state.basladi', 12, (one) => one.started),
  column('training.state.tamamlandi', 12, (one) => one.done),
  column(serverText('training.completed'), 14, (one) => Math.round((100 * one.done) / one.invited)),
];

/** The people invited by department, in the order of its name. */
function totalsOf(rows: readonly StoredInvitation[], lang: Language): Totals[] {
  const groups = Map.groupBy(rows, (row) => row.department_name ?? NO_DEPARTMENT[lang]);
  return [...groups]
    .toSorted(([a], [b]) => compareTurkish(a, b))
    .map(([name, all]) => ({
      name,
      invited: all.length,
      started: all.filter(({ durum }) => durum === 'basladi').length,
      done: all.filter(({ durum }) => durum === 'tamamlandi').length,
    }));
}

/** The results of these invitations and the totals of their departments, as an .xlsx. */
export const exportResults = ({ db }: Services, scope: PersonScope, { ids, ...asked }: RowsAsked) =>
  sheetFile(scope, TITLE, asked, async () => {
    const { lang } = asked;
    const found = await db.read(scope, (tx) => selectInvitations(tx, scope, ids));
    return [
      sheetOf(TITLE, COLUMNS, found, lang),
      sheetOf(TOTALS, TOTAL_COLUMNS, totalsOf(found, lang), lang),
    ];
  });
