import { wordsOf } from '@emanet/contract/shared/turkish';
import { sql, type RawBuilder } from 'kysely';

/**
 * A condition that a folded text contains every word of a search, in any order; a search without words always
 * matches. `elsewhere`: conditions under which a word also counts as found.
 */
export const holdsWords = (
  folded: RawBuilder<unknown>,
  q = '',
  elsewhere: (word: string) => readonly RawBuilder<unknown>[] = () => [],
): RawBuilder<unknown> => {
  const held = wordsOf(q).map((word) => {
    const ways = [sql`strpos(${folded}, ${word}::text) > 0`, ...elsewhere(word)];
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return held.length > 0 ? sql.join(held, sql` and `) : sql`true`;
};
