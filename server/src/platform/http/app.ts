import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Allowance } from './allowance.ts';
import type { Actor, CompanyScope } from '../access/scope.ts';

/** What a credential of a request is: the session cookie or a bearer token. */
export type Credential = Readonly<{ kind: 'cookie' | 'bearer'; token: string }>;

/** Finds the person behind a credential; nothing when it is not, or no longer, good. */
export type Authenticate = (credential: Credential) => Promise<Actor | undefined>;

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    allowance: Allowance;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    scope: CompanyScope | undefined;
    credential: Credential | undefined;
    language: Language;
    /** Does its work; until that has ended its place stays taken (allowance.ts). */
    during: <T>(work: () => Promise<T>) => Promise<T>;
    /** Does it carry the CSRF token of its own session? */
    csrfMatches: () => boolean;
  }
  interface FastifyContextConfig {
    /** Name of the endpoint in the contract. */
    endpoint?: string;
  }
}
