import type { FastifyError, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { statusOf, type ErrorBody } from '@emanet/contract/shared/errors';
import { language, type Language } from '@emanet/contract/shared/primitives';
import type { AppError } from '../errors.ts';
import type { App } from './app.ts';
import { failureOf } from './failure.ts';
import { policyOfPage } from './headers.ts';

const TYPE = 'application/x-www-form-urlencoded';

/** Makes the page about a form that was not stored; undefined without a built web. */
export type FailurePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: ErrorBody,
  language: Language,
) => Promise<string | undefined>;

/** Was the request sent by a plain HTML form, without script? Then its answer is a page. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean => {
  const type = headers['content-type'] ?? '';
  const wantsPage = headers.accept?.includes('text/html') ?? false;
  return type.startsWith(TYPE) || (type.startsWith('multipart/') && wantsPage);
};

/** The language of the page with the form: its field `dil`, otherwise the request's. */
export const languageOfForm = ({ body, language: asked }: FastifyRequest): Language => {
  const said = typeof body === 'object' && body !== null && 'dil' in body ? body.dil : undefined;
  return language.safeParse(said).data ?? asked;
};

/**
 * A route in a separate context that accepts a plain HTML form beside JSON. A repeated name is a list;
 * `name[key]` is an entry of a record. A failed form is answered by `page`, or the site's page.
 */
export function urlencodedRoute(app: App, route: RouteOptions, page?: FailurePage): void {
  void app.register(async (inner) => {
    inner.addContentTypeParser<string>(TYPE, { parseAs: 'string' }, (_, text, done) => {
      done(null, fieldsOf(text));
    });
    inner.setErrorHandler((error: FastifyError | AppError, request, reply) =>
      answerFormFailure(page ?? reasonsPage(app), error, request, reply),
    );
    inner.route(route);
  });
}

type Value = string | string[];
const ENTRY = /^([a-z_]+)\[([^\]]+)\]$/;

function fieldsOf(text: string): Record<string, Value | Record<string, Value>> {
  const sent = new URLSearchParams(text);
  const named = [...new Set(sent.keys())].map((name): [string, Value] => {
    const [first = '', ...more] = sent.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  const records = new Map<string, [string, Value][]>();
  const plain = named.filter(([name, value]) => {
    const [, record, key] = ENTRY.exec(name) ?? [];
    if (record === undefined || key === undefined) return true;
    records.set(record, [...(records.get(record) ?? []), [key, value]]);
    return false;
  });
  return Object.fromEntries<Value | Record<string, Value>>([
    ...plain,
    ...[...records].map(([name, entries]) => [name, Object.fromEntries(entries)] as const),
  ]);
}

/** The site's page that lists what kept a form from being stored. */
const reasonsPage =
  (app: App): FailurePage =>
  async (request, _reply, { fields, message }, said) =>
    app.notSentPage?.(request, said, [...new Set([...Object.values(fields ?? {}), message])]);

/** Answers a failure by a page when the form was sent without script, by JSON otherwise. */
export async function answerFormFailure(
  page: FailurePage,
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const plain = isPlainForm(request);
  const said = plain ? languageOfForm(request) : undefined;
  const { code, body } = failureOf(error, request, reply, said);
  void reply.code(statusOf(code)).header('cache-control', 'no-store');
  const html = said && (await page(request, reply, body, said));
  if (!html) return reply.type('application/json').send(body);
  if (!reply.hasHeader('content-security-policy'))
    void reply.header('content-security-policy', policyOfPage(html));
  return reply.type('text/html; charset=utf-8').send(html);
}
