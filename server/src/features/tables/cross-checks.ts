import { sql } from 'kysely';
import { choiceOf } from '@emanet/contract/lookups';
import {
  perRegister,
  REGISTER_TYPES,
  REGISTERS,
  type RegisterType,
} from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { CrossCheck } from '@emanet/contract/tables';
import { answersIn } from '@emanet/contract/records/kinds/warning-answers';
import { HIRED, OF_CANDIDATES } from '@emanet/contract/records/rules/period-rules';
import type { Warning } from '@emanet/contract/records/warnings';
import { crossFindings, crossRule, findingData } from '@emanet/contract/tables/cross-rules';
import type { CrossFacts } from '@emanet/contract/tables/cross-rule';
import { dayReadBy } from '../../nouns/past.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Db, Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { forEachInTurn } from '../../records/in-pieces.ts';
import { inScope, inUse, ongoing, running, type Condition } from '../../records/queries.ts';
import { linkedFindings } from '../../records/write/answered.ts';
import { expectMany } from './queries.ts';

/** A record with its answers and those of its linked records. */
type CrossRow = Readonly<{
  id: number;
  ad: string;
  department_name: string;
  facts: CrossFacts;
}>;

const department = sql`join departments d on d.company_id = t.company_id
  and d.department_id = t.department_id`;

const kind = sql`(select c.kurum_turu from companies c where c.company_id = t.company_id)`;

/** An activity about candidates alone, or about their data while it names nobody. */
const ofCandidates = sql`case when cardinality(t.ilgili_kisi) = 0
  then t.islenen_kisisel_veriler && ${sql.val([...OF_CANDIDATES])}::text[]
  else 'calisan_adayi' = any(t.ilgili_kisi) and not t.ilgili_kisi && ${sql.val([...HIRED])}::text[] end`;

/** Transfers with the data of their activities; `tam`: the caller sees all of those. */
const transfers = (
  { table, name, mechanism }: Readonly<Record<'table' | 'name' | 'mechanism', Condition>>,
  scope: CompanyScope,
  one: Condition,
) => sql`
  select t.id, ${name} as ad, d.department_name, jsonb_build_object(
    'verilen', t.aktarilan_kisisel_veriler,
    'faaliyet_verileri', coalesce(linked.items, '[]'),
    'tam', cardinality(t.veri_harita_id) > 0 and linked.seen = cardinality(t.veri_harita_id),
    'faaliyet', cardinality(t.veri_harita_id), 'biten_faaliyet', linked.ended,
    'sartlar', t.aktarim_sarti, 'mekanizma', ${mechanism}, 'kurum_turu', ${kind}
  ) as facts
  from (select t.* from ${table} t where ${inScope(scope)} and ${ongoing} ${one}) t ${department}
  cross join lateral (
    select count(distinct a.id) as seen,
      count(distinct a.id) filter (where a.faaliyet_durumu = 'sona_erdi') as ended,
      jsonb_agg(distinct item.code) filter (where item.code is not null) as items
    from (
      select t.id, t.faaliyet_durumu, t.islenen_kisisel_veriler from veri_harita t
      where ${inScope(scopeWith(scope, 'processing-activities.read'))}
    ) a
    left join lateral (select unnest(a.islenen_kisisel_veriler) as code) item on true
    where a.id = any(t.veri_harita_id)
  ) linked`;

/** Does the scope see every activity? An unseen one is then gone, and its data are not known. */
const seesAll = (scope: CompanyScope): boolean =>
  scopeWith(scope, 'processing-activities.read').departments === 'all';

/** Ongoing transfers to suppliers. */
const supplied = (scope: CompanyScope) => sql`
  select fold_turkish(t.tedarikci_adi) as supplier, t.veri_harita_id, t.yurt_disi_aktarim
  from veri_aktarim t
  where ${inScope(scopeWith(scope, 'supplier-transfers.read'))} and ${ongoing}`;

/** Reads the rows of a register; a register without rules over several records has no query. */
const QUERIES: Readonly<
  Partial<Record<RegisterType, (scope: CompanyScope, one: Condition) => Condition>>
