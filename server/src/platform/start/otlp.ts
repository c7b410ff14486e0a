import { createHash } from 'node:crypto';
import { SPANS, type Span } from '../spans.ts';
import type { Log } from './log.ts';

/** Spans of one message, and how often one leaves. */
const MOST_AT_ONCE = 500;
const EVERY_MS = 2_000;
/** Spans that wait while the receiver is silent; newer ones are dropped. */
const MOST_WAITING = 10_000;
const ANSWER_MS = 5_000;
/** Numbers of kinds and outcomes in OTLP. */
const KINDS = { internal: 1, server: 2, client: 3 } as const;
const FAILED = { code: 2 };

/** The number of a request as that of a trace: itself where it is one, else what follows from it. */
export function traceIdOf(request: string): string {
  const bare = request.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(bare)
    ? bare
    : createHash('sha256').update(request).digest('hex').slice(0, 32);
}

const attributesOf = (values: Span['attributes']) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const otlpOf = (span: Span, endedAt: number) => ({
  traceId: traceIdOf(span.of),
  spanId: span.id,
  ...(span.parent && { parentSpanId: span.parent }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(endedAt - span.ms),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(span.attributes),
  ...(span.failed && { status: FAILED }),
});

/** `name=value,name=value`, as OpenTelemetry writes headers into a setting. */
const headersOf = (setting: string) =>
  Object.fromEntries(
    setting
      .split(',')
      .map((one) => one.split('='))
      .filter(([name]) => name?.trim())
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  );

type Receiver = Readonly<{ endpoint: string; headers?: string | undefined; service: string }>;

/**
 * Sends spans to an OpenTelemetry receiver, as OTLP over HTTP in JSON. A receiver that is down or slow loses
 * its spans and nothing else. Returns the stop function, which sends the waiting spans.
 */
export function exportSpans({ endpoint, headers = '', service }: Receiver, log: Pick<Log, 'warn'>) {
  let waiting: ReturnType<typeof otlpOf>[] = [];
  let failing = false;
  let sending = Promise.resolve();
  const send = async () => {
    const spans = waiting.splice(0, MOST_AT_ONCE);
    if (spans.length === 0) return;
    const resource = { attributes: attributesOf({ 'service.name': service }) };
    const scopeSpans = [{ scope: { name: 'emanet' }, spans }];
    try {
      const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(headers) },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(ANSWER_MS),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
      failing = false;
    } catch (error) {
      // Once an outage. What waits is as old as the failure.
      const reason = error instanceof Error ? error.message : '';
      if (!failing) log.warn({ reason }, 'spans could not be sent');
      failing = true;
      waiting = [];
    }
    if (waiting.length >= MOST_AT_ONCE) await send();
  };
  const next = () => (sending = sending.then(send));
  const take = (span: unknown) => {
    // Only spans.ts publishes there.
    if (waiting.length < MOST_WAITING) waiting.push(otlpOf(span as Span, Date.now()));
  };
  SPANS.subscribe(take);
  const timer = setInterval(() => void next(), EVERY_MS);
  return async () => {
    clearInterval(timer);
    SPANS.unsubscribe(take);
    await next();
  };
}
