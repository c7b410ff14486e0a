import { NOBODY, type DetailPart } from '@emanet/contract/records/category-detail';
import { sql } from 'kysely';
import type { Condition } from './queries.ts';

/** Where an activity keeps its answers by category, and the category in question (SQL; null: all data). */
type Asked = Readonly<{ part: DetailPart; details: Condition; category: Condition }>;

const answers = sql`array_remove(array_agg(substr(entry, strpos(entry, '=') + 1)), ${NOBODY})`;

/**
 * Values of a category of data: what the details answer for it, otherwise the array `own` of
 * the activity as a whole. Over all data both count.
 */
export const answeredFor = ({ part, details, category }: Asked, own: Condition): Condition => sql`
  case when cardinality(${details}) = 0 then ${own}
    when ${category} is null then ${own} || coalesce((
      select ${answers} from unnest(${details}) entry
      where split_part(split_part(entry, '=', 1), '.', 2) = ${part}), '{}')
    else coalesce((
      select ${answers} from unnest(${details}) entry
      where starts_with(entry, ${category} || ${`.${part}=`})), ${own}) end`;
