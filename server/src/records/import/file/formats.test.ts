import { assets } from '@emanet/contract/assets';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { zipped } from '../../../../test/zip.ts';

const app = await appOfFile();
const company = await app.makeCompany();
for (const name of ['Bilgi İşlem', 'Şube']) await app.makeDepartment(company, name);
const consultant = await app.signInAs({ companies: [company] });

const check = (body: Buffer) => consultant.call(assets.checkImport, { body });

/** Names, departments and owners that a file would add. */
async function added(body: Buffer) {
  const plan = (await check(body)).body.data;
  expect([plan.ozet, plan.satirlar.flatMap(({ sorunlar }) => sorunlar)]).toMatchObject([
    { reddedilecek: 0 },
    [],
  ]);
  expect(plan.hesap?.okunan).toBe(plan.hesap?.saklanan);
  return plan.satirlar.map(({ ad, departman }) => [ad, departman]);
}

const ROWS = [
  ['Varlık adı', 'Departman', 'Varlık sahibi'],
  ['Yazıcı; renkli', 'Bilgi İşlem', 'Işıl "Ofis"\nkat 2'],
  ['Şube kasası', 'Şube', 'Çağrı'],
];
const EXPECTED = [
  ['Yazıcı; renkli', 'Bilgi İşlem'],
  ['Şube kasası', 'Şube'],
];
const quoted = (separator: string) =>
  ROWS.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(
    '\r\n',
  );

/** Text as Turkish programs of Windows write it. */
const inWindows1254 = (text: string): Buffer => {
  const own: Readonly<Record<string, number>> = {
    Ğ: 0xd0,
    İ: 0xdd,
    Ş: 0xde,
    ğ: 0xf0,
    ı: 0xfd,
    ş: 0xfe,
  };
  return Buffer.from(Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0)));
};

it.each([
  ['semicolons and UTF-8', Buffer.from(quoted(';'))],
  ['commas and a mark', Buffer.from(`\ufeff${quoted(',')}`)],
  ['tabs and UTF-16', Buffer.from(`\ufeff${quoted('\t')}`, 'utf16le')],
  ['bars', Buffer.from(quoted('|'))],
  ['Windows-1254', inWindows1254(quoted(';'))],
])('reads a list in text with %s', async (_, bytes) => {
  expect(await added(bytes)).toEqual(EXPECTED);
});

const cell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '</text:p><text:p>')}</text:p></table:table-cell>`;
const row = (cells: readonly string[]) =>
  `<table:table-row>${cells.map(cell).join('')}<table:table-cell table:number-columns-repeated="1020"/></table:table-row>`;
const openDocument = (tables: string): Buffer =>
  zipped([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    [
      'content.xml',
      `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles><style:style style:name="gizli" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ],
  ]);
const EMPTY_ROWS =
  '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>';

it('parts a list by the sign that parts its rows alike, whatever its cells hold', async () => {
  const lists = [
    // A head with more commas than there are semicolons, and a comma in each row.
    [
      ['Veriler (ad, soyad, TC, adres, yaş)', 'Varlık adı', 'Departman'],
      ['Ad, soyad', 'Bordro', 'Şube'],
      ['Adres', 'Depo, eski', 'Şube'],
    ],
    // Rows that lists with commas part alike as well.
    [
      ['Ad, soyad, TC, adres', 'Departman'],
      ['Ece, Ak, 1, Konya', 'Şube'],
    ],
  ];
  for (const list of lists) {
    const bytes = Buffer.from(list.map((one) => one.join(';')).join('\n'));
    const { basliklar } = (await check(bytes)).body.data;
    expect(basliklar.map(({ baslik }) => baslik)).toEqual(list[0]);
  }
});

it('reads copied cells that begin with a quotation mark, and no list that was cut off', async () => {
  const list = [
    ['Veriler', 'Varlık adı', 'Departman'],
    ['Ad, soyad', '"Bordro', 'Şube'],
    ['Adres', 'Depo', 'Şube'],
  ];
  const text = (sign: string) => Buffer.from(list.map((one) => one.join(sign)).join('\n'));
  const { basliklar, sayfalar } = (await check(text('\t'))).body.data;
  expect(basliklar.map(({ baslik }) => baslik)).toEqual(list[0]);
  expect(sayfalar[0]?.satir).toBe(2);
  expect((await check(text(';'))).status).toBe(400);
});

it('reads an open document, and leaves its hidden sheet and its comments', async () => {
  const commented = row(ROWS[1] ?? []).replace(
    '<text:p>',
    '<office:annotation><text:p>Bir not</text:p></office:annotation><text:p>',
  );
  const bytes = openDocument(
    `<table:table table:name="Eski" table:style-name="gizli">${row(ROWS[0] ?? [])}${row(['Eski', 'Şube', 'Ali'])}</table:table>` +
      `<table:table table:name="Varlıklar">${row(ROWS[0] ?? [])}${commented}${row(ROWS[2] ?? [])}${EMPTY_ROWS}</table:table>`,
  );
  expect(await added(bytes)).toEqual(EXPECTED);
  const plan = (await check(bytes)).body.data;
  expect(plan.sayfalar).toMatchObject([
    { ad: 'Eski', gizli: true, secili: false, satir: 1 },
    { ad: 'Varlıklar', gizli: false, secili: true, satir: 2 },
  ]);
});

it('reads numbers, days, merged cells and repeated rows of an open document', async () => {
  const bytes = openDocument(
    `<table:table table:name="V">${row(['Varlık adı', 'Departman', 'Kişi sayısı'])}
<table:table-row>${cell('Bir')}<table:table-cell table:number-rows-spanned="2" office:value-type="string"><text:p>Şube</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="1250"><text:p>1.250</text:p></table:table-cell></table:table-row>
<table:table-row>${cell('İki')}<table:covered-table-cell/><table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell></table:table-row></table:table>`,
  );
  const first = (await check(bytes)).body.data;
  await consultant.data(assets.sheetMeanings, {
    body: { dosya: first.dosya, basliklar: { 'Kişi sayısı': 'kisi_sayisi' } },
  });
  const plan = (await check(bytes)).body.data;
  await consultant.data(assets.import, { body: bytes, query: { plan: plan.plan } });
  const { data } = (await consultant.call(assets.list)).body;
  expect(
    data.map((one) => [one.varlik_ismi, one.department_name, one.kisi_sayisi]).toSorted(),
  ).toEqual([
    ['Bir', 'Şube', 1250],
    ['İki', 'Şube', 7],
  ]);
});

it.each([
  [
    'a document of text',
    zipped([['content.xml', '<o:document-content xmlns:o="o"><o:text/></o:document-content>']]),
    'SHEET_NONE',
  ],
  [
    'a row in the ten millionth place',
    openDocument(
      `<table:table table:name="a"><table:table-row table:number-rows-repeated="10000000">${cell('x')}${cell('y')}</table:table-row></table:table>`,
    ),
    'SHEET_TOO_LONG',
  ],
  [
    'a cell in ten thousand columns',
    openDocument(
      `<table:table table:name="a"><table:table-row><table:table-cell table:number-columns-repeated="10000" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
    ),
    'SHEET_TOO_WIDE',
  ],
  [
    'a text with a quote that never ends',
    Buffer.from('"Varlık adı;Departman\n"a;"b\n'),
    'SHEET_BROKEN',
  ],
])('refuses %s', async (_, bytes, code) => {
  const answer = await check(bytes);
  expect([answer.status, (answer.body as { code?: string }).code]).toEqual([400, code]);
});
