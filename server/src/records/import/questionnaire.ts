import { QUESTIONS, questionHeads } from '@emanet/contract/records/questionnaire';
import type { Field, Values } from '@emanet/contract/records/fields';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import { changedFields } from '../../nouns/log.ts';
import { yesNo } from '../kinds/boolean.ts';
import type { Register } from '../register.ts';
import { codesBehind } from './choices.ts';
import type { Sheet } from './file/sheet.ts';
import { headKey } from './heads.ts';

/** An answer as far as a field can hold it, and the words that it cannot. */
type Loose = Readonly<{ value: unknown; words: string }>;

/** The field that keeps words for which the register has no choice. */
export const NOTES = 'faaliyet_aciklamasi';
const DEPARTMENT = 'department_id';

function placesOfAnswers({ columns }: Sheet): number[] {
  const heads = questionHeads();
  return columns.flatMap(({ title }, place) => (heads.has(headKey(title)) ? [place] : []));
}

/** Does the sheet hold the answers of a department to the questionnaire? */
export const isQuestionnaire = (sheet: Sheet): boolean => placesOfAnswers(sheet).length > 0;

/**
 * The rows of a questionnaire that answer anything: it is handed out with the department in rows
 * that may stay blank. A row added below them belongs to the only department that the sheet names.
 */
export function answeredRows(sheet: Sheet): Sheet {
  const answers = placesOfAnswers(sheet);
  if (answers.length === 0) return sheet;
  const place = sheet.columns.findIndex(({ name }) => name === DEPARTMENT);
  const named = new Set(sheet.rows.flatMap(({ cells }) => cells[place] ?? []));
  const [department = null] = named.size === 1 ? named : [];
  const rows = sheet.rows
    .filter(({ cells }) => answers.some((one) => (cells[one] ?? null) !== null))
    .map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === place ? (cell ?? department) : cell)),
    }));
  return { ...sheet, rows };
}

/** The choices that an answer names, be they set apart by semicolons, commas or lines. */
function choicesIn({ lookup }: Field, text: string): Loose {
  const codes = new Set<string>();
  const words: string[] = [];
  const take = (piece: string): boolean => {
    const [code, another] = lookup ? codesBehind(lookup, piece) : [];
    if (code === undefined || another !== undefined) return false;
    codes.add(code);
    return true;
  };
  const split = (whole: string, between: RegExp) =>
    whole.split(between).flatMap((piece) => piece.trim() || []);
  for (const piece of split(text, /[;\n]/))
    if (!take(piece)) for (const word of split(piece, /,/)) if (!take(word)) words.push(word);
  return { value: [...codes], words: words.join('; ') };
}

/** Yes or no at the beginning of an answer. */
function yesNoIn(text: string): Loose {
  const [first = ''] = labelKey(text).split(/[\s,.;:(]/);
  const meant = [true, false].find((value) =>
    LANGUAGES.some((lang) => labelKey(yesNo(value, lang)) === first),
  );
  return { value: meant ?? null, words: text };
}

/** An answer in a department's own words, which no cell of an ordinary sheet may hold. */
export function looseAnswer(field: Field, text: string): Loose | undefined {
  if (!QUESTIONS.some((one) => one.field === field.name)) return undefined;
  if (field.control === 'multiselect') return choicesIn(field, text);
  return field.control === 'boolean' ? yesNoIn(text) : undefined;
}

/** Does a description contain a note as separate lines? */
export const holdsNote = (described: unknown, note: string): boolean =>
  typeof described === 'string' && `\n${described}\n`.includes(`\n${note}\n`);

/** The answers with words for which there is no choice under the description, each once. */
export function noted(sent: Values, current: Values | undefined, notes: readonly string[]): Values {
  const described = NOTES in sent ? sent[NOTES] : current?.[NOTES];
  const before = typeof described === 'string' ? described : '';
  const lacking = notes.filter((note) => !holdsNote(before, note));
  if (lacking.length === 0) return sent;
  return { ...sent, [NOTES]: [before, ...lacking].filter(Boolean).join('\n') };
}

/** Answers are a draft: a record that they make or change is unconfirmed. */
export const asDraft = ({ fields }: Register, current: Values | undefined, next: Values): Values =>
  current !== undefined && changedFields(fields, current, next).length === 0
    ? next
    : { ...next, durum: false };
