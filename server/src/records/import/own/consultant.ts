import { fieldsOfHead, type sheetMeanings } from '@emanet/contract/records/import';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { firstOf } from '../../../platform/rows.ts';
import { splitNames } from '../choices.ts';
import { headKey } from '../heads.ts';
import type { Guessable } from './columns.ts';
import { wordKey, type Memory } from './memory.ts';

type Words = Pick<Memory, 'basliklar' | 'degerler'>;

/** Most entries of a list; an answer beyond them is the company's alone. */
const MOST_KEPT = 5000;
/** Pieces between semicolons that may make one name of a choice. */
const MOST_PIECES = 8;

const consultantOf = ({ actor }: CompanyScope): number | undefined =>
  actor.kind === 'person' && actor.role === 'danışman' ? actor.user_id : undefined;

/**
 * The company's memory beside its consultant's answers for any client, of which its own win. It stays as it
 * is for a person of another role in this company.
 */
export async function withWords(
  tx: Tx,
  scope: CompanyScope,
  liste: string,
  memory: Memory,
): Promise<Memory> {
  const user_id = consultantOf(scope);
  if (user_id === undefined) return memory;
  const { basliklar, degerler } = memory;
  const words = await firstOf<Words>(tx)`select basliklar, degerler from kisi_eslesmeleri
    where user_id = ${user_id} and liste = ${liste}`;
  return {
    ...memory,
    basliklar: { ...words?.basliklar, ...basliklar },
    degerler: { ...words?.degerler, ...degerler },
  };
}

/** Keeps answers of a consultant for the next client, as far as they say nothing about this one. */
export async function keepWords(
  tx: Tx,
  scope: CompanyScope,
  liste: string,
  given: z.output<typeof sheetMeanings>,
  fields: readonly Guessable[],
): Promise<void> {
  const user_id = consultantOf(scope);
  const { basliklar, degerler } = general(given, fields);
  if (user_id === undefined || Object.keys({ ...basliklar, ...degerler }).length === 0) return;
  await sql`
    insert into kisi_eslesmeleri as k (user_id, liste, basliklar, degerler)
    values (${user_id}, ${liste}, ${JSON.stringify(basliklar)}::jsonb,
      ${JSON.stringify(degerler)}::jsonb)
    on conflict (user_id, liste) do update
    set basliklar = k.basliklar || excluded.basliklar, degerler = k.degerler || excluded.degerler,
      guncellenme_tarihi = now()
    where (select count(*) from jsonb_object_keys(k.basliklar || excluded.basliklar)) <= ${MOST_KEPT}
      and (select count(*) from jsonb_object_keys(k.degerler || excluded.degerler)) <= ${MOST_KEPT}
  `.execute(tx);
}

/**
 * Heads of fields, and words of look-ups that mean choices or nothing. Departments, people, documents, linked
 * records and free texts are a company's own, so no answer about them is among these.
 */
function general(
  { basliklar, degerler }: z.output<typeof sheetMeanings>,
  fields: readonly Guessable[],
): Words {
  const fieldOf = new Map(fields.map((field) => [field.name, field]));
  const heads = Object.entries(basliklar).filter(([, field]) =>
    fieldsOfHead(field).every((name) => fieldOf.has(name)),
  );
  const words = degerler.filter(({ alan, anlam }) => {
    const isChoice = fieldOf.get(alan)?.named;
    return isChoice && splitNames(anlam, isChoice, MOST_PIECES).every(isChoice);
  });
  return {
    basliklar: Object.fromEntries(heads.map(([head, field]) => [headKey(head), field])),
    degerler: Object.fromEntries(
      words.map(({ alan, yazilan, anlam }) => [wordKey(alan, yazilan), anlam]),
    ),
  };
}
