import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { assets } from '@emanet/contract/assets';
import { auth } from '@emanet/contract/auth';
import { documents } from '@emanet/contract/documents';
import { endpoints } from '@emanet/contract/endpoints';
import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appOfFile } from '../../../test/app.ts';

/**
 * A proxy sends the requests of many people over one kept connection. Whatever a request is refused
 * for, and however much of its body was never read, the next one on the connection gets its answer.
 */
const app = await appOfFile({ RATE_LIMIT: 'on', MAX_STORAGE_MB: 1 });
const companies = [await app.makeCompany()];
const sessionOf = async () => (await app.signInAs({ companies })).headers;
const signedIn = await sessionOf();
const spent = await sessionOf();
await app.app.listen({ host: '127.0.0.1', port: 0 });

/** Uses up what one person may ask, and stops the clock by which it grows again. */
async function spend() {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const person = app.caller(spent);
  while ((await person.call(assets.checkImport)).status !== 429);
}
afterEach(() => {
  vi.restoreAllMocks();
});

const LARGE = Buffer.alloc(700_000, 'a');
const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP = { 'content-encoding': 'gzip' };
const own = () => ({ origin: app.config.BASE_URL });
const add = processingActivities.add.path;

type Sent = {
  method?: string;
  path: string;
  headers: Record<string, string | number>;
  body?: Buffer;
};
type Case = [name: string, status: number, sent: () => Sent];

const CASES: Case[] = [
  ['a wrong type', 415, () => ({ path: add, headers: { ...signedIn, 'content-type': 'a/b' } })],
  [
    'a wrong type of a stranger',
    415,
    () => ({ path: auth.verifyEmail.path, headers: { ...own(), 'content-type': 'a/b' } }),
  ],
  [
    'a wrong type that says it is compressed',
    415,
    () => ({ path: auth.verifyEmail.path, headers: { ...own(), 'content-type': 'a/b', ...GZIP } }),
  ],
  [
    'a wrong type that is compressed',
    415,
    () => ({
      path: auth.verifyEmail.path,
      headers: { ...own(), 'content-type': 'a/b', ...GZIP },
      body: gzipSync(LARGE, { level: 0 }),
    }),
  ],
  [
    'an encoding that nobody knows',
    415,
    () => ({
      path: auth.verifyEmail.path,
      headers: { ...own(), 'content-type': 'a/b', 'content-encoding': 'x' },
    }),
  ],
  [
    'JSON that says it is compressed',
    415,
    () => ({ path: auth.verifyEmail.path, headers: { ...own(), ...JSON_TYPE, ...GZIP } }),
  ],
  ['JSON that is none', 400, () => ({ path: add, headers: { ...signedIn, ...JSON_TYPE } })],
  ['no session', 401, () => ({ path: add, headers: { ...own(), ...JSON_TYPE } })],
  [
    'no session and compression',
    401,
    () => ({ path: add, headers: { ...own(), ...JSON_TYPE, ...GZIP } }),
  ],
  [
    'another origin',
    403,
    () => ({ path: add, headers: { ...signedIn, ...JSON_TYPE, origin: 'https://evil.test' } }),
  ],
  [
    'another company',
    403,
    () => ({ path: add, headers: { ...signedIn, ...JSON_TYPE, 'x-company-id': 1 } }),
  ],
  [
    'too many calls',
    429,
    () => ({ path: assets.checkImport.path, headers: { ...spent, 'content-type': SHEET_TYPE } }),
  ],
  ['an unknown endpoint', 404, () => ({ path: '/api/none', headers: { ...own(), ...JSON_TYPE } })],
  [
    'an unknown address',
    404,
    () => ({ path: '/none', headers: { ...own(), ...JSON_TYPE, ...GZIP } }),
  ],
  ['an unreadable address', 404, () => ({ path: '/%', headers: { ...own(), ...JSON_TYPE } })],
  ['an unknown method', 404, () => ({ method: 'PROPFIND', path: add, headers: own() })],
  [
    'a body that a GET carries',
    401,
    () => ({ method: 'GET', path: auth.userInfo.path, headers: JSON_TYPE }),
  ],
  [
    'a sheet of a stranger',
    401,
    () => ({
      path: assets.checkImport.path,
      headers: { ...own(), 'content-type': SHEET_TYPE, ...GZIP },
    }),
  ],
  [
    'a sheet that is none',
    400,
    () => ({ path: assets.checkImport.path, headers: { ...signedIn, 'content-type': SHEET_TYPE } }),
  ],
  [
    'JSON in the place of a sheet',
    415,
    () => ({ path: assets.checkImport.path, headers: { ...signedIn, ...JSON_TYPE } }),
  ],
  [
    'too large a body',
    413,
    () => ({
      path: add,
      headers: { ...signedIn, ...JSON_TYPE },
      body: Buffer.alloc(1_200_000, 'a'),
    }),
  ],
  [
    'too large a body of a stranger',
    413,
    () => ({
      path: auth.verifyEmail.path,
      headers: { ...own(), ...JSON_TYPE },
      body: Buffer.alloc(1_200_000, 'a'),
    }),
  ],
  [
    'too large a sheet',
    413,
    () => ({
      path: assets.checkImport.path,
      headers: { ...signedIn, 'content-type': SHEET_TYPE },
      body: Buffer.alloc(10_600_000, 'a'),
    }),
  ],
  [
    'an expectation that nobody meets',
    417,
    () => ({ path: add, headers: { ...own(), expect: 'x' } }),
  ],
];

