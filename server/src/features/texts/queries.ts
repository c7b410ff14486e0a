import type { Coverage, Rendered, TextBody } from '@emanet/contract/texts/model';
import type { TextKind } from '@emanet/contract/texts/kinds';
import type { TextRow, TextState } from '@emanet/contract/texts';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import type { Place } from '../../nouns/cursor.ts';
import type { SourceLink } from './stale/sources.ts';
import { staleCounts, staleSentences } from './list/stale-counts.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** A text as it is stored, with its facts for the list. */
export type StoredText = Readonly<{
  id: number;
  company_id: number;
  tur: TextKind;
  ad: string;
  kisa_ad: string;
  kapsam: Coverage;
  govde: TextBody;
  sablon_surumu: number;
  durum: TextState;
  yayindaki: number | null;
  yayin_tarihi: string | null;
  onaylayan: string | null;
  sirket_adresi: string | null;
  eskiyen: number;
  kaynak_sayisi: number;
  dokuman_id: number | null;
  guncel: boolean;
  onaylayacak_id: number | null;
  onaylayacak: string | null;
  eskime_aksiyonu_id: number | null;
  /** Supplier, service and country of the transfer that a contract is about. */
  tedarikci: string | null;
  hizmet: string | null;
  ulke: string | null;
  iki_taraf: boolean;
  /** Deadline for notifying a signed standard contract, until it is notified. */
  bildirim: string | null;
  kapsam_ozeti: TextRow['kapsam_ozeti'];
  duzenleyen_id: number | null;
  duzenleyen: string | null;
  duzenleme_ani: string | null;
  surum: number;
  guncelleyen: string;
  guncellenme_tarihi: string;
}>;

/** A text for lists: without its words, which take most of the storage. */
export type ListedText = Omit<StoredText, 'kapsam' | 'govde'>;

/** Content of a version: the text in both languages, and all of its sources. */
export type VersionContent = Readonly<{
  tr: Rendered;
  en: Rendered;
  govde: TextBody;
  kapsam: Coverage;
  baglar: readonly SourceLink[];
  /** The list of fields by which the links were made. */
  liste?: string;
}>;

/** Sentences with changed sources, by text; a source without a sentence counts as one. */
const stale = (scope: CompanyScope) => sql`(
  ${staleSentences(scope)})`;

/** Coverage as a list shows it: hand-picked activities by their number. */
const COVERED = sql`jsonb_build_object(
    'tumu', coalesce(m.kapsam -> 'tumu', 'false'), 'gruplar', coalesce(m.kapsam -> 'gruplar', '[]'),
    'faaliyet', coalesce(jsonb_array_length(m.kapsam -> 'faaliyetler'), 0),
    'departmanlar', case when m.kapsam -> 'departmanlar' <> '[]' then (
      select coalesce(jsonb_agg(d.department_name order by d.department_name collate turkish), '[]')
      from departments d where d.company_id = m.company_id
        and m.kapsam -> 'departmanlar' @> to_jsonb(d.department_id)) else '[]' end)`;

const LISTED = sql`m.id, m.company_id, m.tur, m.ad, m.kisa_ad, m.durum, m.sablon_surumu,
  m.yayindaki, v.yayin_tarihi, v.onaylayan, a.slug as sirket_adresi,
  m.kaynak_sayisi, m.dokuman_id, m.guncel, m.onaylayacak_id, m.onaylayacak, m.eskime_aksiyonu_id,
  m.duzenleyen_id, m.duzenleyen, m.duzenleme_ani, m.surum, m.guncelleyen, m.guncellenme_tarihi,
  t.tedarikci_adi as tedarikci, t.hizmet_konusu as hizmet, t.aktarim_ulkesi as ulke,
  (case when m.tur like 'ss_' then t.standart_sozlesme_imza_tarihi else t.sozlesme_tarihi end) is not null
    as iki_taraf,
  s.son_an as bildirim, ${COVERED} as kapsam_ozeti`;

