import type { Values } from '@emanet/contract/records/fields';
import { DETAIL_FIELD } from '@emanet/contract/records/category-detail';
import { PLACES } from '@emanet/contract/texts/blocks/company';
import type { Coverage, SourceType } from '@emanet/contract/texts/model';
import { readsOf, STATE_OF_ASSET, STATE_OF_TRANSFER } from '@emanet/contract/texts/reads';
import type { TextRegister } from '@emanet/contract/texts/register';
import { choiceOf } from '@emanet/contract/lookups';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { settingsIn } from './settings.ts';

/** Fields whose digests a text depends on: read by blocks and own words, or placing a record. */
const PLACING: Readonly<Partial<Record<SourceType, readonly string[]>>> = {
  veri_harita: ['faaliyet_durumu', DETAIL_FIELD],
  veri_aktarim: STATE_OF_TRANSFER,
  diger_aktarim: STATE_OF_TRANSFER,
  varlik_listesi: [STATE_OF_ASSET],
  companies: PLACES,
};
const digested = (tur: SourceType) => [...new Set([...readsOf(tur), ...(PLACING[tur] ?? [])])];

/** A record with its name and the digests of its fields, stored by triggers. */
type Fetched = Readonly<{ id: number; j: Values; ozet: Readonly<Record<string, string>> }>;
export type TextRecord = Fetched &
  Readonly<{ tur: SourceType; ad: string; departman: string | null }>;

export type FetchedRegister = Readonly<{
  register: TextRegister;
  records: ReadonlyMap<string, TextRecord>;
}>;

const select = async (tx: Tx, scope: CompanyScope, tur: SourceType, where: RawBuilder<unknown>) => {
  const id = sql.ref(tur === 'companies' || tur === 'basvuru_ayarlari' ? 'company_id' : 'id');
  return rowsOf<Fetched>(tx)`
    select v.${id} as id, x.j,
      (select jsonb_object_agg(k, md5((x.j -> k)::text)) from unnest(${digested(tur)}::text[]) k) as ozet
    from ${sql.table(tur)} v cross join lateral (select to_jsonb(v) as j offset 0) x
    where v.company_id = ${scope.company_id} and ${where} order by v.${id}`;
};

const nameOf = (tur: SourceType, { j }: Fetched): string => {
  const said = (field: string) => (typeof j[field] === 'string' ? j[field] : '');
  if (tur === 'veri_harita') return said('surec_ismi');
  if (tur === 'veri_aktarim') return said('tedarikci_adi');
  if (tur === 'diger_aktarim')
    return (
      said('kurum_adi_yaziniz') ||
      (choiceOf('kurum_adi', said('kurum_adi'))?.tr ?? said('kurum_adi'))
    );
  return said('varlik_ismi') || said('cerez_adi') || said('company_name') || said('slug');
};

/** Activities of a coverage; for groups also those where a category has other people. */
const covered = ({ tumu, gruplar, departmanlar, faaliyetler }: Coverage) =>
  tumu
    ? sql`true`
    : sql`(v.id = any(${[...faaliyetler]}::int[]) or v.department_id = any(${[...departmanlar]}::int[])
        or v.ilgili_kisi && ${[...gruplar]}::text[]
        or exists (select from unnest(v.kategori_ayrintilari) d
          where substring(d from '\\.ilgili_kisi=(.+)$') = any(${[...gruplar]}::text[])))`;

/** The part of the register that a text covers, as the transaction sees it. */
export async function fetchRegister(
  tx: Tx,
  scope: CompanyScope,
  coverage: Coverage,
  address: string,
): Promise<FetchedRegister> {
  const activities = await select(tx, scope, 'veri_harita', covered(coverage));
  const ids = activities.map(({ id }) => id);
  const named = sql`v.veri_harita_id && ${ids}::int[]`;
  const suppliers = await select(
    tx,
    scope,
    'veri_aktarim',
    sql`(${named} or v.id = ${coverage.aktarim})`,
  );
  const bodies = await select(tx, scope, 'diger_aktarim', named);
  const assets = await select(tx, scope, 'varlik_listesi', named);
  const company = await select(tx, scope, 'companies', sql`true`);
  const cookies = await select(tx, scope, 'cerezler', sql`true`);
  const form = await select(tx, scope, 'basvuru_ayarlari', sql`true`);
  const departments = new Map(
    (
      await tx
        .selectFrom('departments')
        .select(['department_id', 'department_name'])
        .where('company_id', '=', scope.company_id)
        .execute()
    ).map((one) => [one.department_id, one.department_name]),
  );
  const records = new Map<string, TextRecord>();
  const keep = (tur: SourceType, rows: readonly Fetched[]) => {
    for (const row of rows)
      records.set(`${tur}:${row.id}`, {
        ...row,
        tur,
        ad: nameOf(tur, row),
        departman: departments.get(Number(row.j.department_id)) ?? null,
      });
    return rows.map(({ j }) => j);
  };
  return {
    register: {
      company: { company_id: scope.company_id, ...keep('companies', company)[0] },
      form: keep('basvuru_ayarlari', form)[0] ?? {},
      address,
      activities: keep('veri_harita', activities),
      suppliers: keep('veri_aktarim', suppliers),
      bodies: keep('diger_aktarim', bodies),
      assets: keep('varlik_listesi', assets),
      cookies: keep('cerezler', cookies),
      bicim: await settingsIn(tx, scope),
    },
    records,
  };
}
