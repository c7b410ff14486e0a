import type { sheetMeanings } from '@emanet/contract/records/import';
import { labelKey } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { headKey, IGNORED, type SheetHeads } from '../heads.ts';

/** Memory of a company for one list, and of one file of it; see `sheetMeanings`. */
export type Memory = Readonly<{
  /** Fields by the key of a head; empty where the column is left out. */
  basliklar: Readonly<Record<string, string>>;
  /** Meanings by field and word, see `wordKey`. */
  degerler: Readonly<Record<string, string>>;
  /** Texts by address. */
  hucreler: Readonly<Record<string, string>>;
  secimler: FileChoices;
}>;

/**
 * Choices for one file: the sheets that are read, keys of heads left out, second columns of a field that
 * are left out, what blank cells do, values by field that all rows get.
 */
export type FileChoices = Readonly<{
  sayfalar?: readonly string[];
  birakilan?: readonly string[];
  ikinci?: readonly string[];
  bos?: 'birak' | 'sil';
  hepsine?: Readonly<Record<string, string>>;
}>;

/** Most entries of one kind. */
const MOST_REMEMBERED = 5000;
const KEPT_FILES = '30 days';

export const wordKey = (field: string, word: string): string => `${field}\n${labelKey(word)}`;

/** Memory for a list; `dosya` is the digest of the file. */
export async function selectMemory(
  tx: Tx,
  { company_id }: CompanyScope,
  liste: string,
  dosya: string,
): Promise<Memory> {
  const { rows } = await sql<Memory & { dosya: string }>`
    select dosya, basliklar, degerler, hucreler, secimler from ice_aktarma_eslesmeleri
    where company_id = ${company_id} and liste = ${liste} and dosya in ('', ${dosya})`.execute(tx);
  const firm = rows.find((row) => row.dosya === '');
  const file = rows.find((row) => row.dosya === dosya);
  return {
    // A head that was left out for all files, not for this one, is asked about again.
    basliklar: Object.fromEntries(
      Object.entries(firm?.basliklar ?? {}).filter(([, field]) => field),
    ),
    degerler: firm?.degerler ?? {},
    hucreler: file?.hucreler ?? {},
    secimler: file?.secimler ?? {},
  };
}

/** Heads of a list with those that the company has given a meaning, and those left out of this file, which win. */
export const withMemory = (
  { heads, ...list }: SheetHeads,
  { basliklar, secimler }: Memory,
): SheetHeads => {
  const leftOut = (secimler.birakilan ?? []).map((key) => [key, IGNORED] as const);
  const own = [...Object.entries(basliklar), ...leftOut];
  return {
    ...list,
    heads: new Map([...heads, ...own]),
    own: new Set(own.map(([key]) => key)),
  };
};

/** Adds meanings to the memory, and forgets files of a month ago. */
export async function rememberMeanings(
  tx: Tx,
  { company_id }: CompanyScope,
  liste: string,
  {
    basliklar,
    degerler,
    dosya,
    hucreler,
    sayfalar,
    bos,
    ikinci,
    hepsine,
  }: z.output<typeof sheetMeanings>,
): Promise<void> {
  const given = Object.entries(basliklar).map(([head, field]) => [headKey(head), field] as const);
  const heads = given.filter(([, field]) => field !== '');
  const birakilan = given.flatMap(([key, field]) => (field === '' ? [key] : []));
  if (!dosya && (birakilan.length > 0 || sayfalar || bos || ikinci || hepsine))
    fail('INVALID_INPUT', { fields: { dosya: 'required' } });
  const words = degerler.map(
    ({ alan, yazilan, anlam }) => [wordKey(alan, yazilan), anlam] as const,
  );
  await add(tx, company_id, liste, '', 'basliklar', Object.fromEntries(heads));
  await add(tx, company_id, liste, '', 'degerler', Object.fromEntries(words));
  if (dosya) await add(tx, company_id, liste, dosya, 'hucreler', hucreler);
  const choices = {
    ...(given.length > 0 && { birakilan }),
    ...(sayfalar && { sayfalar }),
    ...(bos && { bos }),
    ...(ikinci && { ikinci }),
    ...(hepsine && { hepsine }),
  };
  if (dosya) await add(tx, company_id, liste, dosya, 'secimler', choices);
  await sql`delete from ice_aktarma_eslesmeleri where company_id = ${company_id}
    and dosya <> '' and guncellenme_tarihi < now() - ${KEPT_FILES}::interval`.execute(tx);
}

async function add(
  tx: Tx,
  company_id: number,
  liste: string,
  dosya: string,
  column: keyof Memory,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (Object.keys(entries).length === 0) return;
  const kept = sql.ref(column);
  const { rows } = await sql<{ count: number }>`
    insert into ice_aktarma_eslesmeleri as m (company_id, liste, dosya, ${kept})
    values (${company_id}, ${liste}, ${dosya}, ${JSON.stringify(entries)}::jsonb)
    on conflict (company_id, liste, dosya) do update
    set ${kept} = m.${kept} || excluded.${kept}, guncellenme_tarihi = now()
    returning (select count(*)::int from jsonb_object_keys(m.${kept})) as count`.execute(tx);
  if ((rows[0]?.count ?? 0) > MOST_REMEMBERED) fail('SHEET_TOO_MUCH');
}

/** Forgets the cells of a file that was imported; its columns and sheets are needed for its refused rows. */
export const forgetFile = async (
  tx: Tx,
  { company_id }: CompanyScope,
  liste: string,
  dosya: string,
): Promise<void> => {
  await sql`update ice_aktarma_eslesmeleri set hucreler = '{}' where company_id = ${company_id}
    and liste = ${liste} and dosya = ${dosya} and dosya <> ''`.execute(tx);
};
