import { choicesOn } from '@emanet/contract/lookups';
import { asksForText, fieldOfQuestion } from '@emanet/contract/questionnaires';
import type { Field } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { toRow } from '../../records/record-json.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { shown } from '../../records/excel/shown.ts';
import { sheetInTurn } from '../../records/excel/workbook.ts';
import { selectDepartmentNames } from '../../records/import/queries.ts';
import {
  bookOf,
  choosableBy,
  columnsOf,
  writeBook,
  type AskedField,
} from '../../records/import/template/template.ts';
import { kindOf } from '../../records/kinds/kinds.ts';
import { refuseTooLarge, selectLines } from '../../records/queries.ts';
import type { RecordRow } from '../../records/register.ts';
import { processingActivityRegister as register } from './register.ts';

/** Name of the file, and of its first sheet. */
const TITLE = labelOf('questionnaire.file');

/** The sheet that explains the questionnaire to the department, line by line. */
const LINES = Object.values(serverTexts((all) => all.processingActivities.questionnaire));

/** Rows for tasks that are not recorded yet; the department is filled in already. */
const BLANK_ROWS = 30;

/**
 * The ten questions for one department as a workbook: the recorded answers so far, and blank rows.
 * The import of the register reads it, as drafts.
 */
export async function writeQuestionnaire(
  { db }: Services,
  scope: CompanyScope,
  department_id: number,
  lang: Language,
): Promise<{ content: Uint8Array; disposition: string }> {
  const where = sql`t.department_id = ${department_id}
    and coalesce(t.faaliyet_durumu, '') <> 'sona_erdi'`;
  const { name, choosable, lines } = await db.read(scope, async (tx) => {
    const departments = await selectDepartmentNames(tx, scope);
    const department = departments.find(({ id }) => id === department_id);
    if (!department) return fail('NOT_FOUND');
    await refuseTooLarge(tx, register, scope, where);
    return {
      name: department.name,
      choosable: await choosableBy(tx, register, scope),
      lines: await selectLines(tx, register, scope, {
        where: [where],
        orderBy: sql`t.surec_ismi collate turkish, t.id`,
        readOnly: true,
      }),
    };
  });
  const questions = QUESTIONS.map(({ field: called, title, help }): AskedField => {
    const field = fieldOfQuestion(called);
    const { lookup } = field;
    const values = lookup
      ? choicesOn(lookup, todayInTurkey())
          .filter(({ code }) => !asksForText(field, code))
          .map((one) => ({ text: one[lang], special: one.special === true }))
      : (kindOf(field).listed?.(field, choosable, lang) ?? []);
    return { field, title: title[lang], help: help[lang], values };
  });
  const department: AskedField = {
    field: fieldOfQuestion('department_id'),
    title: fieldLabel(register.noun, 'department_id', lang),
    help: '',
    values: [{ text: name, special: false }],
  };
  const [first, ...others] = questions;
  const asked = [...(first ? [first] : []), department, ...others];
  const rowOf = (row: RecordRow) => [row.id, ...asked.map(({ field }) => cellOf(field, row, lang))];
  const blank = [null, ...asked.map(({ field }) => (field === department.field ? name : null))];
  const content = await sheetInTurn(() =>
    writeBook(
      scope,
      bookOf(
        {
          title: TITLE[lang],
          ...columnsOf(asked, lang),
          lines: LINES,
          rows: [
            ...lines.map((line) => rowOf(toRow(register, line))),
            ...Array.from({ length: BLANK_ROWS }, () => blank),
          ],
        },
        lang,
      ),
    ),
  );
  const title = { tr: `${TITLE.tr} - ${name}`, en: `${TITLE.en} - ${name}` };
  return { content, disposition: sheetDisposition(title, scope, lang) };
}

const cellOf = (field: Field, row: RecordRow, lang: Language): string | null => {
  const value = shown(field, row, lang, new Map(), true);
  return typeof value === 'string' && value !== '' ? value : null;
};
