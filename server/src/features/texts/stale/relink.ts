import { createHash } from 'node:crypto';
import { isEmpty } from '@emanet/contract/records/fields';
import { READS } from '@emanet/contract/texts/reads';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Services } from '../../../platform/services.ts';
import { selectVersion } from '../queries.ts';
import { fetchRegister, type FetchedRegister } from '../register.ts';
import { linksOf, type SourceLink } from './sources.ts';
import { updateRow } from '../../../platform/rows.ts';

/** Name of the present list of fields: a text's links carry the name of the list that made them. */
export const LIST_OF_READS = createHash('sha256')
  .update(JSON.stringify(READS))
  .digest('hex')
  .slice(0, 16);

/** Most texts that one run links again in a company; the next run takes the rest. */
const MOST_AT_ONCE = 50;

/** Linked by another list, or by none; written so that the index is used. */
const isUnlinked = sql`yayindaki is not null
  and (baglar_ozeti is null or baglar_ozeti < ${LIST_OF_READS} or baglar_ozeti > ${LIST_OF_READS})`;

/** Companies with published texts of an older list of fields. */
export const unlinkedTexts = sql<{ company_id: number }>`
  select company_id from metinler where ${isUnlinked}`;

/** A digest that no value has: what the value was at the approval is not known. */
const UNKNOWN = '?';

/** Adds to published texts the links that blocks have named since, and those of empty fields. */
export async function relinkTexts(services: Services, scope: CompanyScope): Promise<void> {
  for (let n = 0; n < MOST_AT_ONCE; n++)
    if (!(await services.db.write(scope, (tx) => relinkOne(services, tx, scope)))) return;
}

async function relinkOne({ config }: Services, tx: Tx, scope: CompanyScope): Promise<boolean> {
  const { company_id } = scope;
  const { rows } = await sql<{ id: number; yayindaki: number }>`
    select id, yayindaki from metinler
    where company_id = ${company_id} and ${isUnlinked}
    order by id limit 1 for update skip locked`.execute(tx);
  const [text] = rows;
  if (!text) return false;
  const version = await selectVersion(tx, scope, text.id, text.yayindaki);
  if (version) {
    const { govde, kapsam, tr } = version.icerik;
    const fetched = await fetchRegister(tx, scope, kapsam, config.BASE_URL);
    const links = linksOf(govde, kapsam, tr, fetched);
    await addLinks(tx, scope, text.id, {
      links: await ofPublished(tx, scope, text.id, links, kapsam.aktarim),
      fetched,
      since: version.onay_tarihi,
    });
  }
  await updateRow(tx, 'metinler', { company_id }, text.id, { baglar_ozeti: LIST_OF_READS });
  return true;
}

/** Fields of records in the version's coverage; a later record stays new. */
async function ofPublished(
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  links: readonly SourceLink[],
  transfer: number | null,
): Promise<SourceLink[]> {
  const { rows } = await sql<{ kayit_turu: string; kayit_id: number }>`
    select distinct replace(kayit_turu, '_faaliyet', '') as kayit_turu, kayit_id from metin_kaynaklari
    where company_id = ${company_id} and metin_id = ${metin_id} and kayit_id > 0 and deger = 'var'
      and (alan = 'kapsam' or kayit_turu like '%\\_faaliyet')`.execute(tx);
  const covered = new Set([
    ...rows.map(({ kayit_turu, kayit_id }) => `${kayit_turu}:${kayit_id}`),
    ...[`veri_aktarim:${transfer}`, `companies:${company_id}`, `basvuru_ayarlari:${company_id}`],
  ]);
  return links.filter(({ kayit_turu, kayit_id }) => covered.has(`${kayit_turu}:${kayit_id}`));
}

type Added = Readonly<{ links: readonly SourceLink[]; fetched: FetchedRegister; since: string }>;

/**
 * Stores missing links. A field unchanged since the approval, or empty as then, gets its present
 * value; any other field is only known to differ, so the text is stale.
 */
async function addLinks(
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  { links, fetched, since }: Added,
): Promise<void> {
  const rows = links.map((one) => ({
    ...one,
    bos: isEmpty(fetched.records.get(`${one.kayit_turu}:${one.kayit_id}`)?.j[one.alan]),
  }));
  await sql`
    insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger, cumleler)
    select ${company_id}, ${metin_id}, l.kayit_turu, l.kayit_id, l.alan,
      case when d.an is null or (l.bos and l.alan <> 'kapsam') then l.deger else ${UNKNOWN} end, l.cumleler
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l(kayit_turu text, kayit_id integer, alan text, deger text, cumleler text[], bos boolean)
    left join metin_degisimleri d on d.company_id = ${company_id} and d.kayit_turu = l.kayit_turu
      and d.kayit_id = l.kayit_id and d.alan = l.alan and d.an > ${since}::timestamptz
    on conflict do nothing`.execute(tx);
}
