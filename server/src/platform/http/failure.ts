import {
  sentenceOf,
  statusOf,
  type ErrorBody,
  type ErrorCode,
} from '@emanet/contract/shared/errors';
import { inputProblems, problemSentence } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorDetails } from '../errors.ts';
import { languageOf } from './language.ts';
import { placeOf } from '../start/plain-message.ts';

const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_TYPE',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
};

/** Codes for refusals of the framework and its plugins that bring none of their own, by status. */
const REFUSED: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'ROUTE_NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'WRONG_TYPE',
};

/**
 * PostgreSQL classes 08 (connection), 53 (resources), 57 (operator, time limit), 40 (deadlock),
 * 26 and 0A000 (a prepared statement went), 55P03 (waited too long for a lock), 25006 (a standby
 * took over), and the socket's own words: asking again can help.
 */
const DEPENDENCY =
  /^(08...|53...|57...|40...|26...|0A000|55P03|25006|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOENT|NOTFOUND|AI_AGAIN|(HOST|NET)UNREACH))$/;
/** The driver's sentences about a connection that was lost, in a transaction or before one. */
const CONNECTION_LOST =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|not queryable|Connection ended unexpectedly|socket has been ended/i;

/** Refusals of a server that has much to do: counted, since a line for each would fill the log. */
const EXPECTED: ReadonlySet<ErrorCode> = new Set([
  'BUSY',
  'SCANNER_DOWN',
  'STORAGE_FULL',
  'UNAVAILABLE',
]);

function codeOf(error: FastifyError): ErrorCode {
  const known = FRAMEWORK[error.code];
  if (known) return known;
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return REFUSED[statusCode] ?? 'UNREADABLE';
  if (DEPENDENCY.test(error.code) || CONNECTION_LOST.test(error.message)) return 'UNAVAILABLE';
  return 'INTERNAL';
}

/** Has the caller hung up before all of the request came? What fails then is no failure of ours. */
const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && raw.complete === false;

function fieldsOf(details: ErrorDetails, language: Language): Record<string, string> | undefined {
  const { issues, fields } = details;
  if (!issues && !fields) return undefined;
  return Object.fromEntries([
    ...Object.entries(inputProblems(issues ?? [], language)),
    ...Object.entries(fields ?? {}).map(
      ([name, problem]) => [name, problemSentence(problem, language)] as const,
    ),
  ]);
}

function fill(code: ErrorCode, values: ErrorDetails['values'], language: Language): string {
  return sentenceOf(code)[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values?.[name] ?? whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
}

/** The body of a failure in the caller's language. */
export function failureBody(
  code: ErrorCode,
  request: FastifyRequest,
  details: ErrorDetails = {},
  // A request that the router itself refuses was never decorated.
  language = languageOf(request),
): ErrorBody {
  const error = fill(code, details.values, language);
  const fields = fieldsOf(details, language);
  return {
    error,
    message: error,
    code,
    ...(fields && { fields }),
    request_id: request.id,
    ...(details.data !== undefined && { data: details.data }),
  };
}

/** Code and body of any error; an unexpected one is logged without its data, and a wait becomes a header. */
export function failureOf(
  thrown: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  language?: Language,
): Readonly<{ code: ErrorCode; body: ErrorBody }> {
  const known = thrown instanceof AppError;
  const own = known ? thrown.code : codeOf(thrown);
  const cutOff = isCutOff(request) && statusOf(own) >= 500;
  const code = cutOff ? 'UNREADABLE' : own;
  // No caller receives an answer, so this is the request's only log line.
  if (cutOff)
    request.log.info(
      { endpoint: request.routeOptions.config.endpoint, cause: thrown.code },
      'the caller hung up',
    );
  const details = known ? thrown.details : {};
  // A message can quote a row or what somebody typed, so only its own words are kept. Not under the
  // name `code`, which the log hides because codes for signing in have it.
  request.refusal = code;
  if (statusOf(code) >= 500 && !(known && EXPECTED.has(code)))
    request.log.error(
      {
        failure: code,
        cause: thrown.code,
        ...placeOf(thrown),
        at: thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
      },
      'request failed',
    );
  if (details.retryAfter !== undefined) void reply.header('retry-after', details.retryAfter);
  if (code === 'UNAVAILABLE') void reply.header('retry-after', 5);
  return { code, body: failureBody(code, request, details, language) };
}

/** Turns any error into an answer. */
export function answerFailure(
  thrown: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, body } = failureOf(thrown, request, reply);
  return reply.code(statusOf(code)).type('application/json').send(body);
}
