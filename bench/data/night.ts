import { RULES_VERSION } from '@emanet/contract/records/warnings';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { sql } from 'kysely';
import { compareLinked } from '../../server/src/features/tables/cross-checks.ts';
import { LIST_OF_READS } from '../../server/src/features/texts/stale/relink.ts';
import { scopeOfJob } from '../../server/src/platform/access/scope.ts';
import { seal } from '../../server/src/platform/crypto/seal.ts';
import { newToken } from '../../server/src/platform/crypto/tokens.ts';
import type { Queries } from '../../server/src/platform/db.ts';
import { HEALTH_COLUMNS } from '../../server/src/records/write/health.ts';
import { judgeCompany } from '../../server/src/records/write/judge.ts';
import { registers } from '../../server/src/registers.ts';
import { saveMarks } from '../../server/src/verify-log/checks.ts';
import { analyze } from './fill.ts';

/** Of so many companies one has asked for its erasure. */
const ERASED_OF = 1000;
/** Companies of one statement; before the next the planner hears how much there is. */
const AT_ONCE = 1000;
/** An anchor of before the database: what the marks of the last night rest on. */
const ANCHOR = 'anchors/2000-01-01T00-00-00.000Z.json';

const days = (n: number) => sql`now() - make_interval(days => ${n}::int)`;
const day = (n: number) => sql`current_date + ${n}::int`;

/**
 * Gives each company of `fillCompanies` what its scheduled jobs have to do in a night: changes since the
 * last check, clocks that are near, people who have not answered, days and files whose time is over.
 */
