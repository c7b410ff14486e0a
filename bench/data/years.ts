import { RULES_VERSION } from '@emanet/contract/records/warnings';
import pg from 'pg';
import { jobsOfFeatures } from '../../server/src/features.ts';
import { platformJobs } from '../../server/src/platform/jobs/start.ts';
import { slotOf } from '../../server/src/platform/jobs/schedule.ts';

/** Of a company and year, as docs/operations/growth.md has it. */
const CHANGES = 2200;
const SIGN_INS = 1000;
/** Sign-ins are kept for so many years, days of performance unfolded for one. */
const SIGN_IN_YEARS = 2;
/** Rows that one statement writes. */
const BATCH = 100_000;
const TABLES = ['change_logs', 'entry_logs', 'performans_gunleri'] as const;

/** Rows of years in the logs of the companies of `fillCompanies`, which have none yet. */
export async function fillYears(url: string, years: number): Promise<void> {
  const [first, second] = [await connect(url), await connect(url)];
  try {
    const rebuild = await bare(first);
    const companies = await place(first);
    const all = companies * CHANGES * years;
    const span = { all, years, until: new Date().toISOString() };
    await chainOfFirst(first, companies, span);
    const statement = change(span);
    await Promise.all([
      inBatches(all, (from, to) => first.query(statement, [from, to])),
      (async () => {
        const kept = Math.min(years, SIGN_IN_YEARS);
        const signIns = companies * SIGN_INS * kept;
        const signIn = signInOf({ ...span, all: signIns, years: kept });
        await inBatches(signIns, (from, to) => second.query(signIn, [from, to]));
        await second.query(DAYS, [years]);
      })(),
    ]);
    await settle(first, years);
    await rebuild(first, second);
    await first.query('vacuum analyze');
  } finally {
    await first.end();
    await second.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set maintenance_work_mem = '1GB'`);
  return client;
}

async function inBatches(all: number, write: (from: number, to: number) => Promise<unknown>) {
  for (let from = 0; from < all; from += BATCH) await write(from, Math.min(all, from + BATCH) - 1);
}

/** Takes indexes, references, triggers and policies off the tables; gives back what puts them there again. */
async function bare(owner: pg.Client) {
  const { rows } = await owner.query<{ drop: string; make: string; index: boolean }>(
    `select format('drop index %I', indexname) as drop, indexdef as make, true as index
      from pg_indexes i where tablename = any($1) and schemaname = 'public'
        and not exists (select from pg_constraint where conname = i.indexname)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)), false
      from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`,
    [TABLES],
  );
  for (const { drop } of rows) await owner.query(drop);
  for (const table of TABLES)
    await owner.query(`alter table ${table} disable trigger user, no force row level security`);
  return async (...connections: pg.Client[]) => {
    for (const table of TABLES)
      await owner.query(`alter table ${table} enable trigger user, force row level security`);
    // Indexes on several connections; references alone after them, since they lock the companies.
    const indexes = rows.filter(({ index }) => index);
    await Promise.all(
      connections.map(async (one) => {
        for (let next = indexes.pop(); next; next = indexes.pop()) await one.query(next.make);
      }),
    );
    for (const { make, index } of rows) if (!index) await owner.query(make);
  };
}

/** Companies in their order, with what rows of theirs name. */
async function place(owner: pg.Client): Promise<number> {
  await owner.query(`alter table change_log_heads no force row level security`);
  await owner.query(`
    create unlogged table bench_places as
    select c.company_id, (row_number() over (order by c.company_id) - 1)::int as place,
      (select array_agg(department_id order by department_id) from departments d
        where d.company_id = c.company_id) as departments,
      (select array_agg(t.id order by t.id) from veri_harita t
        where t.company_id = c.company_id) as records,
      (select array_agg(m.user_id order by m.user_id) from memberships m
        where m.company_id = c.company_id) as people,
      nextval('change_logs_id_seq') as base
    from companies c where c.company_name like 'Şirket %';
    create index on bench_places (place);
    update bench_places set base = (select max(base) from bench_places) + 1;
    create unlogged table bench_chain (id bigint primary key, ozet text not null)`);
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from bench_places');
  return rows[0]?.n ?? 0;
}

/** All changes of so many years until an instant. */
type Span = Readonly<{ all: number; years: number; until: string }>;

/** The nth change of all companies in the order in which years bring them: of one after the other. */
const changesOf = (series: string, { all, years, until }: Span) => `
  select p.base + g as id, p.company_id,
    p.departments[1 + g / c.all % cardinality(p.departments)] as department_id,
    'veri_harita' as tur, p.records[1 + g / c.all * 7 % cardinality(p.records)] as record_id,
    'güncelleme' as islem, p.people[1 + g / c.all * 3 % cardinality(p.people)] as user_id,
    'Deniz Örnek' as guncelleyen,
    timestamptz '${until}' - make_interval(secs => ${years} * 31557600.0 * (${all} - g) / ${all}) as tarih,
    jsonb_build_array(
      jsonb_build_object('alan', 'dosya_ismi', 'eski', 'Dosya ' || g, 'yeni', 'Dosya ' || g + 1),
      jsonb_build_object('alan', 'diger_aciklamalar_danisman',
        'eski', repeat(md5(g::text) || ' ', 8), 'yeni', repeat(md5((g + 1)::text) || ' ', 12))) as alanlar,
    null::text as ozet, null::uuid as toplu_islem, 'kisi' as aktor_turu, null::bigint as geri_donulen,
    null::bigint as geri_alinan, 2::smallint as ozet_surumu, p.place
  from ${series} g
  cross join (select count(*)::bigint as all from bench_places) c
  join bench_places p on p.place = g % c.all`;

/** Digests have the right length; those of the first company's chain are right. */
const change = (span: Span) => `
  insert into change_logs (id, company_id, department_id, tur, record_id, islem, user_id, guncelleyen,
    tarih, alanlar, ozet, aktor_turu, ozet_surumu)
  select n.id, company_id, department_id, tur, record_id, islem, user_id, guncelleyen, tarih, alanlar,
    coalesce(c.ozet, md5(n.id::text) || md5(n.id::text || 'b')), aktor_turu, ozet_surumu
  from (${changesOf('generate_series($1::bigint, $2::bigint)', span)}) n
  left join bench_chain c on n.place = 0 and c.id = n.id`;

/** Sign-ins of the people of a company in turns, over the years for which they are kept. */
const signInOf = ({ all, years, until }: Span) => `
  insert into entry_logs (company_id, user_id, fullname, email, role, ip, user_agent, tarih, sonuc, neden)
  select p.company_id, p.people[1 + g / c.all % cardinality(p.people)], 'Deniz Örnek',
    'kisi@ornek.test', 'danışman', '192.0.2.' || g / c.all % 250,
    'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    timestamptz '${until}' - make_interval(secs => ${years} * 31557600.0 * (${all} - g) / ${all}),
    'başarılı', 'giris'
  from generate_series($1::bigint, $2::bigint) g
  cross join (select count(*)::bigint as all from bench_places) c
  join bench_places p on p.place = g % c.all`;

/** Each day of the last year, and the last one of each month before. */
const DAYS = `
  insert into performans_gunleri (company_id, gun, department_id, olculer)
  select p.company_id, gun, department_id, jsonb_build_object('eksiksizlik', jsonb_build_array(n, 450),
    'risk', jsonb_build_array(3, 450), 'onay', jsonb_build_array(8, 8), 'aksiyon', jsonb_build_array(n, 60))
  from (
    select (current_date - n)::date as gun, n from generate_series(1, 365) n
    union all
    select (date_trunc('month', current_date) - make_interval(months => m) - interval '1 day')::date, m
    from generate_series(12, $1::int * 12 - 1) m
  ) days, bench_places p, unnest(p.departments) department_id
  on conflict do nothing`;

/** Computes the digests of the first company's chain, so that it can be verified. */
async function chainOfFirst(owner: pg.Client, companies: number, span: Span): Promise<void> {
  const entries = changesOf(`generate_series(0::bigint, ${span.all - 1}, ${companies})`, span);
  await owner.query(`do $$
    declare
      entry change_logs;
      last text := (select h.ozet from change_log_heads h join bench_places p using (company_id)
        where p.place = 0);
    begin
      for entry in select (populate.row).* from (
        select jsonb_populate_record(null::change_logs, to_jsonb(n)) as row from (${entries}) n
        order by n.id
      ) populate loop
        last := change_log_hash(coalesce(last, ''), entry);
        insert into bench_chain values (entry.id, last);
      end loop;
    end $$`);
}

/** Heads at the ends of the chains, and what the server would do first: judge, count and look. */
async function settle(owner: pg.Client, years: number): Promise<void> {
  await owner.query(
    `insert into change_log_heads (company_id, son_id, ozet)
    select l.company_id, l.id, l.ozet from bench_places p
    join change_logs l on l.company_id = p.company_id and l.id = p.base + p.place
      + (select count(*) from bench_places) * ($1::bigint - 1)
    on conflict (company_id) do update set son_id = excluded.son_id, ozet = excluded.ozet`,
    [CHANGES * years],
  );
  await owner.query(
    `select setval('change_logs_id_seq', (select max(son_id) from change_log_heads))`,
  );
  await owner.query(`alter table change_log_heads force row level security`);
  await owner.query(`drop table bench_chain; drop table bench_places`);
  await owner.query('set role emanet_system');
  await owner.query(
    `insert into record_health (company_id, rules, day, karsilastirilan)
    select company_id, $1, (now() at time zone 'Europe/Istanbul')::date,
      concat(coalesce(l.son_id, 0), ' ', c.surum)
    from companies c left join change_log_heads l using (company_id)
    on conflict (company_id) do update set rules = excluded.rules, day = excluded.day,
      karsilastirilan = excluded.karsilastirilan`,
    [RULES_VERSION],
  );
  await owner.query(`insert into verbis_taramalari (company_id, son_kayit)
    select company_id, son_id from change_log_heads
    on conflict (company_id) do update set son_kayit = excluded.son_kayit`);
  await owner.query(`insert into portfoy_ozetleri (company_id, gun, olculer, aylar, yuksek)
    select company_id, (now() at time zone 'Europe/Istanbul')::date, '{}', '[]', 0 from companies
    on conflict (company_id) do update set gun = excluded.gun`);
  await owner.query('delete from portfoy_notlari');
  await owner.query('reset role');
}

/** Takes the slots of all jobs that would begin with the server: it shall do nothing but answer. */
export async function takeSlots(url: string): Promise<void> {
  const owner = await connect(url);
  await owner.query('set role emanet_system');
  for (const { name, schedule } of [...jobsOfFeatures, ...platformJobs])
    if (schedule)
      await owner.query(
        'insert into job_slots (job, slot) values ($1, $2) on conflict do nothing',
        [name, slotOf(schedule, new Date())],
      );
  await owner.end();
}
