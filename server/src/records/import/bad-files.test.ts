import { assets } from '@emanet/contract/assets';
import { MOST_IMPORT_BYTES, MOST_IMPORT_ROWS, SHEET_TYPE } from '@emanet/contract/records/import';
import { errorBody } from '@emanet/contract/shared/errors';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { unzipped, zipped } from '../../../test/zip.ts';
import { assetBody } from '../../features/assets/sample.ts';

const HEADS = ['Varlık adı', 'Departman', 'Varlık sahibi'];
const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

let app: TestApp;
let consultant: Caller;
let good: Map<string, string>;
beforeAll(async () => {
  app = await testApp();
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company, 'Bilgi İşlem');
  consultant = await app.signIn(await app.makeUser({ companies: [company] }));
  await consultant.call(assets.add, { body: assetBody(department, 'Sunucu') });
  good = unzipped(
    await writeExcelFile([
      HEADS,
      ['Yazıcı', 'Bilgi İşlem', 'Ofis'],
      ['Kasa', 'Bilgi İşlem', 'Müdür'],
    ]).toBuffer(),
  );
});
afterAll(() => app.close());

const check = (bytes: Uint8Array) => consultant.call(assets.checkImport, { body: bytes });

/** Both steps refuse the file with the same sentence, and nothing is stored. */
async function refusal(bytes: Uint8Array) {
  const checked = await check(bytes);
  const plan = '0'.repeat(64);
  const imported = await consultant.call(assets.import, { query: { plan }, body: bytes });
  expect(checked.status, checked.text).toBeGreaterThanOrEqual(400);
  expect([imported.status, imported.body.code]).toEqual([checked.status, checked.body.code]);
  expect((await consultant.call(assets.list)).body.data).toHaveLength(1);
  return { code: checked.body.code, message: checked.body.message };
}

/** The good file with some of its parts changed. */
const withParts = (parts: Readonly<Record<string, (part: string) => string>>): Buffer =>
  zipped([...good].map(([name, part]) => [name, parts[name]?.(part) ?? part]));
const inSheet = (from: string | RegExp, to: string) =>
  withParts({
    [SHEET]: (part) => {
      const changed = part.replace(from, to);
      expect(changed).not.toBe(part);
      return changed;
    },
  });
const sheetOf = (rows: readonly (readonly (string | null)[])[]): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => [...row])).toBuffer();

it('is read when nothing is wrong with it', async () => {
  const answer = await check(withParts({}));
  expect(answer.body.data.ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });
});

describe('what is no workbook', () => {
  it.each([
    ['nothing', () => Buffer.of(), 'SHEET_NONE'],
    ['a picture', () => PNG, 'SHEET_NONE'],
    ['a list with commas', () => Buffer.from('Varlık adı,Departman\nYazıcı,İK\n'), 'SHEET_NONE'],
    ['a page', () => Buffer.from('<html><table></table></html>'), 'SHEET_NONE'],
    ['an archive of something else', () => zipped([['a.txt', 'Merhaba']]), 'SHEET_NONE'],
    ['an old workbook', () => Buffer.concat([COMPOUND, Buffer.alloc(2000)]), 'SHEET_OLD'],
    [
      'a locked workbook',
      () => Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le')]),
      'SHEET_LOCKED',
    ],
    ['half a workbook', () => withParts({}).subarray(0, 900), 'SHEET_BROKEN'],
    ['the beginning of an archive', () => Buffer.from('PK\u0003\u0004 ve sonra'), 'SHEET_BROKEN'],
  ] as const)('is refused: %s', async (_, bytes, code) => {
    const refused = await refusal(bytes());
    expect(refused.code).toBe(code);
  });

  it('is refused as another type of content', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: assets.checkImport.path,
      headers: { ...consultant.headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
    const sheetAsJson = await app.app.inject({
      method: 'POST',
      url: assets.add.path,
      headers: { ...consultant.headers, 'content-type': SHEET_TYPE },
      payload: withParts({}),
    });
    expect(sheetAsJson.statusCode).toBe(415);
  });
});

