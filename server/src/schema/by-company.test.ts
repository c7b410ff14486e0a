import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';

const owner = new pg.Client({ connectionString: inject('databaseUrl') });
await owner.connect();
afterAll(() => owner.end());

/**
 * Tables whose rows all belong to a company, and their indexes with the first column of each.
 * Rows of a company could then lie on a machine of their own; docs/operations/growth.md tells what else it takes.
 */
const LED = `with led as (
  select c.oid, c.relname from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'companies'
), index as (
  select led.oid as table, i.*, i.indexrelid::regclass::text as name, a.attname as first
  from led join pg_index i on i.indrelid = led.oid
  left join pg_attribute a on a.attrelid = led.oid and a.attnum = i.indkey[0]
)`;

async function names(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`${LED} ${query} order by 1`);
  return rows.map(({ name }) => name);
}

it('leads the primary key of a table of companies by the company', async () => {
  expect(
    await names(`select relname::text as name from led where not exists (
      select from index i where i.table = led.oid and i.indisprimary and i.first = 'company_id')`),
  ).toEqual([
    // A person's keys of one day.
    'idempotency_keys',
    // Opened from outside, before anybody knows the company: by a token, by an address.
    'links',
    'sirket_adresleri',
    // An upload is gone on with by the number in its address.
    'yuklemeler',
  ]);
});

it('leads what is unique in a table of companies by the company', async () => {
  expect(
    await names(`select name from index
      where indisunique and not indisprimary and first is distinct from 'company_id'`),
  ).toEqual([
    // An address of the public site, and the number of a certificate with its beginning.
    'basvuru_ayarlari_slug_key',
    // Records are added `on conflict (id)` by the version before this key; the next one drops it.
    'diger_aktarim_id',
    // A file is opened by the number in its address.
    'dosyalar_id',
    'egitim_sertifika_sayaci_on_ek_key',
    'egitim_sertifikalari_no_key',
    // Companies of a person, asked for at the sign-in.
    'memberships_user_id_company_id_department_id_key',
    // A calendar is subscribed to by a token.
    'takvim_baglantilari_token_hash_key',
    // As of `diger_aktarim`.
    'varlik_listesi_id',
    'veri_aktarim_id',
    'veri_harita_id',
  ]);
});

it('lets no reference between rows of companies leave the company', async () => {
  expect(
    await names(`select f.conname::text as name from pg_constraint f
      join led here on here.oid = f.conrelid join led there on there.oid = f.confrelid
      where f.contype = 'f' and not exists (
        select from unnest(f.conkey, f.confkey) as part(mine, theirs)
        join pg_attribute m on m.attrelid = f.conrelid and m.attnum = part.mine
        join pg_attribute t on t.attrelid = f.confrelid and t.attnum = part.theirs
        where m.attname = 'company_id' and t.attname = 'company_id')`),
  ).toEqual([]);
});

it('finds rows of a company by an index led by it', async () => {
  expect(
    await names(`select relname::text as name from led where not exists (
      select from index i where i.table = led.oid and i.first = 'company_id' and i.indpred is null)`),
    // A person's keys of one day.
  ).toEqual(['idempotency_keys']);
});
