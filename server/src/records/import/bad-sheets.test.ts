import { MOST_IMPORT_ROWS } from '@emanet/contract/records/sheet-file';
import { describe, expect, it } from 'vitest';
import { fileHouse, HEADS } from '../../../test/import-life/files.ts';

const house = fileHouse();

describe('a sheet', () => {
  it.each([
    [
      [
        ['Bir', null],
        ['Ali', null],
      ],
      'SHEET_WRONG',
      'başlıklarını',
    ],
    [[['Tedarikçi', 'Departman', 'Hizmetin konusu']], 'SHEET_OF_OTHER', '“Tedarikçi aktarımları”'],
  ])('with heads like %j is refused', async (rows, code, words) => {
    const refused = await house.refusalOfBoth(await house.sheetOf(rows));
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(words);
  });

  it('is of another list only where it names the records of that', async () => {
    const heads = ['Name of system', 'Department', 'Retention period', 'Recipients', 'Disposal'];
    const { status, body } = await house.check(
      await house.sheetOf([heads, ['Kasa', 'Bilgi İşlem', '10 yıl', 'Banka', 'Yok etme']]),
    );
    expect([status, body.data.eksik]).toEqual([200, ['varlik_ismi']]);
    const refused = await house.refusalOfBoth(await house.sheetOf([['Process', ...heads]]));
    expect(refused.code).toBe('SHEET_OF_OTHER');
  });

  it('with a value below no head is read without it, which the account names', async () => {
    const rows = [HEADS, ['Yazıcı', 'Bilgi İşlem', null, 'Not']];
    const { data } = (await house.check(await house.sheetOf(rows))).body;
    expect(data.ozet.eklenecek).toBe(1);
    expect(data.hesap?.birakilanlar).toMatchObject([{ sutun: 'D', neden: 'basliksiz', adet: 1 }]);
  });

  it('names every cell that refuses a row, also beside a record that is not there', async () => {
    const heads = ['Kayıt no', ...HEADS];
    const rows = [heads, ['999999', 'Yazıcı', 'Yok Departmanı']];
    const { data } = (await house.check(await house.sheetOf(rows))).body;
    expect(data.satirlar[0]?.sorunlar.map(({ baslik }) => baslik)).toEqual([
      'Kayıt no',
      'Departman',
    ]);
  });

  it('may have its heads in either language, in any order and case', async () => {
    const known = await house.check(
      await house.sheetOf([
        [' department* ', 'varlık  ADI'],
        ['bilgi işlem', 'Masa'],
      ]),
    );
    expect(known.body.data.ozet.eklenecek).toBe(1);
  });

  it.each([
    [
      'a formula without a saved result',
      /<c r="C2"[^>]*>.*?<\/c>/,
      '<c r="C2"><f>1+1</f></c>',
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
    const refused = await house.refusalOfBoth(house.inSheet(from, to));
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(words);
  });

  it('with a text longer than a cell, or more rows than go at once, is refused', async () => {
    const long = house.inSheet(
      /<c r="C2"[^>]*>.*?<\/c>/,
      `<c r="C2" t="inlineStr"><is><t>${'ş'.repeat(32_768)}</t></is></c>`,
    );
    expect(await house.refusal(long)).toMatchObject({ code: 'SHEET_CELL_TOO_LONG' });
    const rows = Array.from(
      { length: MOST_IMPORT_ROWS + 1 },
      (_, place) => `<row r="${place + 4}"><c r="A${place + 4}" t="str"><v>x</v></c></row>`,
    );
    const many = house.inSheet('</sheetData>', `${rows.join('')}</sheetData>`);
    expect(await house.refusal(many)).toMatchObject({ code: 'SHEET_TOO_LONG' });
  });

  it('with the spelling of a character that no text holds is read as it is spelled', async () => {
    const bytes = house.inSheet(
      /<c r="A2"[^>]*>.*?<\/c>/,
      '<c r="A2" t="str"><v>a_x0000_b_xD800_</v></c>',
    );
    const answer = await house.check(bytes);
    expect(answer.body.data.satirlar[0]).toMatchObject({
      durum: 'eklenecek',
      ad: 'a_x0000_b\ufffd',
    });
  });
});
