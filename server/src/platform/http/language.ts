import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyRequest } from 'fastify';

/** Turkish unless the request asks for English first (decisions, section 1). */
export const languageOf = (request: FastifyRequest): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'tr';
