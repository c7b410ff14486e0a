import { differences, type Difference } from '@emanet/contract/texts/differences';
import { plainOf, type Rendered } from '@emanet/contract/texts/model';
import type { TextBody } from '@emanet/contract/texts/model';
import type { TextDecision } from '@emanet/contract/texts';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { causes, movedOf, type Moved } from './causes.ts';
import type { SourceLink } from './sources.ts';
import { rowsOf } from '../../../platform/rows.ts';

/** A decision with the version in force at that time, and its sources. */
export type StoredDecision = Readonly<{
  id: number;
  sira: number;
  gerekce: string;
  karar_veren: string;
  tarih: string;
  kaynaklar: readonly Readonly<Pick<SourceLink, 'kayit_turu' | 'kayit_id' | 'alan'>>[];
}>;

/** Decisions about a text, the newest first. */
export const selectDecisions = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  rowsOf<StoredDecision>(tx)`
    select k.id, k.gerekce, k.karar_veren, k.tarih, k.kaynaklar,
      coalesce((select max(v.sira) from metin_surumleri v where v.company_id = k.company_id
        and v.metin_id = k.metin_id and v.yayin_tarihi <= k.tarih), 0) as sira
    from metin_kararlari k where k.company_id = ${company_id} and k.metin_id = ${id}
    order by k.id desc`;

export async function insertDecision(
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  decision: Readonly<{ gerekce: string; kaynaklar: unknown; karar_veren: string; tarih: string }>,
): Promise<void> {
  await tx
    .insertInto('metin_kararlari')
    .values({ ...decision, kaynaklar: JSON.stringify(decision.kaynaklar), company_id, metin_id })
    .execute();
}

const plainDecision = ({ id, gerekce, karar_veren, tarih }: StoredDecision): TextDecision => ({
  ...{ id, gerekce, karar_veren, tarih },
});

export const decidedOf = (all: readonly StoredDecision[], version: number): TextDecision[] =>
  all.filter(({ sira }) => sira === version).map(plainDecision);

/** Finds the newest decision behind a difference from a version. */
export function decisionFor(all: readonly StoredDecision[], version: number) {
  const decided = all
    .filter(({ sira }) => sira === version)
    .map((one) => ({
      one,
      moved: one.kaynaklar.flatMap(
        (source) => movedOf({ ...source, cumleler: [], deger: '', an: one.tarih }) ?? [],
      ),
    }));
  return (difference: Difference): TextDecision | null => {
    const found = decided.find(({ moved }) => moved.some(causes(difference)));
    return found ? plainDecision(found.one) : null;
  };
}

/** Most words of a sentence written by hand. */
const MOST_WORDS = 5000;

type Kept = Readonly<{
  before: Readonly<{ tr: Rendered; en: Rendered }>;
  now: Rendered;
  stale: readonly Moved[];
  decisionOf: ReturnType<typeof decisionFor>;
}>;

/**
 * Sentences that keep their published words, with the reason of the decision: the next draft would
 * overwrite them otherwise. One whose source has changed since follows the register; one that the
 * register no longer has cannot be kept, and is left to the reader.
 */
export function keptWords({ before, now, stale, decisionOf }: Kept): TextBody['elle'] {
  const wordsIn = ({ bolumler }: Rendered) =>
    new Map(
      bolumler.flatMap(({ cumleler }) => cumleler.map((one) => [one.k, plainOf(one).trim()])),
    );
  const [tr, en] = [wordsIn(before.tr), wordsIn(before.en)];
  const kept = differences(before.tr, now).flatMap((one) => {
    const decided = one.tur === 'degisti' || one.tur === 'eklendi' ? decisionOf(one) : null;
    if (!decided || stale.some(causes(one))) return [];
    const words = { tr: tr.get(one.k) ?? '', en: en.get(one.k) ?? '' };
    if (Math.max(words.tr.length, words.en.length) > MOST_WORDS) return [];
    return [[one.k, { ...words, gerekce: decided.gerekce }] as const];
  });
  return Object.fromEntries(kept);
}
