import { training } from '@emanet/contract/training';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { writeWorkbook } from '../../records/excel/workbook.ts';
import { invite } from './training.fixture.ts';

let company: number;
let hr: number;
let admin: Caller;
const app = await appOfFile();
beforeEach(async () => {
  company = await app.makeCompany();
  hr = await app.makeDepartment(company, 'Üretim ve Kalite Güvence');
  admin = await app.signInAs({ role: 'yönetici', companies: [company] });
});

const list = async () =>
  (await admin.call(training.list, { params: { companyId: String(company) } })).body.data;

describe('a list is checked', () => {
  it('row by row, and nothing is stored', async () => {
    const known = await invite(admin, `var-${company}@ornek.test`);
    const row = (satir: number, fullname: string, email: string, departman = '') => ({
      ...{ satir, fullname, email, departman },
    });
    const { body } = await admin.call(training.check, {
      body: {
        satirlar: [
          row(2, known.fullname.toLocaleUpperCase('tr'), known.email),
          row(3, 'Hüseyin Avni', 'huseyin@ornek.test', 'üretim VE kalite güvence'),
          row(4, 'Kadir', 'kadir@ornek'.replace('@', '')),
          row(5, 'Rabia', 'rabia@ornek.test', 'Kalite'),
          row(6, 'Rabia', 'rabia2@ornek.test', 'Zzz'),
          row(7, 'HÜSEYİN avni', 'HUSEYIN@ornek.test'),
          row(8, ' ', 'adsiz@ornek.test'),
          { ...row(9, 'James', 'james@ornek.test'), dil: ' İNGİLİZCE ' },
          { ...row(10, 'Hans', 'hans@ornek.test'), dil: 'Almanca' },
          row(11, 'www.site.com', 'site@ornek.test'),
          row(12, '\u3164', 'bos@ornek.test'),
          row(13, 'İsmail', '\u200BİSMAİL@ornek.test'),
        ],
      },
    });
    expect(
      body.data.map((one) => [one.sonuc, one.neden, one.ayni_satir, one.oneri?.department_id]),
    ).toEqual([
      ['degismeyecek', null, null, undefined],
      ['eklenecek', null, null, undefined],
      ['atlanacak', 'eposta', null, undefined],
      ['atlanacak', 'departman', null, hr],
      ['atlanacak', 'departman', null, undefined],
      ['atlanacak', 'ayni_kisi', 3, undefined],
      ['atlanacak', 'ad_yok', null, undefined],
      ['eklenecek', null, null, undefined],
      ['atlanacak', 'dil', null, undefined],
      ['atlanacak', 'ad_adres', null, undefined],
      ['atlanacak', 'ad_yok', null, undefined],
      ['eklenecek', null, null, undefined],
    ]);
    expect(body.data.slice(7, 9).map(({ dil }) => dil)).toEqual(['en', null]);
    expect(body.data.at(-1)?.email).toBe('ismail@ornek.test');
    expect(await list()).toHaveLength(1);
  });

  it('so that a refused row holds no address, and people who share one are told apart', async () => {
    const known = await invite(admin, `paylasan-${company}@ornek.test`);
    const row = (satir: number, fullname: string, email: string, departman = '') => ({
      ...{ satir, fullname, email, departman },
    });
    const { body } = await admin.call(training.check, {
      body: {
        satirlar: [
          row(5, 'TC 10000000146 Veli www.x.test', 'v@ornek.test'),
          row(6, 'Veli', 'V@ORNEK.TEST'),
          row(7, 'Gerçek Kişi', 'g@ornek.test', 'Yok Böyle'),
          row(8, 'Gerçek Kişi', 'g@ornek.test'),
          row(9, 'Başka Biri', 'v@ornek.test'),
          row(10, 'Ali İki', known.email),
        ],
      },
    });
    expect(body.data.map((one) => [one.sonuc, one.neden, one.ayni_adreste])).toEqual([
      ['atlanacak', 'ad_adres', null],
      ['eklenecek', null, null],
      ['atlanacak', 'departman', null],
      ['eklenecek', null, null],
      ['eklenecek', null, 'Veli'],
      ['eklenecek', null, known.fullname],
    ]);
  });

  it('from an Excel file as well', async () => {
    const bytes = await writeWorkbook('Ilgaz & Ortakları', {
      sheet: 'Kişiler',
      titles: ['Ad Soyad', 'E-posta', 'Departman'],
      widths: [20, 20, 20],
      rows: [['Nazlı Özbek', 'nazli@ornek.test', null]],
    });
    const { body } = await admin.call(training.readSheet, { body: bytes });
    expect(body.data).toEqual([
      ['Ad Soyad', 'E-posta', 'Departman'],
      ['Nazlı Özbek', 'nazli@ornek.test'],
    ]);
  });
});
