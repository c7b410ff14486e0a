import type { Endpoints, Register } from '../register.ts';
import { rowsOf } from './answer.ts';
import { registerHeads } from './heads.ts';
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
  plan: (tx, scope, sheet, how) => planImport(tx, { register, body, scope, sheet, ...how }),
  answer: (plan, lang) => rowsOf(register, plan, lang),
  refused: (plan, lang) => refusedWorkbook(register, plan, lang),
  store: (tx, scope, today, plan) => storePlan(tx, register, scope, today, plan),
});
