import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceOf, statusOf, type ErrorBody } from '@emanet/contract/shared/errors';

/**
 * Answers bytes that are no HTTP request, or one whose headers are too long, and hangs up. Whose
 * language it is can no longer be read, so the sentence is Turkish.
 */
export function answerUnreadable(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answer());
  socket.destroy();
}

function answer(): string {
  const code = 'UNREADABLE';
  const status = statusOf(code);
  const sentence = sentenceOf(code).tr;
  const body: ErrorBody = { error: sentence, message: sentence, code, request_id: randomUUID() };
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
