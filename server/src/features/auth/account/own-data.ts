import type { Language } from '@emanet/contract/shared/primitives';
import { serverText } from '@emanet/contract/locales/server-texts';
import { sql, type RawBuilder } from 'kysely';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { Queries } from '../../../platform/db.ts';
import type { Services } from '../../../platform/services.ts';
import { browserOf } from '../../entry-logs/entry-logs.ts';

type Rows = RawBuilder<Record<string, unknown>>;

/** Rows about a person, beside the account and the entry log, by the name of their list. */
const lists = (user_id: number): Readonly<Record<string, Rows>> => ({
  uyelikler: sql`
    select c.company_name as sirket, d.department_name as departman, m.company_active as etkin,
      m.salt_okunur, m.role, m.egitim_sorumlusu, m.varlik_sorumlusu from memberships m join companies c using (company_id)
    left join departments d on d.company_id = m.company_id and d.department_id = m.department_id
    where m.user_id = ${user_id} order by m.sira, m.membership_id`,
  firmalar: sql`
    select f.ad as firma, u.rol, u.giris_tarihi from firma_uyeleri u
    join firmalar f on f.id = u.firma_id where u.user_id = ${user_id} order by u.giris_tarihi, f.id`,
  davetler: sql`
    select c.company_name as sirket, d.role, d.davet_eden, d.tarih, d.durum, d.yanit_tarihi
    from uyelik_davetleri d join companies c using (company_id)
    where d.user_id = ${user_id} order by d.id`,
  oturumlar: sql`
    select created_at as acilis, last_seen_at as son_gorulme, ip, user_agent as tarayici,
      guclu as ikinci_adimla from sessions where user_id = ${user_id} order by session_id`,
  gecis_anahtarlari: sql`
    select ad, eklenme_tarihi, son_kullanim from passkeys
    where user_id = ${user_id} order by passkey_id`,
  dogrulama_uygulamasi: sql`
    select eklenme_tarihi from authenticator_apps
    where user_id = ${user_id} and secret is not null`,
  kurtarma_kodlari: sql`
    select count(*)::int as kalan from recovery_codes where user_id = ${user_id}`,
  portfoy_tercihleri: sql`
    select acilis, pazartesi, takvim_tarihi, musteri_siniri from portfoy_kisileri
    where user_id = ${user_id}`,
  portfoy_gorunumleri: sql`
    select ad, arama, sutunlar from portfoy_gorunumleri
    where user_id = ${user_id} and silinme_tarihi is null order by id`,
  kayitli_gorunumler: sql`
    select company_id, tur, ad, arama, sutunlar, paylasilan from kayitli_gorunumler
    where user_id = ${user_id} order by id`,
  genel_gorunumler: sql`
    select tur, ad, arama, sutunlar from kisi_gorunumleri
    where user_id = ${user_id} and silinme_tarihi is null order by id`,
  tablo_eslesmeleri: sql`
    select liste, basliklar, degerler, guncellenme_tarihi from kisi_eslesmeleri
    where user_id = ${user_id} order by liste`,
  takvim_baglantilari: sql`
    select company_id, olusturma_tarihi from takvim_baglantilari where user_id = ${user_id}`,
  okundu_isaretleri: sql`
    select company_id, tur, count(*)::int as kayit from change_log_reads
    where user_id = ${user_id} group by company_id, tur order by company_id, tur`,
  adres_degisikligi: sql`
    select email, kod_bitisi from adres_degisiklikleri where user_id = ${user_id}`,
  iletiler: sql`select * from own_mails(${user_id}::int)`,
});

const accountRow = async (db: Queries, user_id: number) =>
  (
    await sql`
      select user_id, email, fullname, role, dil,
        olusturma_tarihi, ikinci_adim_tarihi, ayrilma_tarihi, uyari_tarihi
      from users where user_id = ${user_id}`.execute(db)
  ).rows[0];

const PAGE = 1000;
type Entry = { id: number; tarih: string; neden: string; yontem: string | null; ip: string };

/** The sign-ins of a person, oldest first, a page at a time. */
async function* entries(db: Queries, user_id: number) {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Entry & { user_agent: string }>`
      select id::int, tarih, neden, yontem, ip, user_agent from entry_logs
      where user_id = ${user_id} and id > ${last} order by id limit ${PAGE}`.execute(db);
    for (const { id: _, user_agent, ...entry } of rows)
      yield { ...entry, tarayici: browserOf(user_agent) ?? user_agent };
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.id;
  }
}

const NOTE = serverText('auth.account.ownData');

/**
 * All stored data that belong to a person, as pieces of one JSON text. Entries in the registers of
 * companies belong to those and are not included; the text explains that.
 */
export async function* ownData(
  { db, clock }: Services,
  { user_id }: SignedIn,
  language: Language,
): AsyncGenerator<string> {
  const { identity } = db;
  const head = { aciklama: NOTE[language], hazirlanma: clock.now().toISOString() };
  const account = await accountRow(identity, user_id);
  yield `{${entry('hakkinda', head)},\n${entry('hesap', account)}`;
  for (const [name, rows] of Object.entries(lists(user_id)))
    yield `,\n${entry(name, (await rows.execute(identity)).rows)}`;
  yield ',\n"giris_kayitlari": [';
  let between = '\n';
  for await (const one of entries(identity, user_id)) {
    yield between + JSON.stringify(one);
    between = ',\n';
  }
  yield '\n]}\n';
}

const entry = (name: string, value: unknown) =>
  `${JSON.stringify(name)}: ${JSON.stringify(value, undefined, 2)}`;