describe('a sheet', () => {
  it.each([
    [
      [
        ['Ad', 'Soyad'],
        ['Ali', 'Kaya'],
      ],
      'SHEET_WRONG',
      'başlıklarını',
    ],
    [[['Tedarikçi', 'Departman', 'Hizmetin konusu']], 'SHEET_OF_OTHER', '“Tedarikçi aktarımları”'],
    [[[...HEADS, 'Renk']], 'SHEET_HEAD_UNKNOWN', 'D1 hücresindeki “Renk”'],
    [[[...HEADS, 'Asset name']], 'SHEET_HEAD_TWICE', 'A1 ve D1'],
    [[['Varlık adı', 'Varlık sahibi']], 'SHEET_HEAD_MISSING', '“Departman”'],
    [[HEADS, ['Yazıcı', 'Bilgi İşlem', null, 'Not']], 'SHEET_HEAD_EMPTY', 'D2'],
  ])('with heads like %j is refused', async (rows, code, words) => {
    const refused = await refusal(await sheetOf(rows));
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(words);
  });

  it('may have its heads in either language, in any order and case', async () => {
    const answer = await check(
      await sheetOf([
        ['OWNER', ' department* ', 'varlik ADI'],
        ['Ofis', 'bilgi işlem', 'Masa'],
      ]),
    );
    expect(answer.body.code).toBe('SHEET_HEAD_UNKNOWN');
    const known = await check(
      await sheetOf([
        [' department* ', 'varlık  ADI'],
        ['bilgi işlem', 'Masa'],
      ]),
    );
    expect(known.body.data.ozet.eklenecek).toBe(1);
  });

  it.each([
    [
      'a formula',
      /<c r="C2"[^>]*>.*?<\/c>/,
      '<c r="C2"><f>1+1</f><v>2</v></c>',
      'SHEET_FORMULA',
      'C2',
    ],
    [
      'an error value',
      /<c r="B3"[^>]*>.*?<\/c>/,
      '<c r="B3" t="e"><v>#REF!</v></c>',
      'SHEET_ERROR_VALUE',
      '#REF!',
    ],
    [
      'merged cells',
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="A2:B3"/></mergeCells>',
      'SHEET_MERGED',
      'A2:B3',
    ],
    [
      'too many columns',
      '</row></sheetData>',
      '<c r="ZZ3" t="str"><v>x</v></c></row></sheetData>',
      'SHEET_TOO_WIDE',
      'ZZ3',
    ],
    ['rows in no order', '<row r="3"', '<row r="2"', 'SHEET_BROKEN', 'okunamadı'],
    [
      'a text of no number',
      /<c r="C2"[^>]*>.*?<\/c>/,
      '<c r="C2" t="s"><v>999</v></c>',
      'SHEET_BROKEN',
      'okunamadı',
    ],
    ['no end', '</sheetData>', '', 'SHEET_BROKEN', 'okunamadı'],
    [
      'an entity of its own',
      '<worksheet',
      '<!DOCTYPE x [<!ENTITY a "b">]><worksheet',
      'SHEET_BROKEN',
      'okunamadı',
    ],
    [
      'an unknown entity',
      /<c r="C2"[^>]*>.*?<\/c>/,
      '<c r="C2" t="str"><v>&a;</v></c>',
      'SHEET_BROKEN',
      'okunamadı',
    ],
  ])('with %s is refused', async (_, from, to, code, words) => {
    const refused = await refusal(inSheet(from, to));
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(words);
  });

  it('with a text longer than a cell, or more rows than go at once, is refused', async () => {
    const long = inSheet(
      /<c r="C2"[^>]*>.*?<\/c>/,
      `<c r="C2" t="inlineStr"><is><t>${'ş'.repeat(32_768)}</t></is></c>`,
    );
    expect(await refusal(long)).toMatchObject({ code: 'SHEET_CELL_TOO_LONG' });
    const rows = Array.from(
      { length: MOST_IMPORT_ROWS + 1 },
      (_, place) => `<row r="${place + 4}"><c r="A${place + 4}" t="str"><v>x</v></c></row>`,
    );
    const many = inSheet('</sheetData>', `${rows.join('')}</sheetData>`);
    expect(await refusal(many)).toMatchObject({ code: 'SHEET_TOO_LONG' });
  });

  it('with the spelling of a character that no text holds is read as it is spelled', async () => {
    const bytes = inSheet(
      /<c r="A2"[^>]*>.*?<\/c>/,
      '<c r="A2" t="str"><v>a_x0000_b_xD800_</v></c>',
    );
    const answer = await check(bytes);
    expect(answer.body.data.satirlar[0]).toMatchObject({
      durum: 'eklenecek',
      ad: 'a_x0000_b\ufffd',
    });
  });
});

describe('an archive', () => {
  const huge = (part: string) =>
    part.replace('</sst>', `${'<si><t>0</t></si>'.repeat(12_000_000)}</sst>`);

  it('that unpacks to far more than it is stops early', async () => {
    const bytes = withParts({ [STRINGS]: huge });
    expect(bytes.length).toBeLessThan(MOST_IMPORT_BYTES);
    expect(await refusal(bytes)).toMatchObject({ code: 'SHEET_TOO_MUCH' });
  });

  it('that says less of its sizes than comes out is broken', async () => {
    const bytes = zipped([...good], { [SHEET]: { size: 100 } });
    expect(await refusal(bytes)).toMatchObject({ code: 'SHEET_BROKEN' });
  });

  it('whose checksum does not fit is broken', async () => {
    const bytes = zipped([...good], { [SHEET]: { checksum: 1 } });
    expect(await refusal(bytes)).toMatchObject({ code: 'SHEET_BROKEN' });
  });

  it('with the same file twice is broken', async () => {
    const [first = ['', '']] = good;
    expect(await refusal(zipped([...good, first]))).toMatchObject({ code: 'SHEET_BROKEN' });
  });

  it('whose one text is shown in very many cells stops early', async () => {
    const row = (place: number) =>
      `<row r="${place}">${'ABC'
        .split('')
        .map((letter) => `<c r="${letter}${place}" t="s"><v>0</v></c>`)
        .join('')}</row>`;
    const bytes = withParts({
      [STRINGS]: (part) => part.replace(/<si>.*?<\/si>/, `<si><t>${'ş'.repeat(32_000)}</t></si>`),
      [SHEET]: (part) =>
        part
          .replace(
            /<row r="1".*?<\/row>/,
            `<row r="1">${HEADS.map((head, place) => `<c r="${'ABC'[place]}1" t="str"><v>${head}</v></c>`).join('')}</row>`,
          )
          .replace(
            '</sheetData>',
            `${Array.from({ length: 1000 }, (_, place) => row(place + 4)).join('')}</sheetData>`,
          ),
    });
    expect(await refusal(bytes)).toMatchObject({ code: 'SHEET_TOO_MUCH' });
  });
});

describe('a file that is too large', () => {
  it('is refused before it is sent', async () => {
    await app.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const { port } = app.app.server.address() as AddressInfo;
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: assets.checkImport.path,
      headers: {
        ...consultant.headers,
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
    const answer = await check(Buffer.alloc(MOST_IMPORT_BYTES + 1));
    expect(answer.status).toBe(413);
  });
});
