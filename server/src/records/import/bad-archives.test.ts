import { MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { describe, expect, it } from 'vitest';
import { fileHouse, HEADS, SHEET, STRINGS } from '../../../test/import-life/files.ts';
import { zipped } from '../../../test/zip.ts';

const house = fileHouse();

describe('an archive', () => {
  const huge = (part: string) =>
    part.replace('</sst>', `${'<si><t>0</t></si>'.repeat(12_000_000)}</sst>`);

  it('that unpacks to far more than it is stops early', async () => {
    const bytes = house.withParts({ [STRINGS]: huge });
    expect(bytes.length).toBeLessThan(MOST_IMPORT_BYTES);
    expect(await house.refusalOfBoth(bytes)).toMatchObject({ code: 'SHEET_TOO_MUCH' });
  });

  it('that says less of its sizes than comes out is broken', async () => {
    const bytes = zipped([...house.good], { [SHEET]: { size: 100 } });
    expect(await house.refusal(bytes)).toMatchObject({ code: 'SHEET_BROKEN' });
  });

  it('whose checksum does not fit is broken', async () => {
    const bytes = zipped([...house.good], { [SHEET]: { checksum: 1 } });
    expect(await house.refusal(bytes)).toMatchObject({ code: 'SHEET_BROKEN' });
  });

  it('with the same file twice is broken', async () => {
    const [first = ['', '']] = house.good;
    expect(await house.refusal(zipped([...house.good, first]))).toMatchObject({
      code: 'SHEET_BROKEN',
    });
  });

  it('whose one text is shown in very many cells stops early', async () => {
    const row = (place: number) =>
      `<row r="${place}">${'ABC'
        .split('')
        .map((letter) => `<c r="${letter}${place}" t="s"><v>0</v></c>`)
        .join('')}</row>`;
    const bytes = house.withParts({
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
    expect(await house.refusal(bytes)).toMatchObject({ code: 'SHEET_TOO_MUCH' });
  });
});
