import {
  processingActivityFields,
  processingActivities,
} from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unzipped } from '../../../test/zip.ts';
import { activityBody } from './sample.ts';

const calls = processingActivities;

const app = await appOfFile();
const company = await app.makeCompany('Şişli\u202e "Gıda" A.Ş. / İstanbul');
const elsewhere = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const sales = await app.makeDepartment(company, 'Satış');
const abroad = await app.makeDepartment(elsewhere);
const consultant = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({ companies: [company], departments: [hr] });
const outsider = await app.signInAs({ companies: [elsewhere] });
const notice = await app.db.system
  .insertInto('dokumanlar')
  .values({
    company_id: company,
    dokuman_ismi: 'Çalışan Aydınlatma Metni',
    dokuman_tur: 'Aydınlatma Metni',
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const add = async (who: Caller, department: number, name: string, more: object = {}) => {
  const body = activityBody(department, name, { ...more });
  const answer = await who.call(calls.add, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
};
const ids = {
  first: await add(consultant, hr, 'Şube ziyareti', { aydinlatma_metni: notice.id }),
  second: await add(consultant, hr, '=HYPERLINK("http://kotu.test")', {
    islenen_kisisel_veriler: ['kan_grubu', 'ad_soyad'],
    saklama_suresi: '+7 gün',
  }),
  sales: await add(consultant, sales, 'Çağrı merkezi'),
  foreign: await add(outsider, abroad, 'Yabancı'),
};

const download = async (who: Caller, body: object) => {
  const answer = await app.app.inject({
    method: 'POST',
    url: calls.export.path,
    headers: { ...who.headers, 'accept-encoding': 'br, gzip' },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  return { answer, file: answer.rawPayload };
};
const rowsOf = async (who: Caller, body: object) => {
  const [head = [], ...rows] = await readSheet((await download(who, body)).file);
  return rows.map((row) =>
    Object.fromEntries<unknown>(head.map((name, place) => [String(name), row[place]])),
  );
};
const namesOf = async (who: Caller, body: object) =>
  (await rowsOf(who, body)).map((row) => row[label('surec_ismi', 'tr')]);
const label = (name: string, lang: Language) => fieldLabel('processingActivities', name, lang);

describe('the Excel sheet of the activities', () => {
  it.each(['tr', 'en'] as const)('has every column under its label in %s', async (lang) => {
    const [row] = await rowsOf(consultant, { ids: [ids.first], lang });
    // Answers to warnings stand in one column for all of them.
    const hidden = ['hidden-id', 'warning-answers'];
    const shown = processingActivityFields.filter(({ control }) => !hidden.includes(control));
    expect(Object.keys(row ?? {})).toEqual(
      expect.arrayContaining(shown.map((field) => label(field.name, lang))),
    );
  });

  it('shows what a person reads, in Turkish', async () => {
    const [row] = await rowsOf(consultant, { ids: [ids.first] });
    expect(row).toMatchObject({
      'Kayıt no': ids.first,
      [label('department_id', 'tr')]: 'İnsan Kaynakları',
      [label('faaliyet_amaci', 'tr')]: 'İşe alım',
      [label('islenen_kisisel_veriler', 'tr')]: 'Ad soyad; T.C. kimlik numarası',
      [label('aydinlatma_metni', 'tr')]: 'Çalışan Aydınlatma Metni',
      [label('ilkelere_uygunluk', 'tr')]: 'Evet',
      [label('ilkelere_uygunluk_3', 'tr')]: 'Hayır',
      Risk: 'Orta',
    });
    expect(Math.abs(Number(row?.['Oluşturulma']) - (Date.now() + 3 * 3_600_000))).toBeLessThan(
      60_000,
    );
  });

  it('shows it in English when asked', async () => {
    const [row] = await rowsOf(consultant, { ids: [ids.first], lang: 'en' });
    expect(row).toMatchObject({
      [label('faaliyet_amaci', 'en')]: 'Recruitment',
      [label('ilkelere_uygunluk', 'en')]: 'Yes',
      Risk: 'Medium',
      'Special category data': 'No',
    });
  });

  it.each([
    ['tr', '5/2-f Veri sorumlusunun meşru menfaati', / · Kanuni süre yok$/],
    ['en', '5(2)(f) Legitimate interest of the controller', / · no statutory period$/],
  ] as const)(
    'names bases with their article and periods with their law in %s',
    async (lang, basis, period) => {
      const [row] = await rowsOf(consultant, { ids: [ids.sales], lang });
      expect(row?.[label('isleme_sarti', lang)]).toBe(basis);
      expect(row?.[label('saklama_suresi', lang)]).toMatch(period);
    },
  );

  it('runs no formula', async () => {
    const { file } = await download(consultant, { ids: [ids.second] });
    const [row] = await rowsOf(consultant, { ids: [ids.second] });
    expect(row?.[label('surec_ismi', 'tr')]).toBe(`'=HYPERLINK("http://kotu.test")`);
    expect(row?.[label('saklama_suresi', 'tr')]).toBe(`'+7 gün`);
    expect(unzipped(file).get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });

  it('freezes its head, filters and wraps', async () => {
    const { file } = await download(consultant, {});
    const files = unzipped(file);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<\/sheetData>.*<autoFilter ref="A1:[A-Z]{2}4"\/>/s);
    expect(sheet).toMatch(/<col [^>]*width="44"/);
    expect(files.get('xl/styles.xml')).toContain('wrapText="1"');
  });

  it('keeps the order it was asked for, and leaves out what may not be read', async () => {
    expect(await namesOf(consultant, { ids: [ids.sales, ids.foreign, ids.first] })).toEqual([
      'Çağrı merkezi',
      'Şube ziyareti',
    ]);
    expect(await namesOf(representative, { ids: [ids.sales, ids.first] })).toEqual([
      'Şube ziyareti',
    ]);
    expect(await namesOf(representative, {})).toHaveLength(2);
    expect(await namesOf(consultant, { ids: [] })).toEqual([]);
  });

  it('is named after the company and the day in Turkey', async () => {
    const { answer } = await download(consultant, { ids: [] });
    const day = todayInTurkey();
    const disposition = String(answer.headers['content-disposition']);
    const [, plain, encoded = ''] =
      /^attachment; filename="([\x20-\x7e]+)"; filename\*=UTF-8''([\w%.!#$&+^`|~-]+)$/.exec(
        disposition,
      ) ?? [];
    expect(decodeURIComponent(encoded)).toBe(
      `Şişli Gıda A.Ş. İstanbul - Veri işleme faaliyetleri - ${day}.xlsx`,
    );
    expect(plain).toBe(`Sisli Gida A.S. Istanbul - Veri isleme faaliyetleri - ${day}.xlsx`);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    [{ ids: ['1'] }, 'ids'],
    [{ ids: [1.5] }, 'ids'],
    [{ ids: 'hepsi' }, 'ids'],
    [{ lang: 'de' }, 'lang'],
    [{ dosya: 'x' }, 'dosya'],
  ])('refuses %o', async (body, field) => {
    const answer = await consultant.call(calls.export, { body: body as object });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });
});
