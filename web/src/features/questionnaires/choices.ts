import type { Proposal, TakenWay } from '@emanet/contract/questionnaires';
import { isEmpty } from '@emanet/contract/records/fields';

/** Decision about a field of an answered task. */
export type Choice = TakenWay | 'birak';

const adds = ({ deger, simdi }: Proposal): boolean =>
  Array.isArray(deger) && !isEmpty(deger) && !isEmpty(simdi);

/** Ways to take an answer: choices are added to the existing ones, other values replace them. */
export const waysOf = (one: Proposal): readonly Choice[] =>
  adds(one) ? ['ekle', 'yerine', 'birak'] : ['yerine', 'birak'];

/**
 * Decisions before the person made one: a value that fills a gap or adds to a list is taken; a
 * value that overwrites or changes nothing is left.
 */
export const begun = (proposals: readonly Proposal[]): Record<string, Choice> =>
  Object.fromEntries(
    proposals.map((one) => [
      one.alan,
      one.ayni ? 'birak' : adds(one) ? 'ekle' : isEmpty(one.simdi) ? 'yerine' : 'birak',
    ]),
  );
