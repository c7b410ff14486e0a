import type { CompanyErasure } from '@emanet/contract/companies';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { updaterName } from '../../platform/access/actor.ts';
import { companyNameOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { askErasure, cancelErasure, selectErasure } from '../../records/company/erasure.ts';
import { mayDecide } from './administrator.ts';

const shown = async (tx: Tx, scope: PersonScope): Promise<CompanyErasure> => ({
  bekleyen: (await selectErasure(tx, scope)) ?? null,
  isteyebilir: await mayDecide(tx, scope),
});

export const readErasure = ({ db }: Services, scope: PersonScope): Promise<CompanyErasure> =>
  db.read(scope, (tx) => shown(tx, scope));

/** Asks for the erasure of the company in thirty days. */
export async function requestErasure(services: Services, scope: PersonScope, typed: string) {
  const { db, config } = services;
  const { actor, company_id } = scope;
  if (company_id === config.TEMPLATE_COMPANY_ID) fail('FORBIDDEN');
  if (foldTurkish(typed.trim()) !== foldTurkish(companyNameOf(scope)))
    fail('ERASURE_NAME', { fields: { company_name: 'choice' } });
  return db.write(scope, async (tx) => {
    if (!(await mayDecide(tx, scope))) fail('ERASURE_OF_ADMINISTRATOR');
    await askErasure(tx, { scope, config, by: updaterName(actor), user_id: actor.user_id });
    return shown(tx, scope);
  });
}

/** Cancels it; whoever manages the company may. */
export const withdrawErasure = ({ db, config }: Services, scope: PersonScope) =>
  db.write(scope, async (tx) => {
    await cancelErasure(tx, { scope, config, by: updaterName(scope.actor) });
    return shown(tx, scope);
  });
