import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/start/config.ts';

/** Scope of a passkey: a name of the server, and the origin its pages come from. */
export type RelyingParty = Readonly<{ id: string; origin: string }>;

/** Without https a server has several names (localhost, 127.0.0.1): the request's name counts. */
export function partyOf(request: FastifyRequest, { BASE_URL }: Config): RelyingParty {
  const asked = `http://${request.headers.host ?? ''}`;
  const own = BASE_URL.startsWith('http:') && URL.canParse(asked) ? asked : BASE_URL;
  const { hostname, origin } = new URL(own);
  return { id: hostname, origin };
}
