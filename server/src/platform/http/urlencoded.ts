import type { FastifyError, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { statusOf } from '@emanet/contract/shared/errors';
import { language, type Language } from '@emanet/contract/shared/primitives';
import type { AppError } from '../errors.ts';
import type { App } from './app.ts';
import { answerFailure, failureOf } from './failure.ts';
import { policyOfPage } from './headers.ts';

const TYPE = 'application/x-www-form-urlencoded';

/** Was the request sent by a plain HTML form, without script? Then its answer is a page. */
export const isPlainForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith(TYPE);

/** The language of the page that a form stands on: its field `dil`, otherwise the request's. */
export const languageOfForm = ({ body, language: asked }: FastifyRequest): Language => {
  const said = typeof body === 'object' && body !== null && 'dil' in body ? body.dil : undefined;
  return language.safeParse(said).data ?? asked;
};

/**
 * A route of its own context that takes what a plain HTML form sends, beside JSON. A name that comes
 * several times is a list. A failure of such a form is answered as a page.
 */
export function urlencodedRoute(app: App, route: RouteOptions): void {
  void app.register(async (inner) => {
    inner.addContentTypeParser<string>(TYPE, { parseAs: 'string' }, (_, text, done) => {
      done(null, fieldsOf(text));
    });
    inner.setErrorHandler((error: FastifyError | AppError, request, reply) =>
      answerFormFailure(app, error, request, reply),
    );
    inner.route(route);
  });
}

function fieldsOf(text: string): Record<string, string | string[]> {
  const sent = new URLSearchParams(text);
  const named = [...new Set(sent.keys())].map((name): [string, string | string[]] => {
    const [first = '', ...more] = sent.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  return Object.fromEntries(named);
}

/** The page that says what kept a form from being stored; JSON to a script, or where no web is built. */
function answerFormFailure(
  app: App,
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!isPlainForm(request) || !app.notSentPage) return answerFailure(error, request, reply);
  const said = languageOfForm(request);
  const { code, body } = failureOf(error, request, reply, said);
  const sentences = [...new Set([...Object.values(body.fields ?? {}), body.message])];
  const page = app.notSentPage(request, said, sentences);
  return reply
    .code(statusOf(code))
    .header('content-security-policy', policyOfPage(page))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
