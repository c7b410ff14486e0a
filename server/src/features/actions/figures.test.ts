import { actions } from '@emanet/contract/actions';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { countOpenActions, selectOpenActions } from './actions.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');
const app = await appOfFile({}, { clock });

it('counts open actions by risk, and those whose day has passed', async () => {
  const company = await app.makeCompany();
  const department_id = await app.makeDepartment(company);
  const caller = await app.signInAs({ role: 'yönetici', companies: [company] });
  const days = [['2026-11-21'], ['2026-11-22'], ['2026-11-01', true], ['2026-11-20']] as const;
  for (const [son_tarih, durum = false] of days)
    await caller.call(actions.add, {
      body: { aksiyon_ismi: 'Dolap', risk: 'Orta', department_id, son_tarih, durum },
    });
  const scope = scopeOfJob({ kind: 'job', job: 'test' }, company);
  await app.db.read(scope, async (tx) => {
    expect(await countOpenActions(tx, scope, clock.today())).toMatchObject([
      { department_id, Yüksek: 0, Orta: 3, geciken: 2 },
    ]);
    expect(await selectOpenActions(tx, scope)).toHaveLength(3);
  });
});
