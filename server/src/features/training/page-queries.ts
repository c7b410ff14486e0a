import type { AskedQuestion, Certificate, TrainingState } from '@emanet/contract/training/rows';
import type { SessionOfCertificate } from '@emanet/contract/training/sessions';
import type { Stretch } from '@emanet/contract/training/watched';
import { sql } from 'kysely';
import type { LinkScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf, updateRow } from '../../platform/rows.ts';

/** Progress of each video, by its number: watched stretches and the last place. */
export type Watched = Readonly<Record<string, Readonly<{ a: Stretch[]; k: number }>>>;
/** The first and the last choice of each question, by its id. */
export type Choices = Readonly<
  Record<string, Readonly<{ ilk: number; son: number; dogru: boolean }>>
>;

/** A passed training, and the code for its certificate. */
export type Code = Readonly<{
  gecme_tarihi: string | null;
  kod_ozeti: Buffer | null;
  kod_bitisi: string | null;
  kod_hakki: number;
  kod_sayisi: number;
  kod_tarihi: string | null;
}>;
const CODE = sql`d.gecme_tarihi, d.kod_ozeti, d.kod_bitisi, d.kod_hakki, d.kod_sayisi, d.kod_tarihi`;

/** An invitation: of a link, or named in a call of the company. */
export type At = Readonly<{ company_id: number; actor: Readonly<{ row_id: number | null }> }>;

/** State of a training, for calls about progress. */
export type Held = Readonly<{
  id: number;
  fullname: string;
  ilerleme: number;
  durum: TrainingState;
  acilma_tarihi: string | null;
  tamamlanma_tarihi: string | null;
  soru_surumu: number | null;
  deneme: number;
  deneme_hakki: number;
  izleme: Watched;
  cevaplar: Choices;
  videolar: readonly Readonly<{ id: number; sure: number; video_name: string }>[];
  /** Questions of a try, in a set that is the company's own. */
  sorulan: number | null;
  son_surum: number;
}> &
  Code;

const rowOf = ({ company_id, actor }: At) =>
  sql`d.company_id = ${company_id} and d.id = ${actor.row_id} and d.silinme_tarihi is null`;

/** Has the person attended a session, which replaces the videos? */
const attended = ({ company_id, actor }: At) => sql<boolean>`exists (
  select from egitim_katilimlari k
  where k.company_id = ${company_id} and k.davet_id = ${actor.row_id} and k.katildi)`;

/** The training of the link, held until the transaction ends. */
export const lockTraining = (tx: Tx, link: At): Promise<Held | undefined> =>
  firstOf<Held>(tx)`
    select d.id, d.fullname, d.ilerleme, d.durum, d.acilma_tarihi, d.tamamlanma_tarihi,
      ${CODE}, d.soru_surumu, d.izleme, d.cevaplar, d.deneme, d.deneme_hakki, q.sorulan, coalesce(q.newest, 0) as son_surum,
      coalesce((
        select json_agg(json_build_object('id', v.id, 'sure', v.sure, 'video_name', v.video_name)
          order by v.sira, v.id)
        from egitim_videolari v
        where v.company_id = ${link.company_id} and v.silinme_tarihi is null and not ${attended(link)}
      ), '[]'::json) as videolar
    from egitim_davetleri d
    left join lateral (
      select coalesce(sorulan, jsonb_array_length(sorular)) as sorulan, (
        select max(surum) from egitim_soru_setleri where company_id = ${link.company_id}
      ) as newest
      from egitim_soru_setleri s
      where s.company_id = ${link.company_id} and (d.soru_surumu is null or s.surum = d.soru_surumu)
      order by s.surum desc limit 1
    ) q on true
    where ${rowOf(link)}
    for update of d`;

/** The address of the link's person; null without one. */
export async function selectOwnAddress(tx: Tx): Promise<string | null> {
  const rows = await rowsOf<{ email: string | null }>(tx)`select training_address() as email`;
  return rows[0]?.email ?? null;
}

