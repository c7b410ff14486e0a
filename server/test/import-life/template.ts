import { choicesOf } from '@emanet/contract/lookups';
import { fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import { LANGUAGES, type Language } from '@emanet/contract/shared/primitives';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { Caller } from '../app.ts';
import { unzipped } from '../zip.ts';
import type { ImportHouse } from './house.ts';

/** What stands in the file that is downloaded to be filled in. */
export function describeTemplate(house: ImportHouse): void {
  const { register, endpoints } = house;
  const { fields, noun } = register;
  const label = (name: string, lang: Language) => fieldLabel(noun, name, lang);
  const download = async (who: Caller, lang: Language) => {
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

  it.each(LANGUAGES)('has the columns that the person may fill in %s', async (lang) => {
    const { consultant, admin } = house.company;
    const headsFor = async (who: Caller) => {
      const [heads = []] = await readSheet((await download(who, lang)).rawPayload);
      return heads.map(String);
    };
    const heads = await headsFor(consultant);
    for (const { name, fixed, control, required } of fields) {
      const title = `${label(name, lang)}${required === true ? ' *' : ''}`;
      const asked = fixed === undefined && control !== 'hidden-id';
      expect(heads.includes(title), title).toBe(asked);
    }
    const note = label('diger_aciklamalar_danisman', lang);
    expect(await headsFor(admin)).toEqual(heads.filter((head) => head !== note));
  });

  it.each(LANGUAGES)('lists what there is to choose in %s', async (lang) => {
    const { rawPayload } = await download(house.company.consultant, lang);
    const [heads = [], ...rows] = await readSheet(rawPayload, lang === 'tr' ? 'Listeler' : 'Lists');
    const listOf = (name: string) => {
      const place = heads.indexOf(label(name, lang));
      return rows.map((row) => row[place]).filter((cell) => cell !== null);
    };
    expect(listOf('department_id')).toEqual(['İnsan Kaynakları', 'Satış; Pazarlama']);
    for (const { name, lookup, fixed } of fields)
      if (lookup && fixed === undefined)
        expect(listOf(name)).toEqual([...new Set(choicesOf(lookup).map((one) => one[lang]))]);
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
        `<dataValidation [^>]*sqref="${column}2:${column}501".*?</dataValidation>`,
      );
      const [text = ''] = rule.exec(xml) ?? [];
      const { control } = field;
      if (['select', 'boolean', 'department'].includes(control)) {
        expect(text).toMatch(/type="list".*'Listeler'!\$[A-Z]+\$2:\$[A-Z]+\$\d+/);
        expect(text).toContain('showErrorMessage="1"');
      }
      if (control === 'select-or-text') {
        expect(text).toContain('type="list"');
        expect(text).not.toContain('showErrorMessage');
      }
      if (['multiselect', 'activities'].includes(control))
        expect(text).toContain('Birden çok seçim ; ile ayrılır');
      if (control === 'date') expect(text).toContain('type="date"');
    }
  });

  it('is named after the company and the register, and explains itself', async () => {
    const { rawPayload, headers } = await download(house.company.consultant, 'en');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `${registerTitle(noun).en} - template`,
    );
    expect((await readSheet(rawPayload, 'How to')).length).toBeGreaterThan(5);
  });
}
