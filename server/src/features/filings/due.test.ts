import { filings } from '@emanet/contract/filings';
import { processingActivities } from '@emanet/contract/processing-activities';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { beforeEach, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { activityBody } from '../processing-activities/sample.ts';
import type { Compare } from './due.ts';
import { compareWhole, standingIn } from './filings.ts';

/** Companies whose whole notification was compared since the test began. */
let compared: number[];

/** A company that has told the registry of one activity. */
async function filed() {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  const held: object = {
    islenen_kisisel_veriler: ['kamera_kaydi'],
    ilgili_kisi: ['ziyaretci'],
    saklama_suresi: 'cctv_90',
  };
  const { id } = (
    await manager.call(processingActivities.add, {
      body: activityBody(department, 'Kamera ile izleme', { ...held }),
    })
  ).body.data;
  const file = () =>
    manager.call(filings.add, {
      body: {
        tarih: todayInTurkey(),
        giren: 'Zeynep Kılıç',
        gerekce: 'Eksikler görüldü, tamamlanıyor.',
      },
    });
  await file();
  const keptFor = async (saklama_suresi: string) => {
    const body: object = { saklama_suresi };
    const answer = await manager.call(processingActivities.update, {
      params: { id: String(id) },
      body,
    });
    expect(answer.status, answer.text).toBe(200);
  };
  const scope = scopeOfJob({ kind: 'job', job: 'test' }, company);
  const counted: Compare = (...asked) => {
    compared.push(company);
    return compareWhole(...asked);
  };
  const standing = () => app.db.read(scope, (tx) => standingIn(tx, scope, counted));
  const isDue = async () => (await standing()).son_gun !== null;
  return { company, file, keptFor, isDue, standing };
}

const app = await appOfFile();
const one = await filed();
const other = await filed();
beforeEach(() => {
  compared = [];
});

it('compares the whole notification once per change', async () => {
  await one.keptFor('cctv_30');
  expect([await one.isDue(), await one.isDue()]).toEqual([true, true]);
  expect(compared).toEqual([one.company]);
  await one.keptFor('cctv_90');
  expect([await one.isDue(), await one.isDue()]).toEqual([false, false]);
  expect(compared).toEqual([one.company, one.company]);
});

it('reads the standing once per change, and the due day from the same answer', async () => {
  await one.keptFor('cctv_30');
  const [first, again] = [await one.standing(), await one.standing()];
  expect(first.farklar).not.toEqual([]);
  expect(again).toEqual(first);
  expect(first.son_gun).not.toBeNull();
  expect(compared).toEqual([one.company]);
  await one.keptFor('cctv_90');
  expect((await one.standing()).farklar).toEqual([]);
  expect(compared).toEqual([one.company, one.company]);
});

it('answers each company by its own notification', async () => {
  await one.keptFor('cctv_30');
  await other.keptFor('cctv_30');
  await other.keptFor('cctv_90');
  expect([await one.isDue(), await other.isDue()]).toEqual([true, false]);
  expect([await one.isDue(), await other.isDue()]).toEqual([true, false]);
  expect(compared).toEqual([one.company, other.company]);
});

it('forgets what it knew of an earlier filing', async () => {
  expect(await one.isDue()).toBe(true);
  await one.file();
  expect(await one.isDue()).toBe(false);
});
