import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import {
  sentenceOf,
  statusOf,
  type ErrorBody,
  type ErrorCode,
} from '@emanet/contract/shared/errors';
import type { App } from './app.ts';

/**
 * Answers bytes that are no HTTP request, or one whose headers are too long or too late, and hangs up. Whose
 * language it is can no longer be read, so the sentence is Turkish.
 */
export function answerUnreadable(
  this: Pick<App, 'countRefusal'>,
  error: Error & { code: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET') return;
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  // A browser opens connections ahead of their use, and an answer to no question confuses it.
  if (late && socket.bytesRead === 0) socket.destroy();
  else hangUp(this, socket, late ? 'TOO_SLOW' : 'UNREADABLE');
}

/**
 * Tells why and closes the connection, past the framework, which still waits for the request and so
 * neither logs nor counts it.
 */
export function hangUp(
  app: Pick<App, 'countRefusal'>,
  socket: Socket,
  code: ErrorCode,
  request?: FastifyRequest,
): void {
  if (socket.destroyed) return;
  app.countRefusal(request?.routeOptions.config.endpoint ?? 'none', code);
  request?.log.info({ endpoint: request.routeOptions.config.endpoint, refusal: code }, 'request');
  if (socket.writable) socket.write(answer(code, request?.id ?? randomUUID()));
  socket.destroy();
}

function answer(code: ErrorCode, request_id: string): string {
  const status = statusOf(code);
  const sentence = sentenceOf(code).tr;
  const body: ErrorBody = { error: sentence, message: sentence, code, request_id };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
