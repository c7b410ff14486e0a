import type { ErrorCode } from '@emanet/contract/shared/errors';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Ability } from '@emanet/contract/shared/roles';
import type { FastifyInstance } from 'fastify';
import type { FileReaders } from '../files/readers.ts';
import type { Services } from '../services.ts';
import type { Typeface } from '../pages/typeface.ts';
import type { Admission } from '../admission/admission.ts';
import type { SignedIn } from '../access/actor.ts';
import type { PersonScope } from '../access/scope.ts';

/** Credential of a request: the session cookie or a bearer token. */
export type Credential = Readonly<{ kind: 'cookie' | 'bearer'; token: string }>;

/** Finds the person behind a credential; undefined if it is invalid or expired. */
export type Authenticate = (credential: Credential) => Promise<SignedIn | undefined>;

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    admission: Admission;
    /** Each feature that owns a kind of file adds who may read it. */
    fileReaders: FileReaders;
    /** The site's page about a form that was not stored, once the built web is served. */
    notSentPage:
      | ((request: FastifyRequest, language: Language, sentences: readonly string[]) => string)
      | undefined;
    /** A built page that a feature fills in, with further classes of its document; undefined without a built web. */
    sitePage: (
      request: FastifyRequest,
      language: Language,
      name: string,
      classes: readonly string[],
    ) => string | undefined;
    /** For pages that bring their own sheet, once the built web is served. */
    typeface: Typeface | undefined;
    /** Kinds of file that may come by a resumable upload, and the ability it takes. */
    uploaders: Map<FileKind, Ability>;
    /** Refuses a person whose sign-in is older than this; sign-in itself knows (features/auth). */
    requireFresh: (actor: SignedIn, minutes: number) => Promise<void>;
    /** Counts a refusal that no hook sees. */
    countRefusal: (endpoint: string, code: ErrorCode) => void;
  }
  interface FastifyRequest {
    actor: SignedIn | undefined;
    scope: PersonScope | undefined;
    credential: Credential | undefined;
    language: Language;
    /** Does its work; until that has ended its slots stay taken (held-slots.ts). */
    during: <T>(work: () => Promise<T>) => Promise<T>;
    /** Admits a call that touches so many records, once its body is read (admission.ts). */
    weigh: (records: number) => Promise<void>;
    /** Requires a recent sign-in before so many rows of a whole list are sent (route.ts). */
    refuseStaleAbove: (rows: number) => Promise<void>;
    /**
     * Waits until its person may receive another answer of thousands of rows; returns a function that
     * reads each piece in the turn of the company (admission.ts).
     */
    answersLong: () => Promise<<T>(piece: () => Promise<T>) => Promise<T>>;
    /** Frees what is kept until its answer begins (held-slots.ts). */
    answering: () => void;
    /** Does it carry the CSRF token of its session? */
    csrfMatches: () => boolean;
    /** The code with which it was refused, for the log and the metrics. */
    refusal: ErrorCode | undefined;
  }
  interface FastifyContextConfig {
    /** Name of the endpoint in the contract. */
    endpoint?: string;
    /** Milliseconds that its body may take to arrive (body-timeouts.ts). */
    bodyMs?: number;
  }
}