async function select<Row extends Omit<ListedText, 'eskiyen'>>(
  tx: Tx,
  scope: CompanyScope,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  {
    tail = sql``,
    more = sql``,
  }: Readonly<{ tail?: RawBuilder<unknown>; more?: RawBuilder<unknown> }>,
): Promise<Row[]> {
  return rowsOf<Row>(tx)`
    select ${columns}
    from metinler m
    left join metin_surumleri v on v.company_id = m.company_id and v.metin_id = m.id and v.sira = m.yayindaki
    left join basvuru_ayarlari a on a.company_id = m.company_id
    left join veri_aktarim t on t.company_id = m.company_id and t.id = (m.kapsam ->> 'aktarim')::integer
    left join sureler s on s.company_id = m.company_id and s.kayit_turu = 'veri_aktarim'
      and s.kayit_id = t.id and s.tur = 'standart_sozlesme' and s.kapanis is null and m.tur like 'ss_'
    ${more}
    where m.company_id = ${scope.company_id} and ${where}
    order by m.ad collate turkish, m.id ${tail}`;
}

export type ListedPage = Readonly<{
  /** Also those that were never published. */
  drafts: boolean;
  /** The archive instead of the current ones. */
  archived?: boolean;
  /** Only these. */
  ids?: readonly number[];
  limit: number;
  after?: Place;
  /** Only texts whose published version names this record. */
  record?: Readonly<{ tur: string; id: number }>;
}>;

/** Texts of the company, one page of them in the order of a Turkish dictionary. */
export const selectTexts = async (
  tx: Tx,
  scope: CompanyScope,
  { drafts, archived = false, ids, limit, after, record }: ListedPage,
) => {
  const counts = await staleCounts(tx, scope);
  const rows = await select<Omit<ListedText, 'eskiyen'>>(
    tx,
    scope,
    LISTED,
    sql.join(
      [
        ...(ids ? [sql`m.id = any(${[...ids]}::int[])`] : [sql`m.guncel = ${!archived}`]),
        ...(drafts ? [] : [sql`m.yayindaki is not null`]),
        ...(after ? [sql`(m.ad collate turkish, m.id) > (${after.key}, ${after.id})`] : []),
        ...(record
          ? [
              record.tur === 'dokumanlar'
                ? sql`m.dokuman_id = ${record.id}`
                : sql`exists (select from metin_kaynaklari k where k.company_id = m.company_id
                    and k.metin_id = m.id and k.kayit_turu = ${record.tur} and k.kayit_id = ${record.id})`,
            ]
          : []),
      ],
      sql` and `,
    ),
    { tail: sql`limit ${limit}` },
  );
  return rows.map((row): ListedText => ({ ...row, eskiyen: counts.get(row.id) ?? 0 }));
};

/** One text; `lock`: held until the transaction ends. */
export const selectText = async (tx: Tx, scope: CompanyScope, id: number, lock = false) =>
  (
    await select<StoredText>(
      tx,
      scope,
      sql`${LISTED}, coalesce(e.n, 0) as eskiyen, m.kapsam, m.govde, m.sablon_surumu`,
      sql`m.id = ${id}`,
      {
        more: sql`left join ${stale(scope)} e on e.metin_id = m.id`,
        ...(lock && { tail: sql`for update of m` }),
      },
    )
  )[0];

/** Most activities without a notice that are named; the rest is counted. */
const NAMED = 100;