const BOUNDARY = 'sinir';
/** A form with a file of several megabytes in a field. */
const formWith = (field: string, bytes: number) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`,
    ),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const FORM_TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const MB = 1024 * 1024;
const formOf = (field: string) => () => ({
  path: documents.add.path,
  headers: { ...signedIn, ...FORM_TYPE },
  body: formWith(field, 4 * MB),
});

/** Refusals of a form whose reading has begun. */
const FORMS: Case[] = [
  ['a file in an unknown field', 400, formOf('yabanci')],
  ['a field that is too long', 413, () => ({ ...formOf('x')(), body: fieldOf(4 * MB) })],
  ['a file that finds no room', 413, formOf(documents.add.file?.field ?? '')],
  ['a form that is none', 400, () => ({ ...formOf('x')(), body: Buffer.alloc(4 * MB, 'a') })],
];
const fieldOf = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="dokuman_ismi"\r\n\r\n`),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const headOf = ({ method = 'POST', path, headers }: Sent) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');

const chunked = (body: Buffer) =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);

/** Sends a request and another behind it; gives the states of the answers and the first one's head. */
function answersTo(first: Buffer): Promise<{ states: number[]; closes: boolean }> {
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  const states = () =>
    [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, state]) => Number(state));
  return new Promise((resolve, reject) => {
    const done = () => {
      socket.destroy();
      resolve({ states: states(), closes: /^connection: close/im.test(heard) });
    };
    socket.on('data', (bytes: Buffer) => {
      heard += bytes.toString('latin1');
      if (heard.includes('{"status":"ok"}')) done();
    });
    socket.on('close', done).on('error', reject);
    socket.write(first);
    socket.write('GET /api/health HTTP/1.1\r\nhost: emanet.test\r\n\r\n');
  });
}

it('every endpoint refuses a wrong type without taking the connection along', async () => {
  const lost: string[] = [];
  const { headers: session } = await app.signInAs();
  for (const { name, method, path } of endpoints) {
    const where = path.replace(/:\w+/g, '1');
    for (const headers of [own(), session]) {
      const head = headOf({ method, path: where, headers: { ...headers, 'content-type': 'a/b' } });
      const framed = `${head}\r\ncontent-length: ${LARGE.length}\r\n\r\n`;
      const { states, closes } = await answersTo(Buffer.concat([Buffer.from(framed), LARGE]));
      if (!closes && states.at(-1) !== 200) lost.push(`${name}: ${states.join(' ')}`);
    }
  }
  expect(lost).toEqual([]);
});

describe.each([...CASES, ...FORMS])('after %s', (_, status, sent) => {
  it.each(['with its length', 'in chunks'])('sent %s the next request is answered', async (how) => {
    if (status === 429) await spend();
    const body = sent().body ?? LARGE;
    const framed =
      how === 'in chunks'
        ? ([`transfer-encoding: chunked`, chunked(body)] as const)
        : ([`content-length: ${body.length}`, body] as const);
    const answers = await answersTo(
      Buffer.concat([Buffer.from(`${headOf(sent())}\r\n${framed[0]}\r\n\r\n`), framed[1]]),
    );
    // An answer that says it closes the connection tells the proxy to open another one.
    expect(answers).toEqual(
      answers.closes
        ? { states: [status], closes: true }
        : { states: [status, 200], closes: false },
    );
  });
});
