import type { textSignatures } from '@emanet/contract/texts/signatures';
import { decisionsOf, subjectsOf } from '@emanet/contract/texts/signatures';
import type { z } from 'zod';
import { fail } from '../../../platform/errors.ts';
import type { Declared } from './proof.ts';
import type { SignaturePage } from './queries.ts';

type Declaration = z.output<typeof textSignatures.declare.body>;

/** Decision of a declaration: of a consent about each of its subjects, none of which is left open. */
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
  // A refusal of the whole leaves no question open; a consent to the whole would bundle them.
  const said =
    konular ?? (karar === 'ret' ? Object.fromEntries(subjects.map((k) => [k, karar])) : {});
  const whole =
    Object.keys(said).length === subjects.length && subjects.every((k) => Object.hasOwn(said, k));
  if (!whole) fail('INVALID_INPUT', { fields: { konular: 'required' } });
  const given = Object.values(said).includes('kabul');
  return { karar: given ? 'kabul' : 'ret', kararlar: said };
}
