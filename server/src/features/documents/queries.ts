import type { DocumentRow, DocumentUse, DocumentVersion } from '@emanet/contract/documents';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords } from '../../nouns/words.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** A document with the columns for its verbs alone. */
export type StoredDocument = DocumentRow &
  Readonly<{
    dosya_id: string | null;
    dosya_ekleyen: string;
    dosya_tarihi: string;
    olusturma_tarihi: string;
  }>;

/** An earlier file of a document, as it is stored. */
export type EarlierFile = Readonly<{
  sira: number;
  dosya_id: string | null;
  ekleyen: string;
  tarih: string;
}>;

/** Number of visible activities that name each document. */
const uses = (scope: CompanyScope) => sql`(
  select dokuman_id, count(distinct id)::int as n from (
    select aydinlatma_metni as dokuman_id, id from veri_harita
      where company_id = ${scope.company_id} and aydinlatma_metni is not null
    union all
    select acik_riza_metni, id from veri_harita
      where company_id = ${scope.company_id} and acik_riza_metni is not null
  ) named group by dokuman_id)`;

const select = (tx: Tx, scope: CompanyScope, where: RawBuilder<unknown>, lock = sql``) =>
  rowsOf<StoredDocument>(tx)`
    select d.id, d.dokuman_ismi, d.dokuman_tur, d.lastupdated, d.company_id, d.dokuman_linki,
      f.ad as dosya_adi, f.tur as dosya_turu, f.boyut as dosya_boyutu, d.dosya_surumu, d.guncel,
      d.gozden_gecirme, coalesce(u.n, 0) as faaliyet_sayisi, d.surum, d.guncelleyen,
      d.guncellenme_tarihi, d.dosya_id, d.dosya_ekleyen, d.dosya_tarihi, d.olusturma_tarihi
    from dokumanlar d
    left join dosyalar f on f.company_id = d.company_id and f.id = d.dosya_id
    left join ${uses(scope)} u on u.dokuman_id = d.id
    where d.company_id = ${scope.company_id} and ${where}
    order by d.dokuman_ismi collate turkish, d.id ${lock}`;

/** Current or archived documents with each word of `q` in their name or type, ignoring case. */
export function selectDocuments(
  tx: Tx,
  scope: CompanyScope,
  { guncel, q }: Readonly<{ guncel: boolean; q?: string | undefined }>,
): Promise<StoredDocument[]> {
  const texts = sql`concat_ws(E'\n', d.arama, searchable(d.dokuman_tur))`;
  return select(tx, scope, sql`d.guncel = ${guncel} and ${holdsWords(texts, q)}`);
}

/** All documents of the company, archived ones too. */
export const selectAllDocuments = (
  tx: Tx,
  scope: CompanyScope,
  { lock }: Readonly<{ lock: boolean }>,
) => select(tx, scope, sql`true`, lock ? sql`for update of d` : sql``);

export const selectDocumentsByIds = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  select(tx, scope, sql`d.id = any(${[...ids]}::int[])`);

/** One document; `lock`: held until the transaction ends, so that no new row refers to it. */
export const selectDocument = async (tx: Tx, scope: CompanyScope, id: number, lock = false) =>
  (await select(tx, scope, sql`d.id = ${id}`, lock ? sql`for update of d` : sql``))[0];

export const deleteEarlierFiles = (tx: Tx, { company_id }: CompanyScope, dokuman_id: number) =>
  tx
    .deleteFrom('dokuman_surumleri')
    .where('company_id', '=', company_id)
    .where('dokuman_id', '=', dokuman_id)
    .execute();

export const insertEarlierFiles = (
  tx: Tx,
  { company_id }: CompanyScope,
  dokuman_id: number,
  files: readonly EarlierFile[],
) =>
  tx
    .insertInto('dokuman_surumleri')
    .values(files.map((file) => ({ ...file, company_id, dokuman_id })))
    .execute();

