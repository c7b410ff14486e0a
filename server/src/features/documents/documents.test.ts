import { documents } from '@emanet/contract/documents';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unzipped } from '../../../test/zip.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({ companies: [company], departments: [department] });
const row = (company_id: number, dokuman_ismi: string, guncel = true) => ({
  company_id,
  dokuman_ismi,
  dokuman_tur: 'Politika' as const,
  guncel,
});
await app.db.system
  .insertInto('dokumanlar')
  .values([
    row(company, 'Şirket politikası'),
    row(company, 'IŞIK metni %'),
    row(company, 'İLETİŞİM metni'),
    row(company, 'Eski metin', false),
    row(await app.makeCompany(), 'Yabancı metin'),
  ])
  .execute();

const names = async (who: Caller, q?: string) => {
  const { body } = await who.call(documents.list, q === undefined ? {} : { query: { q } });
  return body.data.map((one) => one.dokuman_ismi);
};

describe('a sheet of documents', () => {
  it('leaves out what its reader may not see', async () => {
    const all = await app.db.system
      .selectFrom('dokumanlar')
      .select(['id', 'dokuman_ismi'])
      .execute();
    const texts = new Set(['Şirket politikası', 'Eski metin', 'Yabancı metin']);
    const ids = all.filter((one) => texts.has(one.dokuman_ismi)).map(({ id }) => id);
    const namesIn = async ({ headers }: Caller) => {
      const payload = { ids };
      const url = '/api/dokumanlar/export';
      const answer = await app.app.inject({ method: 'POST', url, headers, payload });
      const sheet = [...unzipped(answer.rawPayload).values()].join();
      return [...texts].filter((name) => sheet.includes(name));
    };
    expect(await namesIn(consultant)).toEqual(['Şirket politikası', 'Eski metin']);
    expect(await namesIn(representative)).toEqual(['Şirket politikası']);
  });
});

describe('the list of documents', () => {
  it('holds the current ones of the own company, for every role', async () => {
    const all = ['IŞIK metni %', 'İLETİŞİM metni', 'Şirket politikası'];
    expect(await names(consultant)).toEqual(all);
    expect(await names(representative)).toEqual(all);
  });

  it.each([
    ['ışık', ['IŞIK metni %']],
    ['IŞIK', ['IŞIK metni %']],
    ['işik', ['IŞIK metni %']],
    ['iletişim', ['İLETİŞİM metni']],
    ['ILETIŞIM', ['İLETİŞİM metni']],
    ['ŞİRKET', ['Şirket politikası']],
    ['%', ['IŞIK metni %']],
    ['_', []],
    ['metni', ['IŞIK metni %', 'İLETİŞİM metni']],
  ])('finds %s in a name, whatever its case', async (q, found) => {
    expect(await names(consultant, q)).toEqual(found);
  });

  it.each(['', '   ', 'a'.repeat(201), 'a\u0000'])('refuses to search for %j', async (q) => {
    const answer = await consultant.call(documents.list, { query: { q } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['q']);
  });
});
