import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import type { OnceKey } from './idempotency.ts';

const LONGEST_KEY = 200;

/** The `Idempotency-Key` of a request, if it carries one. */
export function onceKeyOf(request: FastifyRequest): OnceKey | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_KEY) fail('INVALID_INPUT', { fields: { 'Idempotency-Key': 'format' } });
  const { method, url, body } = request;
  const hash = createHash('sha256').update(`${method} ${url} `);
  hash.update(body instanceof Uint8Array ? body : JSON.stringify(body));
  return { key, hash: hash.digest('hex') };
}
