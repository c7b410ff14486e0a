import { fieldLabel } from '@emanet/contract/records/labels';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { kindOf } from '../kinds/kinds.ts';
import type { Endpoints, Register } from '../register.ts';
import { rowsOf } from './answer.ts';
import { codesBehind } from './choices.ts';
import { sheetFields } from './drafts.ts';
import { registerHeads } from './heads.ts';
import type { Guessable } from './own/columns.ts';
import { departmentsByName } from './reference-names.ts';
import type { Importer } from './import.ts';
import { planImport, type Plan } from './plan.ts';
import { refusedWorkbook } from './refused.ts';
import { storePlan } from './store.ts';

/** The import of a register, by the rules of add and update. */
export const recordImporter = (
  register: Register,
  body: Endpoints['add']['body'],
): Importer<Plan> => ({
  heads: registerHeads(register.noun),
  required: register.fields.flatMap(({ name, required }) => (required === true ? [name] : [])),
  guessable: async (tx, scope) => {
    const { departments } = await departmentsByName(tx, scope);
    const isDepartment = (text: string) =>
      departments.has(text) || departments.has(foldTurkish(text));
    return guessableOf(register, isDepartment);
  },
  plan: (tx, scope, sheet, how) => planImport(tx, { register, body, scope, sheet, ...how }),
  answer: (plan, lang) => rowsOf(register, plan, lang),
  refused: (plan, lang) => refusedWorkbook(register, plan, lang),
  store: (tx, scope, today, plan) => storePlan(tx, register, scope, today, plan),
});

/** Fields of a register as columns are told by them: a yes or no is said of many things. */
const guessableOf = (
  register: Register,
  isDepartment: (text: string) => boolean,
): readonly Guessable[] =>
  sheetFields(register).map((field) => {
    const { name, lookup, control } = field;
    const labels = LANGUAGES.map((lang) => fieldLabel(register.noun, name, lang));
    const knows = lookup
      ? (text: string) => codesBehind(lookup, text).length > 0
      : control === 'department'
        ? isDepartment
        : undefined;
    return { name, labels, many: kindOf(field).takes === 'many', ...(knows && { knows }) };
  });
