import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { currentTrace, type Trace } from './trace.ts';

/** Work that has ended. It names endpoints, jobs and statements without their values, and no person. */
export type Span = Readonly<{
  /** Number of the request that it belongs to. */
  of: string;
  name: string;
  kind: 'server' | 'client' | 'internal';
  /** Its own number and that of the span it is a part of. */
  id: string;
  parent?: string | undefined;
  ms: number;
  failed: boolean;
  attributes: Readonly<Record<string, string | number>>;
}>;

/** Channel on which spans are published; `start/otlp.ts` subscribes if the settings require it. */
export const SPANS = channel('emanet:span');

export const newSpanId = (): string => randomBytes(8).toString('hex');

/** Publishes work that has ended; costs nothing without a subscriber. */
export const tellSpan = (span: () => Span): void => {
  if (SPANS.hasSubscribers) SPANS.publish(span());
};

/** Does work as a span; `id` is its number when others know it. */
export async function asSpan<T>(
  told: Readonly<Pick<Span, 'of' | 'name' | 'kind' | 'attributes'> & { id?: string | undefined }>,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const end = (failed: boolean) =>
    tellSpan(() => ({
      ...told,
      id: told.id ?? newSpanId(),
      ms: performance.now() - began,
      failed,
    }));
  try {
    const result = await work();
    end(false);
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}

const byOf = (trace: Trace) => ('job' in trace ? trace.job : trace.endpoint);
const LONGEST_STATEMENT = 1000;

/** Tells of a statement of a request or a job, whose values are apart from its text. */
export const tellStatement = (text: string, ms: number, failed: boolean): void => {
  const trace = currentTrace();
  // The node's own checks, once a second, make no spans.
  if (!trace) return;
  tellSpan(() => {
    const statement = text.replace(/\s+/g, ' ').trim();
    const operation = statement.split(/\W/, 1)[0]?.toUpperCase() ?? '';
    return {
      of: trace.id,
      name: operation,
      kind: 'client',
      id: newSpanId(),
      parent: trace.span,
      ms,
      failed,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': statement.slice(0, LONGEST_STATEMENT),
        'emanet.by': byOf(trace),
      },
    };
  });
};
