import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const owner = new pg.Client({ connectionString: inject('databaseUrl') });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

/** Columns of the public tables that have a company, and what holds between these tables. */
const LED = `with led as (
  select c.oid, c.relname from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'companies'
)`;

async function names(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`${LED} ${query} order by 1`);
  return rows.map(({ name }) => name);
}

// Rows of a company could then lie on a machine of their own; docs/operations/growth.md tells what else it takes.
it('lets no reference between rows of companies leave the company', async () => {
  expect(
    await names(`select f.conname::text as name from pg_constraint f
      join led here on here.oid = f.conrelid join led there on there.oid = f.confrelid
      where f.contype = 'f' and not exists (
        select from unnest(f.conkey, f.confkey) as part(mine, theirs)
        join pg_attribute m on m.attrelid = f.conrelid and m.attnum = part.mine
        join pg_attribute t on t.attrelid = f.confrelid and t.attnum = part.theirs
        where m.attname = 'company_id' and t.attname = 'company_id')`),
    // Its rows go with those of the review; a second key of the largest register was not worth it.
  ).toEqual(['gozden_gecirmeler_kayit_id_fkey']);
});

it('finds rows of a company by an index led by it', async () => {
  expect(
    await names(`select relname::text as name from led where not exists (
      select from pg_index i join pg_attribute a on a.attrelid = led.oid and a.attnum = i.indkey[0]
      where i.indrelid = led.oid and a.attname = 'company_id')`),
    // A person's keys of one day.
  ).toEqual(['idempotency_keys']);
});