export async function fillNight(db: Queries, url: string, secret: string): Promise<void> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from companies where company_name like 'Şirket %' order by company_id`.execute(
    db,
  );
  const parts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) =>
    rows.slice(n * AT_ONCE, (n + 1) * AT_ONCE).map(({ company_id }) => company_id),
  );
  for (const part of parts) {
    await confirmedRound(part).execute(db);
    await analyze(url);
  }
  await markVerified(db, secret);
  await judgeRecords(db, parts);
  for (const part of parts) {
    for (const statement of nightOf(part, secret)) await statement.execute(db);
    await analyze(url);
  }
}

/** The round before, which everybody has confirmed. */
const confirmedRound = (part: readonly number[]) =>
  sql`insert into envanter_bildirimleri
      (company_id, department_id, donem, bildirim_tarihi, onay, e_posta, gonderen)
    select company_id, department_id, ${day(-91)}, ${day(-91)}, a, case when not a then 'a@ornek.test' end,
      case when not a then 'Deniz' end
    from departments, unnest('{t,f}'::bool[]) a where company_id = any (${part}::int[])`;

function nightOf(part: readonly number[], secret: string) {
  const inPart = sql`company_id = any (${part}::int[])`;
  const token = (purpose: 'training-token' | 'text-signature' | 'questionnaire') =>
    seal(secret, purpose, newToken());
  // One department stands for a company where a row needs one.
  const one = sql`(select company_id, min(department_id) as department_id from departments
    where ${inPart} group by company_id) c`;
  return [
    // Changes of the day, as they stand in the records.
    sql`insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, guncelleyen, alanlar)
      select t.company_id, t.department_id, 'veri_harita', t.id, 'güncelleme', u.user_id, u.fullname,
        jsonb_build_array(jsonb_build_object('alan', 'surec_ismi', 'eski', 'Önceki ad',
          'yeni', t.surec_ismi))
      from (select *, row_number() over (partition by company_id order by id) as n
        from veri_harita where ${inPart}) t
      join users u on u.email = 'kisi1@' || t.company_id || '.test'
      where t.n <= 3 order by t.company_id, t.id`,
    sql`update memberships m set department_id = c.department_id
      from users u, ${one}
      where u.user_id = m.user_id and u.email like 'kisi2@%' and c.company_id = m.company_id`,
    sql`update users set role = 'temsilci'
      where email in (select 'kisi2@' || id || '.test' from unnest(${part}::int[]) id)`,
    sql`update companies set kanit_eposta = 'kanit-' || company_id || '@ornek.test',
      kanit_sikligi = 'gunluk' where ${inPart}`,
    sql`insert into bildirim_ayarlari (company_id, envanter_uygulama_onay, envanter_email_onay,
        aksiyon_bildirimi, periyodik_sure, envanter_baslangic_tarihi, aksiyon_periyodik_sure,
        aksiyon_baslangic_tarihi, envanter_plan_tarihi, aksiyon_plan_tarihi, guncelleyen)
      select company_id, true, true, true, 90, ${day(-1)}, 1, ${day(-9)}, ${day(-9)}, ${day(-9)}, 'Deniz'
      from ${one}`,
    sql`insert into aksiyonlar
        (company_id, department_id, aksiyon_ismi, risk, son_tarih, guncelleyen)
      select company_id, department_id, 'Geciken ' || n, 'Orta', ${day(-1)}, 'Deniz'
      from ${one}, generate_series(1, 3) n`,
    sql`insert into dokumanlar (company_id, dokuman_ismi, dokuman_tur, gozden_gecirme)
      select company_id, 'Belge ' || n, 'Politika', ${day(10)} from ${one}, generate_series(1, 3) n`,
    sql`insert into basvuru_taslaklari (id, company_id, olusturma_tarihi)
      select nextval('basvuru_id_seq'), company_id, ${days(9)} from ${one}`,
    sql`insert into egitim_davetleri
        (company_id, fullname, email, token_muhurlu, durum, istenme_tarihi, silinme_tarihi)
      select company_id, 'Ece Er', k || company_id || '@ornek.test', ${token('training-token')},
        'gonderildi', ${days(20)}, case k when 'silinen-' then ${days(3)} end
      from ${one}, unnest('{bekleyen-,silinen-}'::text[]) k`,
    sql`with done as (
        insert into egitim_davetleri (company_id, fullname, email, token_muhurlu, durum, ilerleme,
          istenme_tarihi, tamamlanma_tarihi)
        select company_id, 'Ali Er', 'biten-' || company_id || '@ornek.test',
          ${token('training-token')}, 'tamamlandi', 100, ${days(400)}, ${days(390)}
        from ${one} returning id, company_id
      )
      insert into egitim_sertifikalari (no, company_id, davet_id, fullname, company_name, tarih,
        gecerlilik, dogru, soru_sayisi, saniye, bolumler)
      select 'S-' || id, company_id, id, 'Ali Er', 'Şirket', ${day(-390)}, ${day(-25)}, 10, 10, 600, '[]'
      from done`,
    sql`insert into anketler (company_id, department_id, fullname, email, dil, token_muhurlu, son_gun,
        ekleyen, olusturma_tarihi, istenme_tarihi)
      select company_id, department_id, 'Ece Er', 'anket-' || company_id || '@ornek.test', 'tr',
        ${token('questionnaire')}, ${day(1)}, 'Deniz', ${days(9)}, ${days(9)}
      from ${one}`,
    sql`insert into metin_ayarlari (company_id, logo_gorunur, eskime_aksiyonu)
      select company_id, true, true from ${one}`,
    sql`with made as (
        insert into metinler (company_id, tur, ad, kisa_ad, kapsam, govde, sablon_surumu, durum,
          yayindaki, baglar_ozeti)
        select company_id, 'gizlilik_taahhudu', 'Gizlilik taahhüdü', 'gizlilik', '{}', '[]', 1,
          'yayinda', 1, ${LIST_OF_READS}
        from ${one} returning id, company_id
      ), versions as (
        insert into metin_surumleri
          (company_id, metin_id, sira, icerik, ozet, onaylayan, onay_tarihi, yayin_tarihi)
        select company_id, id, 1, '{}', repeat('0', 64), 'Deniz', ${days(30)}, ${days(30)} from made
        returning company_id, metin_id
      ), sources as (
        insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger)
        select company_id, id, 'companies', company_id, 'adres', 'a' from made
      )
      insert into metin_imzalari (company_id, metin_id, sira, fullname, email, dil, token_muhurlu,
        son_gun, ekleyen, istenme_tarihi)
      select company_id, metin_id, 1, 'Ece Er', 'imza-' || company_id || '@ornek.test', 'tr',
        ${token('text-signature')}, ${day(60)}, 'Deniz', ${days(5)}
      from versions`,
    sql`insert into metin_degisimleri (company_id, kayit_turu, kayit_id, alan, deger)
      select company_id, 'companies', company_id, 'adres', 'b' from ${one}
      on conflict (company_id, kayit_turu, kayit_id, alan) do update set deger = 'b'`,
    // A month that ended a year ago, and sign-ins, files and figures of long ago.
    sql`insert into performans_gunleri (company_id, gun, department_id, olculer)
      select c.company_id, date_trunc('month', current_date)::date - 400 + n, d.department_id, '{}'
      from ${one} join departments d using (company_id), generate_series(1, 20) n`,
    sql`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden, tarih)
      select company_id, 'a@ornek.test', '', '', 'başarılı', '', ${days(1000)}
      from ${one}, generate_series(1, 5)`,
    sql`insert into dosyalar (id, company_id, kullanim, ad, tur, boyut, sha256, birakilma_tarihi)
      select gen_random_uuid(), company_id, 'dokuman', 'a.pdf', 'application/pdf', 1,
        repeat('0', 64), ${days(60)} from ${one}`,
    sql`insert into sirket_silmeleri (company_id, company_name, isteyen, vade)
      select company_id, 'Şirket', 'Deniz', now() from ${one} where company_id % ${ERASED_OF}::int = 0`,
  ];
}

/**
 * Records as the job judged them the day before: those of the first company by its own function. Records of
 * all others are the same but for their number, so they take over what it found.
 */
async function judgeRecords(db: Queries, parts: readonly (readonly number[])[]): Promise<void> {
  const first = parts[0]?.[0] ?? 0;
  const yesterday = daysAfter(new Date().toISOString().slice(0, 10), -1);
  const scope = scopeOfJob({ kind: 'job', job: 'judge-records' }, first);
  await judgeCompany(db, { registers, compare: compareLinked }, scope, yesterday);
  const columns = HEALTH_COLUMNS.map((name) => sql.id(name));
  for (const part of parts)
    await sql`update veri_harita t set (${sql.join(columns)}) =
        (${sql.join(columns.map((name) => sql`f.${name}`))})
      from veri_harita f
      where f.company_id = ${first} and f.surec_ismi = t.surec_ismi
        and t.company_id = any (${part}::int[]) and t.company_id <> f.company_id`.execute(db);
  await sql`insert into record_health (company_id, rules, day)
    select company_id, ${RULES_VERSION}, ${yesterday}::date from companies
    on conflict (company_id) do update set rules = excluded.rules, day = excluded.day`.execute(db);
}

/** The logs were verified the night before, up to where they are now. */
async function markVerified(db: Queries, secret: string): Promise<void> {
  const { rows } = await sql<{ company_id: number; id: number; ozet: string }>`
    select company_id, son_id::float8 as id, ozet from change_log_heads`.execute(db);
  const companies = new Map(rows.map(({ company_id, id, ozet }) => [company_id, { id, ozet }]));
  await saveMarks(db, secret, { companies, anchor: ANCHOR });
}
