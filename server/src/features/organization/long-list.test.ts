import { organization } from '@emanet/contract/organization';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';

const app = await appOfFile();

it('lists 500 departments and 2,000 people of a company whole, each once', async () => {
  const company = await app.makeCompany();
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  await sql`with d as (
      insert into departments (company_id, department_name)
      select ${company}, 'Departman ' || n from generate_series(1, 500) n
      returning department_id
    ), u as (
      insert into users (email, fullname, role)
      select 'cok-' || ${company}::text || '-' || n || '@ornek.test', 'Kişi ' || n, 'temsilci'
      from generate_series(1, 2000) n returning user_id
    ), e as (
      insert into entry_logs (company_id, user_id, email, ip, user_agent, sonuc, neden)
      select ${company}, user_id, 'x', '192.0.2.1', '', 'başarılı', 'giris_yapildi'
      from u, generate_series(1, 10)
    )
    insert into memberships (user_id, company_id, department_id)
    select user_id, ${company}, department_id
    from (select user_id, row_number() over () as n from u) p
    join (select department_id, row_number() over () as n from d) q on q.n = 1 + p.n % 500`.execute(
    app.db.system,
  );
  const [people, departments] = await Promise.all([
    manager.call(organization.representatives),
    manager.call(organization.departmentCounts),
  ]);
  expect(new Set(people.body.data.map((one) => one.user_id)).size).toBe(2000);
  expect(departments.body.data).toHaveLength(500);
  expect(departments.body.data.reduce((sum, one) => sum + one.temsilci, 0)).toBe(2000);
});
