import type { Dashboard } from '@emanet/contract/dashboard';
import { perRegister, REGISTERS } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { registerOf } from '../../registers.ts';
import { selectChanges } from './changes.ts';
import { calendarOf, horizonOf } from './due/calendar.ts';
import { dueSources } from './due/sources.ts';
import { selectCounters } from './queries.ts';

/** Everything that the dashboard shows, in one journey to the database. */
export const readDashboard = (
  { db, clock }: Services,
  scope: PersonScope,
  begin: string | undefined,
  language: Language,
): Promise<Dashboard> =>
  db.read(scope, async (tx) => {
    const bugun = clock.today();
    const [sayaclar, degisiklikler, ...due] = await Promise.all([
      selectCounters(tx, scope),
      perRegister(REGISTERS, (tur) => {
        const register = registerOf(tur);
        return selectChanges(tx, register, scopeWith(scope, register.read), language);
      }),
      ...dueSources.map((source) => source(tx, scope, horizonOf(bugun))),
    ]);
    return {
      bugun,
      sayaclar,
      aksiyonlar: [],
      degisiklikler,
      yaklasan: calendarOf(due, bugun, begin),
    };
  });
