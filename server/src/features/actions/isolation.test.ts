import { actions } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import { files } from '@emanet/contract/files';
import { expect, it } from 'vitest';
import { appOfFile, type TestApp } from '../../../test/app.ts';
import { personOf } from '../../../test/person.ts';
import { pdf } from '../../../test/sample-files.ts';
import { scopeOf } from '../../platform/access/scope.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const hr = await app.makeDepartment(company);
const sales = await app.makeDepartment(company);
const signIn = async (wanted: Parameters<TestApp['makeUser']>[0]) => {
  const user = await app.makeUser(wanted);
  return { ...(await app.signIn(user)), user_id: user.user_id };
};
const insider = await signIn({ companies: [company] });
const strangers = {
  anotherCompany: await signIn({ companies: [elsewhere] }),
  anotherDepartment: await signIn({
    role: 'temsilci',
    companies: [company],
    departments: [sales],
  }),
};
const added = await insider.call(actions.add, {
  body: { aksiyon_ismi: 'Gizli', risk: 'Orta', department_id: hr },
  file: { name: 'Gizli.pdf', bytes: pdf() },
});
const action = added.body.data;

it.each([
  ['anotherCompany', 404, 403],
  ['anotherDepartment', 403, 404],
] as const)(
  'hides an action from somebody of %s, however they ask',
  async (who, deleting, history) => {
    const caller = strangers[who];
    const at = { params: { id: String(action.id) } };
    expect((await caller.call(actions.list)).body.data).toEqual([]);
    expect((await caller.call(actions.single, at)).status).toBe(404);
    const toggled = await caller.call(actions.update, { ...at, body: { durum: 1 } });
    expect(toggled.status).toBe(404);
    for (const endpoint of [actions.delete, actions.restore])
      expect((await caller.call(endpoint, at)).status).toBe(deleting);
    const params = {
      companyId: String(company),
      type: 'aksiyonlar' as const,
      recordId: String(action.id),
    };
    expect((await caller.call(changeLogs.list, { params })).status).toBe(history);
    const file = action.dokuman_linki?.split('/').at(-1) ?? '';
    expect((await caller.call(files.read, { params: { id: file } })).status).toBe(404);
    const sheet = await caller.call(actions.export, { body: { ids: [action.id], lang: 'tr' } });
    expect(sheet.text).not.toContain('Gizli');
    expect((await insider.call(actions.single, at)).body.data).toMatchObject({ surum: 1 });
  },
);

it('names nobody of another company as the person in charge', async () => {
  const foreign = await app.makeUser({ companies: [await app.makeCompany()] });
  const { body } = await insider.call(actions.people);
  expect(body.data).not.toEqual([]);
  expect(body.data.map((one) => one.user_id)).not.toContain(foreign.user_id);
});

it('is kept apart by the database, too, when a query forgets to', async () => {
  const seenBy = async ({ user_id }: { user_id: number }) => {
    const scope = scopeOf(await personOf(app, user_id), 'actions.read');
    return app.db.read(scope, (tx) => tx.selectFrom('aksiyonlar').select('id').execute());
  };
  expect(await seenBy(insider)).toEqual([{ id: action.id }]);
  expect(await seenBy(strangers.anotherCompany)).toEqual([]);
  expect(await seenBy(strangers.anotherDepartment)).toEqual([]);
});
