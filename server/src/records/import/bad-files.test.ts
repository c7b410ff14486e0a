import { assets } from '@emanet/contract/assets';
import { MOST_IMPORT_BYTES, SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { errorBody } from '@emanet/contract/shared/errors';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fileHouse } from '../../../test/import-life/files.ts';
import { zipped } from '../../../test/zip.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const house = fileHouse();

it('is read when nothing is wrong with it', async () => {
  const answer = await house.check(house.withParts({}));
  expect(answer.body.data.ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });
});

describe('what is no workbook', () => {
  it.each([
    ['nothing', () => Buffer.of(), 'FILE_EMPTY'],
    ['a picture', () => PNG, 'SHEET_NONE'],
    ['a letter', () => Buffer.from('Sayın yetkili\nekte bulabilirsiniz\n'), 'SHEET_NONE'],
    ['data of a program', () => Buffer.from('{"a": 1, "b": 2}'), 'SHEET_NONE'],
    ['a page', () => Buffer.from('<html><table></table></html>'), 'SHEET_NONE'],
    ['an archive of something else', () => zipped([['a.txt', 'Merhaba']]), 'SHEET_NONE'],
    ['an old workbook', () => Buffer.concat([COMPOUND, Buffer.alloc(2000)]), 'SHEET_OLD'],
    [
      'a locked workbook',
      () => Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le')]),
      'SHEET_LOCKED',
    ],
    ['half a workbook', () => house.withParts({}).subarray(0, 900), 'SHEET_BROKEN'],
    ['the beginning of an archive', () => Buffer.from('PK\u0003\u0004 ve sonra'), 'SHEET_BROKEN'],
  ] as const)('is refused: %s', async (_, bytes, code) => {
    const refused = await house.refusalOfBoth(bytes());
    expect(refused.code).toBe(code);
  });

  it('is refused as another type of content', async () => {
    const answer = await house.app.app.inject({
      method: 'POST',
      url: assets.checkImport.path,
      headers: { ...house.consultant.headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
    const sheetAsJson = await house.app.app.inject({
      method: 'POST',
      url: assets.add.path,
      headers: { ...house.consultant.headers, 'content-type': SHEET_TYPE },
      payload: house.withParts({}),
    });
    expect(sheetAsJson.statusCode).toBe(415);
  });
});

describe('a file that is too large', () => {
  it('is refused before it is sent', async () => {
    await house.app.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const { port } = house.app.app.server.address() as AddressInfo;
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: assets.checkImport.path,
      headers: {
        ...house.consultant.headers,
        'content-type': SHEET_TYPE,
        'content-length': 100 * 1024 * 1024,
      },
    });
    sending.flushHeaders();
    const answer = await new Promise<IncomingMessage>((resolve) => {
      sending.once('response', resolve);
    });
    expect(answer.statusCode).toBe(413);
    const body = errorBody.parse(JSON.parse(await text(answer)));
    expect(body.message).toContain('en fazla 10 MB');
    sending.destroy();
  });

  it('is refused when it did not say so', async () => {
    const answer = await house.check(Buffer.alloc(MOST_IMPORT_BYTES + 1));
    expect(answer.status).toBe(413);
  });
});