> = {
  veri_aktarim: (scope, one) =>
    transfers(
      {
        table: sql`veri_aktarim`,
        name: sql`t.tedarikci_adi`,
        mechanism: sql`case when t.yurt_disi_aktarim then t.yurt_disi_mekanizma end`,
      },
      scopeWith(scope, 'supplier-transfers.read'),
      one,
    ),
  diger_aktarim: (scope, one) =>
    transfers(
      { table: sql`diger_aktarim`, name: sql`t.kurum_adi`, mechanism: sql`null::text` },
      scopeWith(scope, 'public-transfers.read'),
      one,
    ),
  varlik_listesi: (scope, one) => sql`
    with supplied as materialized (${supplied(scope)}), kept as materialized (
      select t.* from varlik_listesi t where ${inScope(scopeWith(scope, 'assets.read'))}
        and ${inUse} ${one}
    ), periods as materialized (
      select id, jsonb_agg(saklama_suresi order by saklama_suresi) as periods from (
        select distinct unnest(t.veri_harita_id) as id, t.saklama_suresi from varlik_listesi t
        where ${inScope(scopeWith(scope, 'assets.read'))} and ${inUse}
      ) known group by 1
    ), activities as materialized (
      select t.id, t.faaliyet_durumu is not distinct from 'sona_erdi' as ended,
        ${ofCandidates} as candidates,
        jsonb_build_object('islenen_kisisel_veriler', t.islenen_kisisel_veriler,
          'isleme_sarti', t.isleme_sarti, 'islenme_amaci', t.islenme_amaci,
          'hukuki_yukumluluk_istisnasi', t.hukuki_yukumluluk_istisnasi,
          'kategori_ayrintilari', t.kategori_ayrintilari,
          'sureler', coalesce(periods.periods, '[]')) as kept
      from veri_harita t left join periods using (id)
      where ${inScope(scopeWith(scope, 'processing-activities.read'))}
    ), linked as materialized (
      select link.asset, count(*) filter (where a.ended) as ended, count(a.id) as seen,
        bool_and(coalesce(a.candidates, false)) as candidates,
        jsonb_agg(coalesce(a.kept, '{"sureler": []}') order by a.id) as kept
      from (
        select kept.id as asset, unnest(kept.veri_harita_id) as id from kept
      ) link left join activities a using (id) group by 1
    )
    select t.id, t.varlik_ismi as ad, d.department_name, jsonb_build_object(
      'yurt_disi', coalesce(t.yurt_disi_mi, false) and btrim(t.tedarikci_adi) <> '',
      'yurt_disi_aktarim_kaydi', exists (select from supplied
        where supplied.yurt_disi_aktarim and supplied.supplier = fold_turkish(t.tedarikci_adi)),
      'faaliyet', coalesce(cardinality(t.veri_harita_id), 0),
      'biten_faaliyet', coalesce(linked.ended, 0),
      'sure', t.saklama_suresi, 'veriler', t.islenen_kisisel_veriler,
      'faaliyetler', coalesce(linked.kept, '[]'), 'aday', coalesce(linked.candidates, false),
      'tam', ${seesAll(scope)}::boolean or coalesce(linked.seen, 0) = coalesce(cardinality(t.veri_harita_id), 0)
      ) as facts
    from kept t ${department} left join linked on linked.asset = t.id`,
  veri_harita: (scope, one) => sql`
    with supplied as materialized (
      select unnest(t.veri_harita_id) as id, bool_or(t.yurt_disi_aktarim) as abroad
      from (${supplied(scope)}) t group by 1
    ), kept as materialized (
      select distinct unnest(t.veri_harita_id) as id from varlik_listesi t
      where ${inScope(scopeWith(scope, 'assets.read'))} and ${inUse} and t.yurt_disi_mi
    )
    select t.id, t.surec_ismi as ad, d.department_name, jsonb_build_object(
      'aydinlatma_turu', text.dokuman_tur, 'yurt_disi', coalesce(t.yurt_disi_aktarim, false),
      'yurt_disi_aktarim_kaydi', coalesce(supplied.abroad, false) or kept.id is not null,
      'tedarikci', t.dahil_oluyormu is not distinct from 'evet',
      'tedarikci_aktarim_kaydi', supplied.id is not null,
      'sartlar', t.isleme_sarti, 'kurum_turu', ${kind}) as facts
    from (select t.* from veri_harita t
      where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running} ${one}) t
    ${department}
    left join supplied using (id) left join kept using (id)
    left join dokumanlar text on text.company_id = t.company_id and text.id = t.aydinlatma_metni`,
};

