import { confirmations } from '@emanet/contract/confirmations';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { personOf } from '../../../test/person.ts';

async function makeAsked() {
  const company = await app.makeCompany();
  const departments = [await app.makeDepartment(company), await app.makeDepartment(company)];
  await app.db.system
    .insertInto('bildirim_ayarlari')
    .values({
      company_id: company,
      envanter_uygulama_onay: true,
      envanter_email_onay: true,
      aksiyon_bildirimi: true,
      periyodik_sure: 30,
      aksiyon_periyodik_sure: 7,
      envanter_baslangic_tarihi: '2026-11-01',
      aksiyon_baslangic_tarihi: '2026-11-01',
      envanter_plan_tarihi: '2026-11-01',
      aksiyon_plan_tarihi: '2026-11-01',
      guncelleyen: 'Deniz',
    })
    .execute();
  const asked = { company_id: company, donem: '2026-11-01', bildirim_tarihi: '2026-11-01' };
  for (const department_id of departments) {
    await app.db.system
      .insertInto('envanter_bildirimleri')
      .values({ ...asked, department_id, onay: true })
      .execute();
    await app.db.system
      .insertInto('envanter_hatirlatmalari')
      .values({
        company_id: company,
        donem: '2026-11-01',
        department_id,
        gun: 3,
        tarih: '2026-11-04',
      })
      .execute();
  }
  return { company, departments };
}

const app = await appOfFile();
const own = await makeAsked();
const foreign = await makeAsked();
const person = await app.makeUser({
  role: 'temsilci',
  companies: [own.company],
  departments: own.departments.slice(0, 1),
});
const representative = await app.signIn(person);

it('shows a representative the own departments, managers the own company', async () => {
  const list = (await representative.call(confirmations.list)).body.data;
  expect(list.map((one) => one.department_id)).toEqual(own.departments.slice(0, 1));
  const due = (await representative.call(confirmations.due)).body.data;
  expect(due.map((one) => one.department_id)).toEqual(own.departments.slice(0, 1));
  for (const role of ['danışman', 'yönetici'] as const) {
    const manager = await app.signInAs({ role, companies: [own.company] });
    const found = (await manager.call(confirmations.list)).body.data;
    expect(found.map((one) => one.department_id).toSorted()).toEqual(own.departments.toSorted());
    const overview = (await manager.call(confirmations.overview)).body.data;
    expect(overview.departmanlar.map((one) => one.department_id).toSorted()).toEqual(
      own.departments.toSorted(),
    );
  }
});

it('takes no confirmation for another company or department', async () => {
  const send = (company_id: number, department_id: number | undefined) =>
    representative.call(confirmations.add, {
      body: { company_id, department_id, e_posta: person.email },
    });
  expect((await send(foreign.company, foreign.departments[0])).status).toBe(409);
  expect((await send(own.company, foreign.departments[0])).status).toBe(404);
  expect((await send(own.company, own.departments[1])).status).toBe(404);
  const { rows } = await sql`select 1 from envanter_bildirimleri
    where not onay and company_id in (${own.company}, ${foreign.company})`.execute(app.db.system);
  expect(rows).toEqual([]);
});

it('is narrowed by the database, too, and cannot be rewritten', async () => {
  const scope = scopeOf(await personOf(app, person.user_id), 'confirmations.read');
  for (const table of ['envanter_bildirimleri', 'envanter_hatirlatmalari']) {
    const { rows } = await app.db.read(scope, (tx) =>
      sql`select company_id, department_id from ${sql.table(table)}`.execute(tx),
    );
    expect(rows).toEqual([{ company_id: own.company, department_id: own.departments[0] }]);
    for (const statement of [
      sql`update ${sql.table(table)} set donem = donem`,
      sql`delete from ${sql.table(table)}`,
    ])
      await expect(app.db.write(scope, (tx) => statement.execute(tx))).rejects.toThrow(
        /permission denied/,
      );
  }
  const { rows } = await app.db.read(scope, (tx) =>
    sql`select company_id from bildirim_ayarlari`.execute(tx),
  );
  expect(rows).toEqual([{ company_id: own.company }]);
});
