import {
  SUBJECTS_OF,
  type Touched,
  type TouchedActivity,
  type TouchedTransfer,
} from '@emanet/contract/applications/touched';
import { choiceOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inScope, inUse, ongoing, type Condition } from '../../records/queries.ts';
import { selectSource } from './queries.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Most records of one kind in an answer. */
const MOST = 300;

const named = (columns: Condition, from: Condition) => sql`
  select t.id, t.department_id, d.department_name, ${columns} from ${from} t
  join departments d on d.company_id = t.company_id and d.department_id = t.department_id`;

/** Activities about these groups, with ended ones: their data are still stored. */
const selectActivities = (tx: Tx, scope: CompanyScope, groups: readonly string[]) =>
  rowsOf<TouchedActivity>(tx)`
    ${named(
      sql`t.surec_ismi as ad, t.islenen_kisisel_veriler, t.islenme_amaci, t.isleme_sarti,
        t.alici_grubu, t.alici_yok, t.dahil_oluyormu, t.yurt_disi_aktarim, t.saklama_suresi, t.imha_yontemi`,
      sql`veri_harita`,
    )}
    where ${inScope(scopeWith(scope, 'processing-activities.read'))}
      and coalesce(t.faaliyet_durumu, '') <> 'planlanan' and t.ilgili_kisi && ${[...groups]}::text[]
    order by t.surec_ismi collate turkish, t.id limit ${MOST + 1}`;

const selectAssets = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  rowsOf<Touched['varliklar'][number]>(tx)`
    ${named(
      sql`t.varlik_ismi as ad, t.veri_harita_id as faaliyetler, t.imha_yontemi,
        t.yurt_disi_mi as yurt_disi`,
      sql`varlik_listesi`,
    )}
    where ${inScope(scopeWith(scope, 'assets.read'))} and ${inUse}
      and t.veri_harita_id && ${[...ids]}::int[]
    order by t.varlik_ismi collate turkish, t.id limit ${MOST + 1}`;

/** Transfers of those activities, with ended ones: their recipient has the data, too. */
const transfers = (
  table: 'veri_aktarim' | 'diger_aktarim',
  columns: Condition,
  scope: CompanyScope,
  ids: readonly number[],
) => sql<TouchedTransfer>`
  ${named(
    sql`${table}::text as tur, t.veri_harita_id as faaliyetler, t.alici_grubu,
      not coalesce(${ongoing}, true) as sona_erdi, ${columns}`,
    sql.table(table),
  )}
  where ${inScope(scope)} and t.veri_harita_id && ${[...ids]}::int[]
  order by t.id limit ${MOST + 1}`;

async function selectTransfers(
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
  lang: Language,
): Promise<TouchedTransfer[]> {
  const supplied = await transfers(
    'veri_aktarim',
    sql`t.tedarikci_adi as ad, t.yurt_disi_aktarim as yurt_disi,
      t.aktarim_ulkesi as ulke, t.yurt_disi_mekanizma as mekanizma, null::text as kurum`,
    scopeWith(scope, 'supplier-transfers.read'),
    ids,
  ).execute(tx);
  const bodies = await transfers(
    'diger_aktarim',
    sql`coalesce(nullif(t.kurum_adi_yaziniz, ''), t.kurum_adi) as ad, false as yurt_disi,
      null::text as ulke, null::text as mekanizma,
      case when nullif(t.kurum_adi_yaziniz, '') is null then t.kurum_adi end as kurum`,
    scopeWith(scope, 'public-transfers.read'),
    ids,
  ).execute(tx);
  const publicBodies = bodies.rows.map((one) => ({
    ...one,
    ad: choiceOf('kurum_adi', one.ad)?.[lang] ?? one.ad,
  }));
  return [...supplied.rows, ...publicBodies];
}

/** Records of the register about a group of persons, to which the applicant belongs. */
async function selectTouched(
  tx: Tx,
  scope: CompanyScope,
  groups: readonly string[],
  lang: Language,
): Promise<Touched> {
  const gruplar = groups.filter((code) => choiceOf('ilgili_kisi', code));
  const all = gruplar.length > 0 ? await selectActivities(tx, scope, gruplar) : [];
  const faaliyetler = all.slice(0, MOST);
  const ids = faaliyetler.map(({ id }) => id);
  const [assets, recipients] =
    ids.length > 0
      ? [await selectAssets(tx, scope, ids), await selectTransfers(tx, scope, ids, lang)]
      : [[], []];
  return {
    gruplar,
    faaliyetler,
    varliklar: assets.slice(0, MOST),
    aktarimlar: recipients,
    tamam: all.length <= MOST && assets.length <= MOST && recipients.length <= MOST,
  };
}

/** Records about the group of an application's person; other groups when they are named. */
export const readTouched = (
  { db }: Services,
  scope: CompanyScope,
  id: number,
  named: string | undefined,
  lang: Language,
): Promise<Touched> =>
  db.read(scope, async (tx) => {
    const { kisi_grubu } = (await selectSource(tx, scope, id)) ?? fail('NOT_FOUND');
    const groups = named?.split(',') ?? (kisi_grubu ? SUBJECTS_OF[kisi_grubu] : []);
    return selectTouched(tx, scope, groups, lang);
  });
