import { actions, type Action } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department_id = await app.makeDepartment(company);
const first = await app.signInAs({ role: 'yönetici', companies: [company] });
const second = await app.signInAs({ companies: [company] });

const add = async (rest: object = {}): Promise<Action> => {
  const body = { aksiyon_ismi: unique('Aksiyon'), risk: 'Orta' as const, department_id, ...rest };
  return (await first.call(actions.add, { body })).body.data;
};
const at = ({ id }: Action) => ({ params: { id: String(id) } });
const single = async (one: Action) => (await first.call(actions.single, at(one))).body.data;
const entriesOf = async ({ id }: Action) =>
  (
    await first.call(changeLogs.list, {
      params: { companyId: String(company), type: 'aksiyonlar', recordId: String(id) },
    })
  ).body.data;

it('two people who edit one version: one is stored, the other is told and loses nothing', async () => {
  const one = await add();
  const edits = [first, second].map((caller, place) =>
    caller.call(actions.update, {
      ...at(one),
      body: { notlar: `Not ${place}`, surum: one.surum },
    }),
  );
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  expect(stale?.body.code).toBe('STALE');
  const now = await single(one);
  expect(stale?.body.data).toMatchObject({ surum: now.surum, notlar: now.notlar });
  expect(await entriesOf(one)).toHaveLength(2);
});

it('two people who close a recurring action at once open one next action', async () => {
  const one = await add({ tekrar: 'aylik', son_tarih: '2099-01-15' });
  const answers = await Promise.all(
    [first, second, first, second].map((caller) =>
      caller.call(actions.update, { ...at(one), body: { durum: 1 } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { data } = (await first.call(actions.list)).body;
  const named = data.filter(({ aksiyon_ismi }) => aksiyon_ismi === one.aksiyon_ismi);
  expect(named.map(({ durum }) => durum).toSorted()).toEqual([false, true]);
  // Added and closed once, however often it was asked for.
  expect(await entriesOf(one)).toHaveLength(2);
});

it('an edit, a toggle, an archive and a delete at once leave one whole state and its entries', async () => {
  const one = await add();
  const answers = await Promise.all([
    first.call(actions.update, { ...at(one), body: { notlar: 'Yeni' } }),
    second.call(actions.update, { ...at(one), body: { durum: 1 } }),
    first.call(actions.archive, { ...at(one), body: { guncel: 0 } }),
    second.call(actions.delete, at(one)),
  ]);
  // The delete always succeeds; what came behind it finds no action any more.
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(answers.at(-1)?.status).toBe(200);
  expect((await first.call(actions.single, at(one))).status).toBe(404);
  const before = answers.slice(0, 3).filter(({ status }) => status === 200).length;
  const back = await first.call(actions.restore, at(one));
  expect(back.status, back.text).toBe(200);
  expect(await entriesOf(one)).toHaveLength(before + 3);
  expect(back.body.data.notlar).toBe(answers[0]?.status === 200 ? 'Yeni' : null);
  expect(back.body.data.durum).toBe(answers[1]?.status === 200);
  expect(back.body.data.guncel).toBe(answers[2]?.status !== 200);
});
