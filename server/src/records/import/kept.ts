import { isEmpty } from '@emanet/contract/records/fields';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { same } from '../../nouns/log.ts';

/** Does the stored value hold the given one? Lists may hold more; a known name is stored in its spelling. */
export function holdsAll(stored: unknown, said: unknown): boolean {
  if (isEmpty(said)) return true;
  if (Array.isArray(said))
    return Array.isArray(stored) && said.every((one) => stored.includes(one));
  if (typeof said === 'string' && typeof stored === 'string')
    return foldTurkish(said) === foldTurkish(stored);
  return same(stored, said);
}