/** Records of a register with the fields of cross rules; all of the scope, or one. */
async function selectCrossRows(
  db: Queries,
  scope: CompanyScope,
  tur: RegisterType,
  id: number | undefined,
): Promise<CrossRow[]> {
  const query = QUERIES[tur];
  if (!query) return [];
  const one = id === undefined ? sql`` : sql`and t.id = ${id}`;
  return rowsOf<CrossRow>(db)`
    select * from (${query(scope, one)}) found
    order by ad collate turkish, id`;
}

/** Warnings about linked records of a whole company, for the risk stored with them; of all registers or one. */
export function compareLinked(
  db: Queries,
  scope: CompanyScope,
  today: string,
  only?: RegisterType,
) {
  return perRegister(REGISTERS, async (tur) => {
    const found = new Map<number, Warning[]>();
    if (only !== undefined && tur !== only) return found;
    await forEachInTurn(await selectCrossRows(db, scope, tur, undefined), ({ id, facts }) => {
      const warnings = linkedFindings(tur, facts, today);
      if (warnings.length > 0) found.set(id, warnings);
    });
    return found;
  });
}

type Judged = Readonly<{
  id: number;
  uyarilar: readonly Warning[] | null;
  uyari_cevaplari: string[];
}>;

/**
 * Findings of records that an answer covers, as “id code”. The stored judgement decides, since the caller
 * may see fewer linked records than the answer is about; of a past day none is stored, and whoever reads
 * one sees everything.
 */
async function selectAnswered(
  db: Queries,
  scope: CompanyScope,
  tur: RegisterType,
  found: readonly CrossRow[],
  today: string,
): Promise<Set<string>> {
  const facts = new Map(found.map((one) => [one.id, one.facts]));
  const rows = await rowsOf<Judged>(db)`
    select t.id, t.uyarilar, t.uyari_cevaplari from ${sql.table(tur)} t
    where ${inScope(scope)} and t.id = any(${[...facts.keys()]}::int[])
      and cardinality(t.uyari_cevaplari) > 0`;
  return new Set(
    rows.flatMap(({ id, uyarilar, uyari_cevaplari }) => {
      const open = linkedFindings(tur, facts.get(id) ?? {}, today);
      return answersIn(uyari_cevaplari)
        .filter(({ bitis }) => bitis >= today)
        .filter(({ kod, iz }) =>
          uyarilar
            ? !uyarilar.some((one) => one.kod === kod)
            : open.some((one) => one.kod === kod && one.iz === iz),
        )
        .map(({ kod }) => `${id} ${kod}`);
    }),
  );
}

type Asked = Readonly<{ tur?: RegisterType | undefined; id?: number | undefined }>;

/** Contradictions between linked records; of all registers, one, or one record. */
export const crossChecks = (db: Db, scope: CompanyScope, { tur, id }: Asked, lang: Language) =>
  db.read(scope, async (tx) => {
    await expectMany(tx);
    const today = dayReadBy(scope.actor) ?? todayInTurkey();
    const found: CrossCheck[] = [];
    for (const register of tur ? [tur] : REGISTER_TYPES) {
      const rows = await selectCrossRows(tx, scope, register, id);
      const findings = rows.flatMap(({ facts, ...row }) =>
        crossFindings(register, facts, today).map((one) => ({ ...row, ...one })),
      );
      const ids = new Set(findings.map((one) => one.id));
      const asked = rows.filter(({ id: own }) => ids.has(own));
      const answered = await selectAnswered(tx, scope, register, asked, today);
      for (const { kod, veriler, ad, ...row } of findings)
        found.push({
          ...row,
          tur: register,
          ad: choiceOf('kurum_adi', ad)?.[lang] ?? ad,
          kod,
          seviye: crossRule(kod).seviye,
          veriler: findingData(veriler, lang),
          cevapli: answered.has(`${row.id} ${kod}`),
        });
    }
    return found;
  });
