import type { Values } from '@emanet/contract/records/fields';
import type { Coverage, SourceType } from '@emanet/contract/texts/model';
import type { TextRegister } from '@emanet/contract/texts/register';
import { choiceOf } from '@emanet/contract/lookups';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';

/** Fields that mark texts, as the triggers of the migration note them. */
const MARKING: Readonly<Record<SourceType, readonly string[]>> = {
  veri_harita: [
    ...['surec_ismi', 'department_id', 'faaliyet_durumu', 'ilgili_kisi', 'islenen_kisisel_veriler'],
    ...['kategori_ayrintilari', 'kvk_kimden_nasil', 'kvk_kimden_nasil_yaziniz'],
    ...['kimden_nasil_temin', 'kimden_nasil_temin_yaziniz', 'otomatik_veri_isleme_faaliyeti'],
    ...['otomatik_karar', 'islenme_amaci', 'isleme_sarti', 'hukuki_yukumluluk_istisnasi'],
    ...['veri_sorumlusu_mesru_menfaati', 'saklandigi_alan', 'saklama_suresi', 'imha_yontemi'],
    ...['alici_yok', 'alici_grubu', 'yurt_disi_aktarim'],
  ],
  veri_aktarim: [
    ...['tedarikci_adi', 'tedarikci_unvan', 'hizmet_konusu', 'veri_isleyen_rolu', 'aktarim_durumu'],
    ...['durum', 'veri_harita_id', 'aktarilan_kisisel_veriler', 'ilgili_kisi', 'aktarim_amaci'],
    ...['aktarim_sarti', 'aktarim_sikligi', 'alici_grubu', 'yurt_disi_aktarim', 'aktarim_ulkesi'],
    ...['yurt_disi_mekanizma', 'standart_sozlesme_imza_tarihi', 'standart_sozlesme_turu'],
    ...['alt_isleyenler', 'alinan_tedbirler', 'saklama_suresi', 'sozlesme_tarihi'],
  ],
  diger_aktarim: [
    ...['kurum_adi', 'kurum_adi_yaziniz', 'aktarim_durumu', 'durum', 'veri_harita_id'],
    ...['aktarim_amaci', 'hukuki_dayanak'],
  ],
  companies: [
    ...['company_name', 'unvan', 'adres', 'mersis_no', 'kep', 'web', 'verbis_kayit_no'],
    'irtibat_kisisi',
  ],
  basvuru_ayarlari: ['slug', 'acik', 'posta_adresi', 'kep_adresi'],
};

/** A record with the digests of its fields as triggers note them, and its name. */
type Fetched = Readonly<{ id: number; j: Values; ozet: Readonly<Record<string, string>> }>;
export type TextRecord = Fetched &
  Readonly<{ tur: SourceType; ad: string; departman: string | null }>;

export type FetchedRegister = Readonly<{
  register: TextRegister;
  records: ReadonlyMap<string, TextRecord>;
}>;

const select = async (
  tx: Tx,
  scope: CompanyScope,
  tur: SourceType,
  where: RawBuilder<unknown>,
): Promise<Fetched[]> => {
  const id = sql.ref(tur === 'companies' || tur === 'basvuru_ayarlari' ? 'company_id' : 'id');
  const found = await sql<Fetched>`
    select v.${id} as id, x.j,
      (select jsonb_object_agg(k, md5((x.j -> k)::text)) from unnest(${[...MARKING[tur]]}::text[]) k) as ozet
    from ${sql.table(tur)} v cross join lateral (select to_jsonb(v) as j offset 0) x
    where v.company_id = ${scope.company_id} and ${where} order by v.${id}`.execute(tx);
  return found.rows;
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
  return said('company_name') || said('slug');
};

/** Activities that a coverage names; those of groups also where a category has other people. */
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
  const company = await select(tx, scope, 'companies', sql`true`);
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
    },
    records,
  };
}
