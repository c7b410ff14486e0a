import type { nounImportEndpoints } from '@emanet/contract/records/import-endpoints';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/platform/clock.ts';
import { appOfFile, type Caller } from '../app.ts';
import { fileFrom, fileOf, tableIn } from './table.ts';

type Cell = string | number | null;

/** Facts of a noun for the shared tests of its import. */
type Life = Readonly<{
  calls: ReturnType<typeof nounImportEndpoints>;
  /** Heads and cells of a file with one good row, whose first cell is its name. */
  good: readonly [titles: readonly string[], row: readonly Cell[]];
  /** Heads of the template in English, one of them required. */
  template: readonly string[];
  /** All rows of a caller's company. */
  rows: (who: Caller) => Promise<readonly Readonly<{ id: number; name: string }>[]>;
}>;

/** The application with two companies, everybody who may or may not import, and the calls of an import. */
export async function nounImportHouse(calls: Life['calls'], clock?: Clock) {
  const app = await appOfFile({}, clock && { clock });
  const company = await app.makeCompany();
  const elsewhere = await app.makeCompany();
  const department = await app.makeDepartment(company, 'İnsan Kaynakları');
  const inCompany = { role: 'yönetici', companies: [company] } as const;
  const manager = await app.signInAs({ ...inCompany, fullname: 'Ece Yılmaz' });
  const consultant = await app.signInAs({ companies: [company] });
  const representative = await app.signInAs({ companies: [company], departments: [department] });
  const outsider = await app.signInAs({ companies: [elsewhere] });
  const check = (body: Uint8Array, who: Caller = manager) => who.data(calls.checkImport, { body });
  const download = (method: 'GET' | 'POST', url: string, payload?: Uint8Array | object) =>
    fileFrom(app.app, manager.headers, method, url, payload);
  return {
    ...{ app, company, elsewhere, department, manager, consultant, representative, outsider },
    ...{ calls, check, download },
    file: (titles: readonly string[], ...rows: readonly (readonly Cell[])[]) =>
      fileOf({ titles, rows }),
    /** Checks a file and imports what the check showed. */
    bring: async (body: Uint8Array, who: Caller = manager) => {
      const { plan } = await check(body, who);
      return who.data(calls.import, { body, query: { plan } });
    },
    undo: (toplu_islem: string | null, who: Caller = manager) =>
      who.call(calls.undoImport, { body: { toplu_islem: toplu_islem ?? '' } }),
    /** Mails of the company, and those about these rows, whatever others send meanwhile. */
    mailsAbout: (...rows: readonly string[]) =>
      app.db.system
        .selectFrom('mail_outbox')
        .select('id')
        .where((is) => is.or([is('company_id', '=', company), is('about', 'in', rows)]))
        .execute(),
    /** Cell and field of each problem of a file. */
    problems: async (body: Uint8Array) =>
      (await check(body)).satirlar.flatMap(({ sorunlar }) =>
        sorunlar.map(({ hucre, alan }) => [hucre, alan]),
      ),
    refused: async (body: Uint8Array) =>
      (await tableIn(await download('POST', calls.refusedRows.path, body))).rows,
  };
}
export type NounImportHouse = Awaited<ReturnType<typeof nounImportHouse>>;

/** Tests that the import of every noun passes: its template, its undo, the reach of its callers. */
export function describeNounImport(
  { calls, file, check, bring, undo, download, ...people }: NounImportHouse,
  { good: [titles, row], template, rows }: Omit<Life, 'calls'>,
): void {
  const { manager, representative, outsider } = people;
  const name = String(row[0]);
  const names = async (who: Caller) => (await rows(who)).map((one) => one.name);
  describe('an import of a noun', () => {
    it('has a template, which the reader knows', async () => {
      const sheet = await download('GET', `${calls.template.path}?lang=en`);
      expect((await tableIn(sheet)).titles).toEqual(expect.arrayContaining([...template]));
    });

    it('is refused to representatives, who store nothing', async () => {
      const body = await file(titles, row);
      expect((await representative.call(calls.checkImport, { body })).status).toBe(403);
      const query = { plan: '0'.repeat(64) };
      expect((await representative.call(calls.import, { body, query })).status).toBe(403);
      expect(await names(manager)).not.toContain(name);
    });

    it('is taken back as a whole, by its own company alone, and once', async () => {
      const before = await names(manager);
      const { toplu_islem, eklenen } = await bring(await file(titles, row));
      expect([eklenen, await names(manager)]).toEqual([1, expect.arrayContaining([name])]);
      expect((await undo(toplu_islem, outsider)).status).toBe(404);
      expect((await undo(toplu_islem, representative)).status).toBe(403);
      expect(await names(manager)).toContain(name);
      const { body } = await undo(toplu_islem);
      expect(body.data).toMatchObject({ sayi: 1, atlanan: 0 });
      expect(await names(manager)).toEqual(before);
      expect((await undo(toplu_islem)).status).not.toBe(200);
    });

    it('reaches no row of another company, by number or by name', async () => {
      const { toplu_islem } = await bring(await file(titles, row));
      const [own] = (await rows(manager)).filter((one) => one.name === name);
      const foreign = await file(['Kayıt no', ...titles], [own?.id ?? 0, ...row], [null, ...row]);
      const [numbered, named] = (await check(foreign, outsider)).satirlar;
      expect(numbered?.sorunlar.map(({ hucre }) => hucre)).toContain('A2');
      expect(named?.durum).not.toBe('degisecek');
      expect(await rows(outsider)).toEqual([]);
      expect((await undo(toplu_islem)).status).toBe(200);
    });
  });
}
