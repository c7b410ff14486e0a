import { COMPANY_PARAM } from '@emanet/contract/shared/company-address';
import type { FastifyRequest } from 'fastify';

/**
 * Notes the company that a plain navigation names in its address, where it cannot send a header. No
 * endpoint has a parameter of this name.
 */
export function takeCompany(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  const named = query[COMPANY_PARAM];
  if (named === undefined) return;
  delete query[COMPANY_PARAM];
  request.headers['x-company-id'] ??= typeof named === 'string' ? named : '';
}

/** The company that a request names; what is no number is the id of no company. */
export function namedCompany({ headers }: FastifyRequest): number | undefined {
  const named = headers['x-company-id'];
  return named === undefined ? undefined : Number(named);
}
