import { actions } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import { files } from '@emanet/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { pdf } from '../../../test/sample-files.ts';

let app: TestApp;
let company: number;
let hr: number;
let action: { id: number; dokuman_linki: string | null };
let strangers: Record<'anotherCompany' | 'anotherDepartment', Caller>;
let insider: Caller;

beforeAll(async () => {
  app = await testApp();
  company = await app.makeCompany();
  const elsewhere = await app.makeCompany();
  hr = await app.makeDepartment(company);
  const sales = await app.makeDepartment(company);
  const signIn = async (wanted: Parameters<TestApp['makeUser']>[0]) =>
    app.signIn(await app.makeUser(wanted));
  insider = await signIn({ companies: [company] });
  strangers = {
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
  action = added.body.data;
});
afterAll(() => app.close());

it.each(['anotherCompany', 'anotherDepartment'] as const)(
  'hides an action from somebody of %s, however they ask',
  async (who) => {
    const caller = strangers[who];
    const at = { params: { id: String(action.id) } };
    expect((await caller.call(actions.list)).body.data).toEqual([]);
    expect((await caller.call(actions.single, at)).status).toBe(404);
    const toggled = await caller.call(actions.update, { ...at, body: { durum: 1 } });
    expect(toggled.status).toBe(404);
    for (const endpoint of [actions.delete, actions.restore])
      expect([403, 404]).toContain((await caller.call(endpoint, at)).status);
    const params = {
      companyId: String(company),
      type: 'aksiyonlar' as const,
      recordId: String(action.id),
    };
    expect([403, 404]).toContain((await caller.call(changeLogs.list, { params })).status);
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
  const { rows } = await sql<{ forced: boolean }>`
    select relforcerowsecurity as forced from pg_class where relname = 'aksiyonlar'`.execute(
    app.db.system,
  );
  expect(rows).toEqual([{ forced: true }]);
});
