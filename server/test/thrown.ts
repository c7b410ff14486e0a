import { subscribe } from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import { z } from 'zod';

/** Record that Fastify writes of a handler that throws. */
const Thrown = z.object({ request: z.object({ id: z.string() }), error: z.instanceof(Error) });

const thrown = new Map<string, Error>();
subscribe('tracing:fastify.request.handler:error', (message) => {
  const { data } = Thrown.safeParse(message);
  if (data) thrown.set(data.request.id, data.error);
});

/**
 * Prints why a call was answered with 500. Neither the answer nor the log says it, since a message
 * of the database can quote a row; those of tests are made up.
 */
export function printThrown(request_id: string | undefined): void {
  const error = thrown.get(request_id ?? '');
  if (error) console.error('Answered with 500:', inspect(error));
}
