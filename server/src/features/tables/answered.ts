import type { Body } from '@emanet/contract/law/special-data';
import { serverText } from '@emanet/contract/locales/server-texts';
import { ANSWERS_FIELD } from '@emanet/contract/records/fields';
import { answersIn, type WarningAnswer } from '@emanet/contract/records/kinds/warning-answers';
import { registerTitle, warningText } from '@emanet/contract/records/labels';
import { registerOfType } from '@emanet/contract/records/registers';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import {
  answerState,
  answerStateName,
  type AnswerState,
} from '@emanet/contract/records/rules/answer-state';
import type { Warning } from '@emanet/contract/records/warnings';
import { actorName } from '@emanet/contract/shared/actor-types';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { crossRule, isCrossCode } from '@emanet/contract/tables/cross-rules';
import { sql } from 'kysely';
import { dayReadBy } from '../../nouns/past.ts';
import { bodyOf, scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { column, sheetOf } from '../../records/excel/columns.ts';
import { forEachInTurn } from '../../records/in-pieces.ts';
import { rowThen } from '../../records/past-list.ts';
import { selectLines } from '../../records/queries.ts';
import { toRow } from '../../records/record-json.ts';
import { nameOf } from '../../records/record-name.ts';
import type { RecordRow, Register } from '../../records/register.ts';
import { registers } from '../../registers.ts';
import { compareLinked } from './cross-checks.ts';
import { VIEW_TITLES } from './sheets.ts';

/** An answer with the register and record that hold it. */
type AnsweredWarning = WarningAnswer &
  Readonly<{ register: Register; row: RecordRow; state: AnswerState }>;

const T = {
  register: serverText('tables.columns.register'),
  warning: serverText('tables.columns.warning'),
  reason: serverText('tables.columns.reason'),
  by: serverText('tables.columns.answeredBy'),
  given: serverText('tables.columns.answeredOn'),
  until: serverText('tables.columns.validUntil'),
};

type Linked = Awaited<ReturnType<typeof compareLinked>>;
type Known = Readonly<{ body: Body; today: string; linked: Linked | undefined }>;

/**
 * State of an answer. A warning over linked records is compared now: the stored warnings know it only
 * after the next round of the job. `linked` is undefined for a reader who does not see every record.
 */
function stateOf(
  { noun, tur }: Register,
  row: RecordRow,
  answer: WarningAnswer,
  { linked, ...known }: Known,
): AnswerState {
  if (!linked || !isCrossCode(answer.kod)) return answerState(noun, row, answer, known);
  const isIt = ({ kod, alan }: Warning) => kod === answer.kod && alan === answer.alan;
  const found = linked[tur].get(row.id)?.find(isIt);
  if (!found) return 'konusuz';
  if (answer.bitis < known.today) return 'suresi_doldu';
  return found.iz === answer.iz ? 'gecerli' : 'yeniden_acik';
}

/** The answered warnings of every register that the scope reads, by register and name of the record. */
async function selectAnsweredWarnings(tx: Tx, scope: CompanyScope): Promise<AnsweredWarning[]> {
  const day = dayReadBy(scope.actor);
  const today = day ?? todayInTurkey();
  const scopes = registers.map(({ tur }) => scopeWith(scope, registerOfType(tur).read));
  const seesAll = scopes.every(({ departments }) => departments === 'all');
  const linked = seesAll ? await compareLinked(tx, scope, today) : undefined;
  const known = { body: bodyOf(scope), today, linked };
  const found: AnsweredWarning[] = [];
  for (const [place, register] of registers.entries()) {
    const lines = await selectLines(tx, register, scopes[place] ?? scope, {
      where: [sql`cardinality(t.${sql.id(ANSWERS_FIELD)}) > 0`],
      orderBy: sql`t.${sql.id(register.nameField)} collate turkish, t.id`,
      readOnly: true,
    });
    await forEachInTurn(lines, (line) => {
      const row =
        day !== undefined && linked
          ? rowThen(register, scope, line, { day, linked: linked[register.tur] })
          : toRow(register, line);
      for (const answer of answersIn(row[ANSWERS_FIELD])) {
        found.push({ ...answer, register, row, state: stateOf(register, row, answer, known) });
      }
    });
  }
  return found;
}

function ruleOf({ register: { noun }, kod, alan }: AnsweredWarning, lang: Language) {
  if (isCrossCode(kod)) {
    const { title, article } = crossRule(kod);
    return { title: title[lang], article: articleIn(article, lang) };
  }
  const article = RULES[noun].find((one) => one.kod === kod && one.field === alan)?.article;
  const { title } = warningText(noun, kod, lang);
  return { title, article: article === undefined ? null : articleIn(article, lang) };
}

const NARROW = 14;
const NORMAL = 26;
const WIDE = 48;

/** The answered warnings of a company as a sheet: which, why, by whom, until when, and whether they hold. */
export async function answeredSheet(tx: Tx, scope: CompanyScope, lang: Language) {
  return sheetOf<AnsweredWarning>(
    VIEW_TITLES.cevaplar,
    [
      column('fields.record', NORMAL, ({ register, row }) => nameOf(register, row, lang)),
      column(T.register, NORMAL, ({ register }) => registerTitle(register.noun)[lang]),
      column('fields.department', NORMAL, ({ row }) => row.department_name),
      column(T.warning, WIDE, (one) => ruleOf(one, lang).title),
      column('fields.article', NORMAL, (one) => ruleOf(one, lang).article),
      column(T.reason, WIDE, ({ gerekce }) => gerekce),
      column(T.by, NORMAL, ({ kim }) => actorName(kim, lang)),
      column(T.given, NARROW, ({ gun }) => (gun === '' ? null : { day: gun })),
      column(T.until, NARROW, ({ bitis }) => ({ day: bitis })),
      column('fields.state', NORMAL, ({ state }) => answerStateName(state)[lang]),
    ],
    await selectAnsweredWarnings(tx, scope),
    lang,
  );
}