/** Activities in force without a published notice of ours and without a notice of their own. */
export async function selectWithoutNotice(tx: Tx, { company_id }: CompanyScope) {
  const found = await sql<{ id: number; ad: string; n: number }>`
    select v.id, v.surec_ismi as ad, count(*) over ()::int as n from veri_harita v
    where v.company_id = ${company_id} and v.aydinlatma_metni is null
      and coalesce(v.faaliyet_durumu, '') not in ('planlanan', 'sona_erdi')
      and not exists (select from metin_kaynaklari k
        join metinler m on m.company_id = k.company_id and m.id = k.metin_id and m.guncel
        where k.company_id = v.company_id and k.kayit_turu = 'veri_harita' and k.kayit_id = v.id
          and k.alan = 'kapsam' and m.tur <> all(${NO_NOTICES}::text[]))
    order by v.surec_ismi collate turkish, v.id limit ${NAMED}`.execute(tx);
  return {
    metinsiz_faaliyet: found.rows[0]?.n ?? 0,
    metinsizler: found.rows.map(({ id, ad }) => ({ id, ad })),
  };
}
const NO_NOTICES = [
  ...['riza', 'imha', 'ozel_nitelikli', 'cerez', 'gizlilik', 'verbis', 'veri_isleyen'],
  ...['gizlilik_taahhudu', 'ss1', 'ss2', 'ss3', 'ss4'],
];

/** Has the register changed since the version in force of the current text `m`? */
export const isStale = sql`m.guncel and m.yayindaki is not null and exists (select from metin_eskiyenler e
  where e.company_id = m.company_id and e.metin_id = m.id)`;

/** Number of a company's published texts, and of stale ones. */
export async function selectCounts(tx: Tx, scope: CompanyScope) {
  const counts = await staleCounts(tx, scope);
  const rows = await rowsOf<{ id: number }>(tx)`
    select m.id from metinler m
    where m.company_id = ${scope.company_id} and m.guncel and m.yayindaki is not null`;
  return { toplam: rows.length, dikkat: rows.filter(({ id }) => counts.has(id)).length };
}

export type StaleSource = Readonly<{
  kayit_turu: string;
  kayit_id: number;
  alan: string;
  cumleler: string[];
  deger: string;
  an: string;
}>;

export const selectStale = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  rowsOf<StaleSource>(tx)`
    select kayit_turu, kayit_id, alan, cumleler, deger, an from metin_eskiyenler
    where company_id = ${company_id} and metin_id = ${id}
    order by an, kayit_turu, kayit_id, alan`;

/** The newest entry about a field of each record: who, when, and from what to what. */
export const selectCauses = (
  tx: Tx,
  { company_id }: CompanyScope,
  sources: readonly Readonly<{ tur: string; id: number; alan: string | null }>[],
) =>
  rowsOf<{
    tur: string;
    id: number;
    alan: string | null;
    guncelleyen: string;
    tarih: string;
    islem: string;
    eski: unknown;
    yeni: unknown;
  }>(tx)`
    select g.tur, g.id, g.alan, l.guncelleyen, l.tarih, l.islem, l.eski, l.yeni
    from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as g(tur text, id integer, alan text)
    cross join lateral (
      select c.guncelleyen, c.tarih, c.islem, f.value -> 'eski' as eski, f.value -> 'yeni' as yeni
      from change_logs c
      left join lateral (select value from jsonb_array_elements(c.alanlar) where value ->> 'alan' = g.alan limit 1) f on true
      where c.company_id = ${company_id} and c.tur = g.tur and c.record_id = g.id
        and (g.alan is null or f.value is not null)
      order by c.id desc limit 1) l`;

/** Replaces the sources of the last version by those of this one. */
export async function replaceLinks(
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  links: readonly SourceLink[],
): Promise<void> {
  await sql`delete from metin_kaynaklari where company_id = ${company_id} and metin_id = ${metin_id}`.execute(
    tx,
  );
  await sql`
    insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger, cumleler)
    select ${company_id}, ${metin_id}, kayit_turu, kayit_id, alan, deger, cumleler
    from jsonb_populate_recordset(null::metin_kaynaklari, ${JSON.stringify(links)}::jsonb)`.execute(
    tx,
  );
}

/** Marks the present sources of a text as accepted, without a change of its words. */
export async function acceptSources(
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  sources: readonly StaleSource[],
): Promise<void> {
  await sql`
    insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger, cumleler)
    select ${company_id}, ${metin_id}, kayit_turu, kayit_id, alan, deger, cumleler
    from jsonb_populate_recordset(null::metin_kaynaklari, ${JSON.stringify(sources)}::jsonb)
    on conflict (company_id, metin_id, kayit_turu, kayit_id, alan) do update set deger = excluded.deger`.execute(
    tx,
  );
}

