import { choicesOf } from '@emanet/contract/lookups';
import { isWholeCategory, type Field } from '@emanet/contract/records/fields';
import { fieldHelp, fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { nameInTemplate } from '../../src/records/import/choices.ts';
import { EXAMPLE_MARK } from '../../src/records/import/template/example-row.ts';
import { kindOf } from '../../src/records/kinds/kinds.ts';
import type { Caller } from '../app.ts';
import { unzipped } from '../zip.ts';
import type { ImportHouse } from './house.ts';

const LISTS = { tr: 'Listeler', en: 'Lists' } as const;

/** Tests of the template: the file that is downloaded to be filled in. */
export function describeTemplate(house: ImportHouse): void {
  const { register, endpoints } = house;
  const { fields, noun } = register;
  const label = (name: string, lang: Language) => fieldLabel(noun, name, lang);
  const helpOf = (field: Field, lang: Language) =>
    kindOf(field).sheetHelp?.[lang] ?? fieldHelp(noun, field.name, lang);
  const downloads = new Map<string, ReturnType<typeof ask>>();
  /** The same person gets the same file, so it is made once. */
  const download = (who: Caller, lang: Language) => {
    const key = `${who.headers.cookie} ${lang}`;
    const known = downloads.get(key) ?? ask(who, lang);
    downloads.set(key, known);
    return known;
  };
  const ask = async (who: Caller, lang: Language) => {
    const url = `${endpoints.template.path}?lang=${lang}`;
    const answer = await house.app.app.inject({ url, headers: who.headers });
    expect(answer.statusCode, answer.payload).toBe(200);
    return answer;
  };
  const sheet = (file: Buffer) => unzipped(file).get('xl/worksheets/sheet1.xml') ?? '';

  it.each(LANGUAGES)('can be uploaded as it is in %s', async (lang) => {
    const { consultant } = house.company;
    const { rawPayload } = await download(consultant, lang);
    const plan = await house.planOf(consultant, rawPayload, lang);
    expect(plan.ozet).toEqual({ eklenecek: 0, degisecek: 0, ayni: 0, reddedilecek: 0 });
  });

  it.each(LANGUAGES)('shows by an example how a row is filled in %s', async (lang) => {
    const { consultant } = house.company;
    const { rawPayload } = await download(consultant, lang);
    const [heads = [], example = []] = await readSheet(rawPayload);
    expect(example[0]).toBe(EXAMPLE_MARK[lang]);
    for (const field of fields)
      if (field.required === true)
        expect(example[heads.indexOf(`${label(field.name, lang)} *`)], field.name).toBeTruthy();
    // Without its mark it is a row like any other.
    const rows = [
      heads.map(String),
      [null, ...example.slice(1)].map((cell) => cell && String(cell)),
    ];
    const file = await writeExcelFile(rows).toBuffer();
    const { ozet, satirlar } = await house.planOf(consultant, file, lang);
    expect(ozet, JSON.stringify(satirlar)).toMatchObject({ eklenecek: 1, reddedilecek: 0 });
  });

  it.each(LANGUAGES)('has the columns that the person may fill in %s', async (lang) => {
    const { consultant, admin } = house.company;
    const headsFor = async (who: Caller) => {
      const [heads = []] = await readSheet((await download(who, lang)).rawPayload);
      return heads.map(String);
    };
    const heads = await headsFor(consultant);
    for (const { name, control, required } of fields) {
      const title = `${label(name, lang)}${required === true ? ' *' : ''}`;
      const asked = control !== 'hidden-id' && control !== 'warning-answers';
      expect(heads.includes(title), title).toBe(asked);
    }
    const note = label('diger_aciklamalar_danisman', lang);
    expect(await headsFor(admin)).toEqual(heads.filter((head) => head !== note));
  });

  it.each(LANGUAGES)('lists what there is to choose in %s', async (lang) => {
    const { rawPayload } = await download(house.company.consultant, lang);
    const [, heads = [], ...rows] = await readSheet(rawPayload, LISTS[lang]);
    const listOf = (name: string) => {
      const place = heads.indexOf(label(name, lang));
      return rows.map((row) => row[place]).filter((cell) => cell !== null);
    };
    expect(listOf('department_id')).toEqual(['İnsan Kaynakları', 'Satış; Pazarlama']);
    for (const { name, lookup } of fields)
      if (lookup)
        expect(listOf(name)).toEqual([
          ...new Set(
            choicesOf(lookup)
              .filter(({ code }) => !isWholeCategory(code))
              .map((one) => nameInTemplate(one, lang)),
          ),
        ]);
  });

  it('offers lists for single choices, hints for several, and dates', async () => {
    const { rawPayload } = await download(house.company.consultant, 'tr');
    const xml = sheet(rawPayload);
    const [heads = []] = await readSheet(rawPayload);
    const letterOf = (place: number): string =>
      (place > 25 ? letterOf(Math.floor(place / 26) - 1) : '') +
      String.fromCharCode(65 + (place % 26));
    for (const field of fields) {
      const place = heads.findIndex(
        (head) => String(head).replace(' *', '') === label(field.name, 'tr'),
      );
      if (place < 0) continue;
      const column = letterOf(place);
      const rule = new RegExp(
        `<dataValidation [^>]*sqref="${column}2:${column}20001".*?</dataValidation>`,
      );
      const [text = ''] = rule.exec(xml) ?? [];
      expect(/ prompt="([^"]*)"/.exec(text)?.[1]?.length, text).toBeLessThanOrEqual(255);
      // A prompt has room for 255 characters, its hint included.
      const [help = ''] = helpOf(field, 'tr').split(/["&<>]/);
      expect(text).toContain(help.slice(0, 120));
      const { control, lookup } = field;
      const strict = ['select', 'boolean', 'confirmation', 'department'].includes(control);
      if (strict || lookup) {
        expect(text).toMatch(/type="list".*'Listeler'!\$[A-Z]+\$3:\$[A-Z]+\$\d+/);
        expect(text.includes('showErrorMessage="1"')).toBe(strict);
      }
      if (control === 'multiselect') expect(text).toContain('noktalı virgülle ayırarak');
      if (control === 'date') expect(text).toContain('type="date"');
      if (control === 'number') {
        expect(text).toContain('type="whole"');
        continue;
      }
      const last = new RegExp(`<col min="${place + 1}"[^>]* style="(\\d+)"`).exec(xml)?.[1];
      expect(xml).toContain(`<c r="${column}3" s="${last}"/>`);
    }
  });

  it.each(LANGUAGES)(
    'takes no list for records when most columns are gone, in %s',
    async (lang) => {
      const { consultant } = house.company;
      const { rawPayload } = await download(consultant, lang);
      const lists = (await readSheet(rawPayload, LISTS[lang])) as (string | null)[][];
      const required = fields.filter((field) => field.required === true);
      const heads = required.map(({ name }) => `${label(name, lang)} *`);
      const file = await writeExcelFile([
        { sheet: 'x', data: [heads, required.map(() => '?')] },
        { sheet: LISTS[lang], data: lists },
      ]).toBuffer();
      expect((await house.planOf(consultant, file)).ozet.reddedilecek).toBe(1);
    },
  );

  it('is named after the company and the register, and explains itself', async () => {
    const { rawPayload, headers } = await download(house.company.consultant, 'en');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `${registerTitle(noun).en} - template`,
    );
    const explained = (await readSheet(rawPayload, 'Instructions')).map(([, line]) => line);
    for (const field of fields)
      if (field.control !== 'hidden-id' && field.control !== 'warning-answers')
        expect(explained).toContain(helpOf(field, 'en'));
  });
}
