type Waiting<Asked, Answer> = Readonly<{
  asked: Asked;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}>;

/**
 * Answers requests of one kind together: those made while `atOnce` batches run, or in one turn of the
 * event loop, form the next batch of at most `most`. `answer` returns the answers in the order of the
 * requests; its failure fails the whole batch.
 */
export function inBatches<Asked, Answer>(
  answer: (asked: readonly Asked[]) => Promise<readonly (Answer | undefined)[]>,
  { atOnce, most }: Readonly<{ atOnce: number; most: number }>,
): (asked: Asked) => Promise<Answer | undefined> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;
  let scheduled = false;

  const schedule = () => {
    if (scheduled || underWay >= atOnce || waiting.length === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void next();
    });
  };
  const next = async () => {
    const batch = waiting.splice(0, most);
    underWay += 1;
    schedule();
    try {
      const answers = await answer(batch.map(({ asked }) => asked));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place]);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay -= 1;
      schedule();
    }
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      schedule();
    });
}
