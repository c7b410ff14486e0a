/** One creation: `key` stays the same at every attempt, so that the server makes it once. */
export type Job = Readonly<{
  id: number;
  name: string;
  key: string;
  body: Readonly<Record<string, unknown>>;
}>;

type RunEnd =
  { done: true; made: number[] } | { done: false; made: number[]; failed: number; error: unknown };

/**
 * Creates one after the other with a pause between two, and stops at the first failure. `onMade` is
 * called for each; `made` at the end names all that were made.
 */
export async function createAll(
  jobs: readonly Job[],
  tools: {
    post: (job: Job) => Promise<unknown>;
    sleep: (ms: number) => Promise<void>;
    pauseMs: number;
    onMade: (id: number) => void;
  },
): Promise<RunEnd> {
  const made: number[] = [];
  for (const job of jobs) {
    if (made.length > 0) await tools.sleep(tools.pauseMs);
    try {
      await tools.post(job);
    } catch (error) {
      return { done: false, made, failed: job.id, error };
    }
    made.push(job.id);
    tools.onMade(job.id);
  }
  return { done: true, made };
}

export type Step = Readonly<{ place: number; name: string; state: 'done' | 'running' | 'next' }>;

/** The part of the work in the progress: two done ones, the running one, the next two. */
export function stepsAround(names: readonly string[], made: number): Step[] {
  const shown = 5;
  const from = Math.max(0, Math.min(made - 2, names.length - shown));
  return names.slice(from, from + shown).map((name, index) => {
    const place = from + index;
    return { place, name, state: place < made ? 'done' : place === made ? 'running' : 'next' };
  });
}
