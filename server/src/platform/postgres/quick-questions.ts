import { inBatches } from '../in-batches.ts';
import type { Connection, Question } from './connection.ts';

/** Questions of one journey. */
const MOST_TOGETHER = 8;

/**
 * Questions that keys answer: the ones of one moment go over one connection in one journey. A
 * journey that fails is made again by each alone, which is told of its own failure.
 */
export function quickQuestions(acquire: () => Promise<Connection>, atOnce: number) {
  const rowsOf = inBatches<Question, unknown[]>(
    async (questions) => {
      const connection = await acquire();
      try {
        return (
          (await connection.askTogether(questions)) ??
          (await Promise.all(
            questions.map(({ settings, query }) => connection.ask(settings, query)),
          ))
        );
      } finally {
        void connection.release();
      }
    },
    { atOnce, most: MOST_TOGETHER },
  );
  const alone = async ({ settings, query }: Question): Promise<unknown[]> => {
    const connection = await acquire();
    try {
      return await connection.ask(settings, query);
    } finally {
      void connection.release();
    }
  };
  return async <R>(question: Question): Promise<R[]> => {
    const rows = await rowsOf(question).catch(() => undefined);
    // A row has the type that the question's caller gave it, as everywhere.
    return (rows ?? (await alone(question))) as R[];
  };
}