export const selectEarlierFiles = (tx: Tx, scope: CompanyScope, id: number) =>
  tx
    .selectFrom('dokuman_surumleri')
    .select(['sira', 'dosya_id', 'ekleyen', 'tarih'])
    .where('company_id', '=', scope.company_id)
    .where('dokuman_id', '=', id)
    .orderBy('sira')
    .execute();

/** Files of these that the sweeper has not deleted. */
export async function filesThere(tx: Tx, scope: CompanyScope, ids: readonly string[]) {
  const found = await rowsOf<{ id: string }>(tx)`
    select id from dosyalar
    where company_id = ${scope.company_id} and id = any(${[...ids]}::uuid[])
    for update`;
  return new Set(found.map(({ id }) => id));
}

/** All files of a document, the current one first. */
export const selectVersions = (tx: Tx, scope: CompanyScope, id: number) =>
  rowsOf<DocumentVersion>(tx)`
    select v.sira, v.ekleyen, v.tarih, v.guncel, v.dokuman_linki,
      f.ad as dosya_adi, f.tur as dosya_turu, f.boyut as dosya_boyutu
    from (
      select dosya_surumu as sira, dosya_ekleyen as ekleyen, dosya_tarihi as tarih, true as guncel,
        dokuman_linki, dosya_id
      from dokumanlar where company_id = ${scope.company_id} and id = ${id} and dosya_id is not null
      union all
      select sira, ekleyen, tarih, false, dokuman_linki, dosya_id
      from dokuman_surumleri where company_id = ${scope.company_id} and dokuman_id = ${id}
    ) v
    left join dosyalar f on f.company_id = ${scope.company_id} and f.id = v.dosya_id
    order by v.sira desc`;

/** Activities that name a document, as far as the transaction sees them. */
export const selectUses = (tx: Tx, scope: CompanyScope, id: number): Promise<DocumentUse[]> =>
  rowsOf<DocumentUse>(tx)`
    select v.id, v.surec_ismi, d.department_name, coalesce(v.ozel_nitelikli, false) as ozel_nitelikli,
      v.aydinlatma_metni is not distinct from ${id} as aydinlatma,
      v.acik_riza_metni is not distinct from ${id} as acik_riza
    from veri_harita v
    join departments d on d.company_id = v.company_id and d.department_id = v.department_id
    where v.company_id = ${scope.company_id} and (v.aydinlatma_metni = ${id} or v.acik_riza_metni = ${id})
    order by v.surec_ismi collate turkish, v.id`;

/** Does a current document of the scope's company name this file? */
export async function namesDocument(tx: Tx, scope: CompanyScope, dosya_id: string) {
  const found = await tx
    .selectFrom('dokumanlar')
    .select('id')
    .where('company_id', '=', scope.company_id)
    .where('dosya_id', '=', dosya_id)
    .where('guncel', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** The same of any document, archived or not, and of the earlier files. */
export async function namesAnyFile(tx: Tx, scope: CompanyScope, dosya_id: string) {
  const rows = await rowsOf<{ named: boolean }>(tx)`
    select exists (select from dokumanlar
        where company_id = ${scope.company_id} and dosya_id = ${dosya_id})
      or exists (select from dokuman_surumleri
        where company_id = ${scope.company_id} and dosya_id = ${dosya_id}) as named`;
  return rows[0]?.named === true;
}

export type DocumentCounts = Readonly<{
  guncel: number;
  arsiv: number;
  geciken: number;
  tarihsiz: number;
}>;

export async function selectCounts(tx: Tx, scope: CompanyScope, today: string) {
  const found = await firstOf<DocumentCounts>(tx)`
    select count(*) filter (where guncel)::int as guncel,
      count(*) filter (where not guncel)::int as arsiv,
      count(*) filter (where guncel and gozden_gecirme < ${today}::date)::int as geciken,
      count(*) filter (where guncel and gozden_gecirme is null)::int as tarihsiz
    from dokumanlar where company_id = ${scope.company_id}`;
  return found ?? { guncel: 0, arsiv: 0, geciken: 0, tarihsiz: 0 };
}
