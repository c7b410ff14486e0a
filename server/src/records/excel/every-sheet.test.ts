import { endpoints } from '@emanet/contract/endpoints';
import { filings } from '@emanet/contract/filings';
import { ACROSS_TYPES } from '@emanet/contract/portfolio/across-types';
import { REGISTER_FORMS, TABLE_VIEWS } from '@emanet/contract/tables';
import { processingActivities } from '@emanet/contract/processing-activities';
import { CSV_TYPE, SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { unzipped } from '../../../test/zip.ts';

/*
 * Every sheet that the product makes is laid out on paper, and every list is also given as text. The sheets
 * come from the contract, so a new one is among them by itself.
 */
const app = await appOfFile();
const company = await app.makeCompany('Ilgaz & Ortakları');
const department = await app.makeDepartment(company, 'İnsan Kaynakları');
const consultant = await app.signInAs({ companies: [company] });

const SHEETS = endpoints.filter(({ sheet }) => sheet);
const shapeOf = ({ query, body }: (typeof SHEETS)[number]) => ({
  ...(query as Partial<{ shape: object }>).shape,
  ...(body as Partial<{ shape: object }>).shape,
});
const LISTS = SHEETS.filter((endpoint) => 'bicim' in shapeOf(endpoint));

await consultant.data(processingActivities.add, {
  body: activityBody(department, 'Bordro'),
});
const filed = await consultant.data(filings.add, {
  body: {
    tarih: todayInTurkey(),
    giren: 'Deneme',
    gerekce: 'Sayfanın kâğıdı denendi',
    hepsi_islendi: true,
  },
});

/** A request for each sheet; a further value for each of those that one address makes. */
const asked = ({ name, path }: (typeof SHEETS)[number], bicim?: string) => {
  const base = { lang: 'tr', ...(bicim && { bicim }) };
  if (name === 'tables.export')
    return TABLE_VIEWS.map((view) => ({ path, given: { ...base, view } }));
  if (name === 'tables.form')
    return REGISTER_FORMS.map((form) => ({ path, given: { ...base, form } }));
  if (name === 'processingActivities.questionnaire')
    return [{ path, given: { ...base, department_id: String(department) } }];
  if (name === 'filings.export')
    return [
      { path: path.replace(':id', String(filed.id)), given: { ...base, bicim: bicim ?? 'xlsx' } },
    ];
  if (name === 'portfolio.exportRecords')
    return ACROSS_TYPES.map((tur) => ({ path: path.replace(':kayit_turu', tur), given: base }));
  return [{ path, given: base }];
};

/** A file for the import: the blank template of the same list. */
async function templateOf({ headers }: Caller, path: string): Promise<Buffer> {
  const url = path.replace(/refused$/, 'template');
  return (await app.app.inject({ method: 'GET', url, headers })).rawPayload;
}

async function sheetsOf(who: Caller, endpoint: (typeof SHEETS)[number], bicim?: string) {
  const answers = asked(endpoint, bicim).map(async ({ path, given }) => {
    const takes = endpoint.takes === 'sheet';
    const inQuery = endpoint.method === 'GET' || takes;
    const url = inQuery ? `${path}?${new URLSearchParams(given).toString()}` : path;
    const ids = 'ids' in shapeOf(endpoint) && { ids: [] };
    const answer = await app.app.inject({
      ...{ method: endpoint.method, url },
      headers: { ...who.headers, ...(takes && { 'content-type': SHEET_TYPE }) },
      ...(!inQuery && { payload: { ...ids, ...given } }),
      ...(takes && { payload: await templateOf(who, path) }),
    });
    expect(answer.statusCode, `${endpoint.name}: ${answer.payload.slice(0, 200)}`).toBe(200);
    return answer;
  });
  return Promise.all(answers);
}

/** In a footer a sign of codes is doubled. */
const OWNER = 'Ilgaz &amp;&amp; Ortakları';
const [year, month, day] = todayInTurkey().split('-');
const ORDER =
  /^<sheetPr>.*<sheetData>.*<printOptions .*<pageMargins .*<pageSetup [^>]*\/><headerFooter>.*<\/headerFooter>$/s;

it.each(SHEETS)('$name is laid out on paper', async (endpoint) => {
  for (const { headers, rawPayload } of await sheetsOf(consultant, endpoint)) {
    expect(headers['content-type']).toBe(SHEET_TYPE);
    const parts = unzipped(rawPayload);
    const workbook = parts.get('xl/workbook.xml') ?? '';
    const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/sheet'));
    expect(sheets).not.toEqual([]);
    for (const [name, xml] of sheets) {
      const [, inside = ''] = /<worksheet[^>]*>(.*)<\/worksheet>$/s.exec(xml) ?? [];
      expect(inside, name).toMatch(ORDER);
      expect(inside).toContain('<pageSetUpPr fitToPage="1"/>');
      expect(inside).toMatch(
        /<pageSetup paperSize="9" fitToWidth="[1-9]" fitToHeight="0" orientation="(landscape|portrait)"\/>/,
      );
      const ofAll = endpoint.name.startsWith('portfolio.');
      const owner = ofAll ? 'Deniz Örnek, Bütün müşteriler' : OWNER;
      expect(inside).toContain(
        `<oddFooter>&amp;L${owner}&amp;C${day}.${month}.${year}&amp;R&amp;P / &amp;N</oddFooter>`,
      );
      // Lines of explanations have no heads.
      const place = Number(/(\d+)\.xml$/.exec(name)?.[1]) - 1;
      if (inside.includes('state="frozen"'))
        expect(workbook, name).toMatch(
          new RegExp(
            `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">[^<]*!\\$1:\\$[12]<`,
          ),
        );
    }
    expect(workbook).toMatch(/<\/sheets><definedNames><definedName /);
  }
});

it.each(LISTS)('$name is given as text', async (endpoint) => {
  for (const { headers, payload } of await sheetsOf(consultant, endpoint, 'csv')) {
    expect(headers['content-type']).toBe(CSV_TYPE);
    expect(headers['content-disposition']).toContain('.csv');
    expect(payload.startsWith('\ufeff')).toBe(true);
    expect(payload).toContain(';');
    expect(payload.endsWith('\r\n')).toBe(true);
  }
});

it('leaves no list of a sheet without its text, but templates and refused rows', () => {
  const others = SHEETS.filter((one) => !LISTS.includes(one)).map(({ name }) => name.split('.')[1]);
  expect([...new Set(others)].toSorted()).toEqual(['questionnaire', 'refusedRows', 'template']);
});

it('has one writer, and one of templates', () => {
  const sources = globSync('server/src/**/*.ts', {
    exclude: (name) => /\.(test|fixture)\.ts$/.test(name),
  });
  const writing = sources.filter((name) =>
    /^import writeExcelFile/m.test(readFileSync(name, 'utf8')),
  );
  expect(writing.map((name) => name.split('/').at(-1))).toEqual(['template-worker.ts']);
});
