import type { Notification } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { differencesOf } from '../features/filings/differences.ts';
import { groundsOf, NO_GROUNDS } from '../features/filings/measures.ts';
import {
  selectBearings,
  selectController,
  storeDuty,
  storeMeasure,
  storeTicks,
  type Signed,
} from '../features/filings/preparation-queries.ts';
import { insertFiling } from '../features/filings/queries.ts';
import { rowsOf } from '../features/filings/rows.ts';
import { notificationIn } from '../features/tables/tables.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { later } from './calendar.ts';

/** Confirmed although no record bears them, each with what proves it. */
const BY_WORD: Readonly<Record<string, string | null>> = {
  sizma_testi: '2026 sızma testi raporu, Bilgi Teknolojileri arşivi',
  kurumsal_politikalar: null,
  veri_azaltma: 'Form ve ekranlardan gereksiz alanlar 2025’te çıkarıldı',
  kurum_ici_denetim: 'Yıllık iç denetim planı, madde 14',
  sorun_raporlama: null,
  yetki_matrisi: 'Yetki matrisi, İnsan Kaynakları klasörü',
  ayrilan_yetki_kaldirma: 'İşten ayrılış kontrol listesi, madde 6',
  guvenlik_duvari: 'Ağ topolojisi ve güvenlik duvarı raporu',
  fiziksel_giris_cikis: 'Kartlı geçiş kayıtları',
  fiziksel_dis_risk: 'Yangın söndürme bakım sözleşmesi',
  disiplin_duzenlemeleri: 'Disiplin yönetmeliği, madde 9',
  ozel_nitelikli_protokol: 'Özel nitelikli kişisel verilerin güvenliği politikası',
  diger_tedbir: null,
};
const WORDING = 'Temiz masa, temiz ekran uygulaması';
/** Found in records, and still to be looked at by a person. */
const PROPOSED = ['sifreleme', 'yedekleme', 'log_mudahalesiz', 'ozel_nitelikli_sifreleme'];
/** Found in records and dismissed. */
const DISMISSED = 'kapali_sistem_ag';

/** Filings of old, so many days ago, each a little less than the next. */
const FILINGS = [
  { daysAgo: 404, less: 3, notu: null },
  { daysAgo: 197, less: 1, notu: 'Kamera kayıtları ve ziyaretçiler eklendi.' },
  { daysAgo: 5, less: 0, notu: 'Yeni bordro hizmetiyle birlikte güncellendi.' },
] as const;
/** Rows changed since then and not yet entered. */
const OPEN = 4;

/** Notification of some time ago: fewer categories, and periods that were shorter. */
const earlier = (now: Notification, less: number): Notification => ({
  ...now,
  kategoriler: now.kategoriler
    .slice(0, now.kategoriler.length - less)
    .map((one, at) =>
      at % 6 === 2
        ? { ...one, saklama: { ...one.saklama, sicil: ['1 yıl'] }, amaclar: one.amaclar.slice(1) }
        : one,
    ),
});

type Where = Readonly<{
  company_id: number;
  now: Date;
  people: readonly Readonly<{ user_id: number; fullname: string }>[];
}>;

/** Measures, ticks and three filings, the last of which is no longer complete. */
export async function addFilings(tx: Tx, { company_id, now, people }: Where): Promise<void> {
  const scope = scopeOfJob({ kind: 'job', job: 'demo' }, company_id);
  const by = (at: number): Signed => {
    const person = people[at % people.length];
    return { user_id: person?.user_id ?? 0, kaydeden: person?.fullname ?? '' };
  };
  const grounds = groundsOf(await selectBearings(tx, scope));
  const confirmed = [...grounds.keys()].filter((kod) => ![...PROPOSED, DISMISSED].includes(kod));
  const all = [...new Set([...confirmed, ...Object.keys(BY_WORD)])];
  const decided = (kod: string, durum: 'onayli' | 'reddedildi') => ({
    kod,
    durum,
    aciklama: kod === 'diger_tedbir' ? WORDING : null,
    kanit: BY_WORD[kod] ?? null,
    dokuman_id: null,
    dayanak: (grounds.get(kod) ?? NO_GROUNDS).ozet,
  });
  for (const [at, kod] of all.entries())
    await storeMeasure(tx, scope, decided(kod, 'onayli'), by(at % 2));
  if (grounds.has(DISMISSED))
    await storeMeasure(tx, scope, decided(DISMISSED, 'reddedildi'), by(0));
  await sql`update verbis_tedbirleri
    set tarih = ${later(now, -61 * DAY_MS).toISOString()}::timestamptz
      - (hashtext(kod) % 20) * interval '1 day'
    where company_id = ${company_id}`.execute(tx);
  await storeDuty(
    tx,
    scope,
    { ana_faaliyet_ozel: false, bilanco_yok: false, bilanco_yili: null, istisna: null },
    by(1),
  );

  const today = await notificationIn(tx, scope, 'tr');
  const { kimlik } = await selectController(tx, scope);
  let before: Notification | undefined;
  for (const [at, { daysAgo, less, notu }] of FILINGS.entries()) {
    const icerik = { ...earlier(today, less), kimlik };
    const { user_id, kaydeden } = by(at);
    const filed = later(now, -daysAgo * DAY_MS);
    const { id } = await insertFiling(tx, scope, {
      tarih: dayOf(filed),
      giren: `${kimlik.irtibat_kisisi ?? kaydeden}, irtibat kişisi`,
      notu,
      icerik,
      fark_sayisi: before ? differencesOf(before, icerik).length : null,
      ...{ acik_noktalar: null, gerekce: null, user_id, kaydeden },
    });
    await sql`update verbis_beyanlari set kayit_tarihi = ${filed.toISOString()}
      where id = ${id}`.execute(tx);
    before = icerik;
  }
  const rows = rowsOf(today, before, []);
  const changed = rows.filter(({ onceki }) => onceki).slice(0, OPEN);
  await storeTicks(
    tx,
    scope,
    rows.filter((row) => !changed.includes(row)),
    true,
    by(0),
  );
}
