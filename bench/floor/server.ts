// The floor: what Node and PostgreSQL do when nobody asks for more. Hand-written on node:http and pg,
// the same rows out of the same database, with a look-up of the session and a filter by company and
// nothing else: no row-level security, no validation, no permissions, no chain. Every statement is
// named, and a write with its log row is one statement.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { statements } from './statements.ts';

const [, , url = '', cookieName = ''] = process.argv;
const address = new URL(url);
address.searchParams.set('options', '-c role=emanet_system -c timezone=UTC');
const pool = new pg.Pool({ connectionString: address.href, max: 10 });

type Person = { user_id: number; fullname: string; company_id: number };

const ask = async <T extends object>(name: keyof typeof statements, values: unknown[]) => {
  const { rows } = await pool.query<T>({ name, text: statements[name], values });
  return rows;
};

async function personOf(request: IncomingMessage): Promise<Person | undefined> {
  const cookies = request.headers.cookie ?? '';
  const at = cookies.indexOf(`${cookieName}=`);
  const token = cookies.slice(at + cookieName.length + 1).split(';')[0] ?? '';
  const hash = createHash('sha256').update(token).digest();
  const [person] = await ask<Person>('session', [hash]);
  return person;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
}

type Line = { line: string };

async function answer(request: IncomingMessage): Promise<string | undefined> {
  const person = await personOf(request);
  if (!person) return undefined;
  const { user_id, fullname, company_id } = person;
  const { pathname } = new URL(request.url ?? '', 'http://floor');
  const id = /\/(\d+)(\/|$)/.exec(pathname)?.[1];
  if (request.method === 'GET' && !id) {
    const rows = await ask<Line>('list', [company_id, user_id]);
    return `{"data":[${rows.map(({ line }) => line).join(',')}]}`;
  }
  if (request.method === 'GET') {
    const [row] = await ask<Line>('single', [company_id, user_id, id]);
    return row && `{"data":${row.line}}`;
  }
  const body = JSON.stringify(await bodyOf(request));
  const [row] = id
    ? await ask<Line>('update', [company_id, user_id, fullname, id, body])
    : await ask<Line>('add', [company_id, user_id, fullname, body]);
  return row && `{"data":${row.line}}`;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await answer(request);
  const bytes = Buffer.from(text ?? '{}');
  response.writeHead(text === undefined ? 404 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const listening = server.address();
  console.log(typeof listening === 'object' && listening ? listening.port : 0);
});
