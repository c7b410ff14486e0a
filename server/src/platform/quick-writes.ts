import { byKey } from './admission/by-key.ts';
import { inBatches } from './in-batches.ts';

/** Writes of one transaction. */
const MOST_TOGETHER = 8;

/**
 * Writes of one statement, those of a company one group behind the other: what comes while a group is
 * under way, or in one turn of the event loop, is carried out by `together` in one transaction, and so
 * waits once for the company's chain and for the disk. When that fails nothing has been written, and
 * `alone` does each by itself, without holding up the groups behind.
 */
export function quickWrites<Write, Answer>(
  together: (company_id: number, writes: readonly Write[]) => Promise<readonly Answer[]>,
  alone: (write: Write) => Promise<Answer>,
): (company_id: number, write: Write) => Promise<Answer> {
  const groupsOf = byKey(
    (company_id) =>
      inBatches<Write, Promise<Answer>[]>(
        async (writes) => {
          const done = await together(company_id, writes).catch(() => undefined);
          return writes.map((write, place) => {
            const answer = done?.[place];
            const answered = answer === undefined ? alone(write) : Promise.resolve(answer);
            // Its writer is told in a moment; until then nobody listens.
            answered.catch(() => undefined);
            return [answered];
          });
        },
        { atOnce: 1, most: MOST_TOGETHER },
      ),
    // A company that is forgotten meanwhile begins another row of groups.
    () => true,
  );
  return async (company_id, write) => {
    const [answered] = (await groupsOf(company_id)(write)) ?? [];
    return answered ?? alone(write);
  };
}
