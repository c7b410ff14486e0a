import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../platform/i18n.ts';
import { startTexts } from '../../platform/texts/texts.fixture.ts';
import { whatHappened, whatWillHappen } from './sentence.ts';

beforeAll(startTexts);

const will = (eklenecek: number, degisecek: number, reddedilecek: number, lng = 'tr') =>
  whatWillHappen(i18n.getFixedT(lng), { eklenecek, degisecek, reddedilecek, ayni: 4 });

describe('what will happen', () => {
  it('names only what does', () => {
    expect(will(12, 3, 2)).toBe('12 kayıt eklenecek, 3 kayıt değişecek; 2 satır atlanacak.');
    expect(will(0, 3, 0)).toBe('3 kayıt değişecek.');
    expect(will(4900, 0, 1000)).toBe('4.900 kayıt eklenecek; 1.000 satır atlanacak.');
    expect(will(1, 0, 0, 'en')).toBe('1 record will be added.');
    expect(will(0, 0, 1)).toBe('Aktarılacak değişiklik yok; 1 satır atlanacak.');
    expect(will(0, 0, 0)).toBe('Aktarılacak değişiklik yok.');
  });
});

describe('what has happened', () => {
  it('says it of the same rows', () => {
    const result = { eklenen: 12, guncellenen: 0, atlanan: 9 };
    expect(whatHappened(i18n.getFixedT('tr'), result, 2)).toBe(
      '12 kayıt eklendi; 2 satır atlandı.',
    );
    expect(whatHappened(i18n.getFixedT('en'), result, 0)).toBe('12 records were added.');
  });
});
