import type { AffectedGroup, NewBreach } from '@emanet/contract/breaches';
import { choicesOf } from '@emanet/contract/lookups';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { inScope } from '../../records/queries.ts';
import { categoryOfItems, registryCategories } from '../../records/verbis-lists.ts';
import { firstOf } from '../../platform/rows.ts';

type Found = Readonly<{
  kayit_adi: string;
  department_id: number | null;
  /** Data items and groups of people of the record and of the activities it names. */
  veriler: readonly string[];
  gruplar: readonly string[];
  tedbirler: readonly string[];
  kisi_sayisi: number | null;
}>;

/** Values that a breach copies from its source record; all of them can be corrected. */
export type TakenOver = Readonly<{
  kayit_turu: NonNullable<NewBreach['kayit_turu']>;
  kayit_id: number;
  kayit_adi: string;
  department_id: number | null;
  kategoriler: string[];
  kisi_gruplari: AffectedGroup[];
  onceki_tedbirler: string[];
}>;

/** People's groups, categories, counts and measures from the register. */
export async function takeOver(
  tx: Tx,
  scope: CompanyScope,
  { kayit_turu, kayit_id }: Pick<NewBreach, 'kayit_turu' | 'kayit_id'>,
): Promise<TakenOver | undefined> {
  if (!kayit_turu || !kayit_id) {
    if (Boolean(kayit_turu) !== Boolean(kayit_id))
      fail('INVALID_INPUT', { fields: { kayit_id: 'choice' } });
    return undefined;
  }
  const found =
    kayit_turu === 'varlik_listesi'
      ? await selectAsset(tx, scope, kayit_id)
      : await selectSupplier(tx, scope, kayit_id);
  if (!found) return fail('INVALID_INPUT', { fields: { kayit_id: 'choice' } });
  const categories = new Set(
    categoryOfItems.flatMap(({ code, category }) => (found.veriler.includes(code) ? category : [])),
  );
  const groups = choicesOf('ilgili_kisi').flatMap(({ code }) =>
    found.gruplar.includes(code) ? code : [],
  );
  // One number for all groups does not fit a single group.
  const sayi = groups.length === 1 ? found.kisi_sayisi : null;
  return {
    kayit_turu,
    kayit_id,
    kayit_adi: found.kayit_adi,
    department_id: found.department_id,
    kategoriler: registryCategories.flatMap(({ code }) => (categories.has(code) ? code : [])),
    kisi_gruplari: groups.map((grup) => ({ grup, sayi, kesin: false })),
    onceki_tedbirler: [...new Set(found.tedbirler)],
  };
}

const each = (column: string) =>
  sql`coalesce((select array_agg(distinct one) from rows r, unnest(r.${sql.ref(column)}) one), '{}')`;

const selectAsset = (tx: Tx, scope: CompanyScope, id: number): Promise<Found | undefined> =>
  firstOf<Found>(tx)`
    with asset as (select t.* from varlik_listesi t where ${inScope(scope)} and t.id = ${id}),
    rows as (
      select islenen_kisisel_veriler as veriler, '{}'::text[] as gruplar, alinan_tedbirler as tedbirler
      from asset
      union all
      select case when cardinality(coalesce(asset.islenen_kisisel_veriler, '{}')) > 0 then '{}'
        else t.islenen_kisisel_veriler end, t.ilgili_kisi, '{}'
      from asset join veri_harita t on t.company_id = asset.company_id
        and t.id = any(asset.veri_harita_id)
    )
    select varlik_ismi as kayit_adi, department_id, kisi_sayisi::int as kisi_sayisi,
      ${each('veriler')} as veriler, ${each('gruplar')} as gruplar, ${each('tedbirler')} as tedbirler
    from asset`;

const selectSupplier = (tx: Tx, scope: CompanyScope, id: number): Promise<Found | undefined> =>
  firstOf<Found>(tx)`
    with supplier as (
      select tedarikci_adi from tedarikci_listesi
      where company_id = ${scope.company_id} and id = ${id}
    ), transfers as (
      select t.* from veri_aktarim t join supplier s
        on fold_turkish(s.tedarikci_adi) = fold_turkish(t.tedarikci_adi)
      where ${inScope(scope)}
    ), rows as (
      select aktarilan_kisisel_veriler as veriler, ilgili_kisi as gruplar, alinan_tedbirler as tedbirler
      from transfers
    )
    select tedarikci_adi as kayit_adi, null::int as kisi_sayisi,
      (select min(department_id) from transfers having count(distinct department_id) = 1) as department_id,
      ${each('veriler')} as veriler, ${each('gruplar')} as gruplar, ${each('tedbirler')} as tedbirler
    from supplier`;