export type Progress = Partial<
  Pick<
    Held,
    | 'ilerleme'
    | 'durum'
    | 'acilma_tarihi'
    | 'tamamlanma_tarihi'
    | 'soru_surumu'
    | 'izleme'
    | 'cevaplar'
    | 'deneme'
    | keyof Code
  >
> &
  Readonly<{ son_izleme?: string; deneme_bitti?: boolean }>;

export async function storeProgress(tx: Tx, link: At, progress: Progress): Promise<void> {
  const { izleme, cevaplar, ...rest } = progress;
  await updateRow(tx, 'egitim_davetleri', link, link.actor.row_id, {
    ...rest,
    ...(izleme && { izleme: JSON.stringify(izleme) }),
    ...(cevaplar && { cevaplar: JSON.stringify(cevaplar) }),
  });
}

export type PageRow = Readonly<{
  id: number;
  deneme: number;
  deneme_hakki: number;
  fullname: string;
  company_name: string;
  logo: string | null;
  son_tarih: string | null;
  ilerleme: number;
  durum: TrainingState;
  tamamlanma_tarihi: string | null;
  soru_surumu: number | null;
  izleme: Watched;
  cevaplar: Choices;
}> &
  Code;

/** The training of the link with the company that requires it. */
export const selectPage = (tx: Tx, link: LinkScope): Promise<PageRow | undefined> =>
  firstOf<PageRow>(tx)`
    select d.id, d.deneme, d.deneme_hakki, d.fullname, c.company_name, c.logo, a.son_tarih, d.ilerleme, d.durum,
      d.tamamlanma_tarihi, d.soru_surumu, d.izleme, d.cevaplar, ${CODE}
    from egitim_davetleri d
    join companies c on c.company_id = d.company_id
    left join egitim_ayarlari a on a.company_id = d.company_id
    where ${rowOf(link)}`;

export type PageVideo = Readonly<{
  id: number;
  video_name: string;
  baglanti: string | null;
  dosya_id: string | null;
  sure: number;
  metin: string | null;
  altyazi: string | null;
}>;

/** The videos that the link may see: none for a person who attended a session. */
export const selectPageVideos = (tx: Tx, link: LinkScope): Promise<PageVideo[]> =>
  tx
    .selectFrom('egitim_videolari')
    .select(['id', 'video_name', 'baglanti', 'dosya_id', 'sure', 'metin', 'altyazi'])
    .where('company_id', '=', link.company_id)
    .where('silinme_tarihi', 'is', null)
    .where(attended(link), '=', false)
    .orderBy('sira')
    .orderBy('id')
    .execute();

/** A certificate with the data of its PDF. */
export type StoredCertificate = Certificate &
  Readonly<{
    fullname: string;
    company_name: string;
    saniye: number;
    bolumler: string[];
    deneme: number | null;
    sorular: AskedQuestion[] | null;
    oturum: SessionOfCertificate | null;
  }>;

/** The newest session that the link's person attended. */
export const selectAttended = (tx: Tx, { company_id, actor }: At) =>
  firstOf<SessionOfCertificate>(tx)`
    select o.id, o.konu, o.yer, o.egitmen, o.dakika
    from egitim_katilimlari k
    join egitim_oturumlari o on o.company_id = k.company_id and o.id = k.oturum_id
    where k.company_id = ${company_id} and k.davet_id = ${actor.row_id} and k.katildi
    order by o.tarih desc, o.id desc limit 1`;

export const CERTIFICATE_COLUMNS = [
  'no',
  'tarih',
  'gecerlilik',
  'dogru',
  'soru_sayisi',
  'fullname',
  'company_name',
  'saniye',
  'bolumler',
  'deneme',
  'sorular',
  'oturum',
] as const;

/** The certificate of the link's own training. */
export const selectOwnCertificate = (
  tx: Tx,
  { company_id, actor }: At,
): Promise<StoredCertificate | undefined> =>
  tx
    .selectFrom('egitim_sertifikalari')
    .select(CERTIFICATE_COLUMNS)
    .where('company_id', '=', company_id)
    .where('davet_id', '=', actor.row_id)
    .executeTakeFirst();
