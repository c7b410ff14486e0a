import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const places = [await app.makeDepartment(company), await app.makeDepartment(company)];

const run = (text: ReturnType<typeof sql>) => text.execute(app.db.system);

/** Kept counts, and counts of what there is. */
async function bothCounts() {
  const count = async (from: ReturnType<typeof sql>) =>
    (
      await sql<{ department_id: number; toplam: number; dikkat: number }>`
        select department_id, ${from} group by department_id order by department_id`.execute(
        app.db.system,
      )
    ).rows;
  return {
    kept: await count(sql`sum(toplam)::int as toplam, sum(dikkat)::int as dikkat
      from kayit_sayilari where company_id = ${company} and tur = 'diger_aktarim'`),
    real: await count(sql`count(*)::int as toplam,
      (count(*) filter (where risk = 'Yüksek'))::int as dikkat
      from diger_aktarim where company_id = ${company}`),
  };
}

it('stay right when many write at the same moment, and are added up on the way', async () => {
  const [here = 0, there = 0] = places;
  const add = (n: number) =>
    run(sql`insert into diger_aktarim (company_id, department_id, kurum_adi, risk, guncelleyen)
      select ${company}, ${n % 2 ? here : there}, 'sgk', case when n % 3 = 0 then 'Yüksek' end, 'Test'
      from generate_series(1, ${1 + (n % 4)}::int) n`);
  const change = (n: number) =>
    run(sql`update diger_aktarim set risk = case when id % 2 = ${n % 2} then 'Yüksek' else 'Orta' end,
        department_id = case when id % 5 = ${n % 5} then ${there} else department_id end
      where company_id = ${company} and id % 7 = ${n % 7}`);
  const remove = (n: number) =>
    run(sql`delete from diger_aktarim where company_id = ${company} and id % 23 = ${n}`);
  for (let round = 0; round < 20; round++)
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => add(round + n)),
      change(round),
      ...(round % 4 === 0 ? [remove(round)] : []),
    ]);
  const { kept, real } = await bothCounts();
  expect(real.length).toBe(2);
  expect(kept).toEqual(real);
  const rows = await sql<{ n: number }>`
    select count(*)::int as n from kayit_sayilari where company_id = ${company}`.execute(
    app.db.system,
  );
  // More than 160 statements have added to them.
  expect(rows.rows[0]?.n).toBeLessThan(130);
});

it('take back what a transaction did not store', async () => {
  const before = await bothCounts();
  const failing = app.db.system.transaction().execute(async (tx) => {
    await sql`delete from diger_aktarim where company_id = ${company}`.execute(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await bothCounts()).toEqual(before);
});

it('cannot be written by a request or shown to another company', async () => {
  const scope = { company_id: company + 1 };
  const asApp = app.db.system.transaction().execute(async (tx) => {
    await sql`set local role emanet_app`.execute(tx);
    await sql`select set_config('app.company_id', ${String(scope.company_id)}, true),
      set_config('app.departments', 'all', true)`.execute(tx);
    const seen = await sql`select from kayit_sayilari where company_id = ${company}`.execute(tx);
    expect(seen.rows).toEqual([]);
    await sql`update kayit_sayilari set toplam = 0`.execute(tx);
  });
  await expect(asApp).rejects.toThrow(/permission denied for table kayit_sayilari/);
});
