import type { textSignatures } from '@emanet/contract/texts/signatures';
import { momentInWords } from '../../../platform/day-in-words.ts';
import {
  type Decision,
  decisionsOf,
  outcomeOf,
  subjectsOf,
} from '@emanet/contract/texts/signatures';
import type { z } from 'zod';
import { fail } from '../../../platform/errors.ts';
import { declarationOf, type Declared } from './proof.ts';
import type { SignaturePage, StoredSignature } from './queries.ts';
import { standingIn } from './standing.ts';

type Declaration = z.output<typeof textSignatures.declare.body>;

/** Decision of a declaration; a consent needs a decision about each of its subjects. */
export function decided(
  { tur, icerik }: SignaturePage,
  { karar, konular }: Declaration,
): Pick<Declared, 'karar' | 'kararlar'> {
  const subjects = subjectsOf(tur, icerik.tr, 'tr').map(({ k }) => k);
  if (subjects.length === 0) {
    if (!karar || !decisionsOf(tur).includes(karar))
      return fail('INVALID_INPUT', { fields: { karar: 'choice' } });
    return { karar, kararlar: null };
  }
  // A refusal of the whole answers every question; a consent to the whole would bundle them.
  const said =
    konular ?? (karar === 'ret' ? Object.fromEntries(subjects.map((k) => [k, karar])) : {});
  const whole =
    Object.keys(said).length === subjects.length && subjects.every((k) => Object.hasOwn(said, k));
  if (!whole) fail('INVALID_INPUT', { fields: { konular: 'required' } });
  const given = Object.values(said).includes('kabul');
  return { karar: given ? 'kabul' : 'ret', kararlar: said };
}

type Answers = Readonly<Record<string, Decision>> | null;

const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys(one ?? {}).length === Object.keys(other ?? {}).length &&
  Object.entries(one ?? {}).every(([konu, karar]) => other?.[konu] === karar);

type Recorded = Pick<StoredSignature, 'karar' | 'kararlar' | 'karar_tarihi' | 'geri_alinan'>;

/** A repetition of the recorded declaration changes nothing; another one is refused. */
export function refuseOther(
  { tur, icerik }: Pick<SignaturePage, 'tur' | 'icerik'>,
  recorded: Recorded,
  { karar, kararlar }: Pick<Declared, 'karar' | 'kararlar'>,
): void {
  if (!recorded.karar || !recorded.karar_tarihi) return;
  const { karar: first, karar_tarihi } = recorded;
  if (first === karar && isSame(recorded.kararlar, kararlar)) return;
  const outcome = outcomeOf(first, recorded.kararlar);
  const canWithdraw = standingIn(tur, icerik, recorded).length > 0;
  fail(canWithdraw ? 'SIGNATURE_STANDS' : 'SIGNATURE_RECORDED', {
    values: {
      at: { tr: momentInWords(karar_tarihi, 'tr'), en: momentInWords(karar_tarihi, 'en') },
      said: { tr: declarationOf(tur, outcome, 'tr'), en: declarationOf(tur, outcome, 'en') },
    },
  });
}