type VersionRow = Readonly<{
  sira: number;
  ozet: string;
  onaylayan: string;
  onay_tarihi: string;
  yayimlayan: string | null;
  yayin_tarihi: string | null;
  gosterim: number;
  yollar: Readonly<{ baglanti: number; qr: number; pdf: number }>;
}>;

/** Openings of a version `v`, in total and by way. */
const OPENINGS = sql`coalesce(s.adet, 0) as gosterim, jsonb_build_object('baglanti', coalesce(s.baglanti, 0),
  'qr', coalesce(s.qr, 0), 'pdf', coalesce(s.pdf, 0)) as yollar`;
const COUNTERS = sql`cross join lateral (
  select sum(adet)::int as adet, sum(adet) filter (where yol = 'baglanti')::int as baglanti,
    sum(adet) filter (where yol = 'qr')::int as qr, sum(adet) filter (where yol = 'pdf')::int as pdf
  from metin_sayaclari s where s.company_id = v.company_id and s.metin_id = v.metin_id
    and s.sira = v.sira) s`;

/** Versions of a text, the newest first. */
export const selectVersions = (tx: Tx, { company_id }: CompanyScope, id: number, all: boolean) =>
  rowsOf<VersionRow>(tx)`
    select v.sira, v.ozet, v.onaylayan, v.onay_tarihi, v.yayimlayan, v.yayin_tarihi, ${OPENINGS}
    from metin_surumleri v ${COUNTERS}
    where v.company_id = ${company_id} and v.metin_id = ${id} and (${all} or v.yayin_tarihi is not null)
    order by v.sira desc`;

export const selectVersion = (tx: Tx, { company_id }: CompanyScope, id: number, sira: number) =>
  firstOf<VersionRow & Readonly<{ icerik: VersionContent }>>(tx)`
    select v.sira, v.ozet, v.onaylayan, v.onay_tarihi, v.yayimlayan, v.yayin_tarihi, ${OPENINGS},
      v.icerik
    from metin_surumleri v ${COUNTERS}
    where v.company_id = ${company_id} and v.metin_id = ${id} and v.sira = ${sira}`;

/** Does the document of a text still exist under this name? */
export const documentIsCalled = async (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number | null,
  name: string,
): Promise<boolean> =>
  (await firstOf(tx)`
    select from dokumanlar
    where company_id = ${company_id} and id = ${id} and dokuman_ismi = ${name}`) !== undefined;

/** Deletes an approved version that was never published: the draft was opened again. */
export const deleteUnpublished = (tx: Tx, { company_id }: CompanyScope, metin_id: number) =>
  tx
    .deleteFrom('metin_surumleri')
    .where('company_id', '=', company_id)
    .where('metin_id', '=', metin_id)
    .where('yayin_tarihi', 'is', null)
    .execute();

export const insertVersion = (
  tx: Tx,
  { company_id }: CompanyScope,
  version: Readonly<{
    metin_id: number;
    sira: number;
    icerik: string;
    ozet: string;
    onaylayan: string;
    onaylayan_id: number | null;
    onay_tarihi: string;
  }>,
) =>
  tx
    .insertInto('metin_surumleri')
    .values({ ...version, company_id })
    .execute();

export const publishVersion = (
  tx: Tx,
  { company_id }: CompanyScope,
  {
    metin_id,
    sira,
    yayimlayan,
    yayin_tarihi,
  }: Readonly<{
    metin_id: number;
    sira: number;
    yayimlayan: string;
    yayin_tarihi: string;
  }>,
) =>
  tx
    .updateTable('metin_surumleri')
    .set({ yayimlayan, yayin_tarihi })
    .where('company_id', '=', company_id)
    .where('metin_id', '=', metin_id)
    .where('sira', '=', sira)
    .execute();
