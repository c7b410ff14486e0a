import { asTyped } from '../excel/cells.ts';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Field } from '@emanet/contract/records/fields';
import { saysNothing } from '@emanet/contract/words/vocabulary';
import { randomUUID } from 'node:crypto';
import { wordMeant } from '../kinds/choice.ts';
import { kindOf } from '../kinds/kinds.ts';
import { departmentsNamed } from '../kinds/names.ts';
import type { Endpoints, Register } from '../register.ts';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { changedFields } from '../../nouns/log.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { insertRecords, updateRecords, type Addition, type Change } from '../write/store.ts';
import { rowsOf } from './answer.ts';
import { codesBehind, isNamed } from './choices.ts';
import { sheetFields, sheetNounOf, type SheetNoun } from './drafts.ts';
import { registerHeads } from './heads.ts';
import type { Guessable } from './own/columns.ts';
import { departmentsByName } from './reference-names.ts';
import type { Importer, StoredImport } from './import.ts';
import { planImport, type Plan } from './plan.ts';
import { refusedWorkbook } from './refused.ts';

/** The import of a register, by the rules of add and update. */
export const recordImporter = (
  register: Register,
  body: Endpoints['add']['body'],
): Importer<Plan> => {
  const noun = sheetNounOf(register);
  return {
    heads: registerHeads(register.noun),
    required: register.fields.flatMap(({ name, required }) => (required === true ? [name] : [])),
    guessable: guessableOf(noun),
    plan: (tx, scope, sheet, how) => planImport(tx, { register, body, scope, sheet, ...how }),
    answer: (plan, lang) => rowsOf(noun, plan, lang),
    refused: (plan, lang) => refusedWorkbook(noun, plan, lang),
    store: (tx, scope, today, plan) => storePlan(tx, register, scope, today, plan),
  };
};

/** Fields whose values are free texts, in which "none" may be the answer. */
const isText = (control: Field['control']): boolean =>
  ['text', 'textarea', 'suggest'].includes(control);

/** Fields by which columns are recognised; yes and no are not used, since many fields have them. */
export const guessableOf =
  (noun: SheetNoun) =>
  async (tx: Tx, scope: CompanyScope): Promise<readonly Guessable[]> => {
    const names = await departmentsByName(tx, scope);
    const isDepartment = (text: string) => departmentsNamed(names, text).length > 0;
    return sheetFields(noun).map((field) => {
      const { name, lookup, control } = field;
      const labels = LANGUAGES.map((lang) => noun.label(name, lang));
      const knows = lookup
        ? (text: string) => codesBehind(lookup, text).length > 0
        : control === 'department'
          ? isDepartment
          : field.many
            ? (text: string) => wordMeant(field, text) !== undefined
            : undefined;
      const asks = control === 'boolean' || control === 'confirmation';
      // A refused row comes back with an apostrophe before its dash; in a text both are what is stored.
      const blank = (text: string) =>
        saysNothing(
          isText(control) ? text : asTyped(text),
          asks || isText(control) || !!knows?.(text),
        );
      return {
        ...{ name, labels, blank },
        ...{ many: field.many ?? kindOf(field).takes === 'many', isDay: control === 'date' },
        ...(lookup === 'saklama_suresi' && { isPeriod: true }),
        ...(name === 'dakika' && { isMinutes: true }),
        ...(control === 'number' && { isCount: true }),
        ...(control === 'email' && { holds: 'email' as const }),
        ...(name === 'telefon' && { holds: 'phone' as const }),
        ...(knows && { knows }),
        ...(lookup && { named: (text: string) => isNamed(lookup, text) }),
      };
    });
  };

/** Steps that are stored together: the entries of a whole file would take as much memory as the file. */
const PIECE = 500;

/** Stores a plan; every record gets an entry in the change log, all with one act number. */
async function storePlan(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  { steps }: Plan,
): Promise<StoredImport> {
  const toplu_islem = randomUUID();
  const eklenenler: number[] = [];
  for (let from = 0; from < steps.length; from += PIECE) {
    const additions: Addition[] = [];
    const changes: Change[] = [];
    await forEachInTurn(steps.slice(from, from + PIECE), (step) => {
      const { kind, next, draft } = step;
      if (kind === 'add')
        additions.push({ next, changes: changedFields(register.fields, undefined, next) });
      else if (kind === 'change' && draft.current)
        changes.push({ id: draft.current.id, next, changes: step.changes });
    });
    for (const id of await insertRecords(tx, register, scope, today, additions, toplu_islem))
      eklenenler.push(id);
    await updateRecords(tx, register, scope, today, changes, toplu_islem);
  }
  return { eklenenler, toplu_islem };
}
