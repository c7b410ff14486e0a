import { expect, it } from 'vitest';
import { SHIPPED_TEMPLATES } from '../data/application-templates.ts';
import { feeIsLawful, mostFee } from './fee.ts';

it.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [34, 24],
])('an answer of %i pages costs at most %i lira', (pages, most) => {
  expect(mostFee(pages)).toBe(most);
});

it.each([
  ['Cevabımız 34 sayfadır; 34 sayfa için 24 TL ücret alınacaktır.', true],
  ['34 sayfalık yazılı cevabımız için 24 Türk lirası işlem ücreti istenmektedir.', true],
  ['A fee of 24 TRY applies to our answer of 34 pages.', true],
  ['34 sayfalık cevabımız için 34 TL ücret istenmektedir.', false],
  ['10 sayfalık cevabımız için 1 TL ücret istenmektedir.', false],
  ['Cevap için 50 TL ücret ödemeniz gerekir.', false],
  ['A fee of 1.500 TRY applies to our answer of 20 pages.', false],
  ['Talep ettiğiniz 5.000 TL tazminat ödenecektir.', true],
  ['Bu cevap için ücret alınmamıştır.', true],
  ['Cevabımız 34 sayfadır. Onuncu sayfadan sonraki her sayfa için 1 TL ücret alınır (m. 7).', true],
  ['Her sayfa için 2 TL ücret alınır.', false],
  ['Cevabımız 34 sayfadır. Bu cevap için ödenecek tutar: 25 TL.', false],
])('%s: %s', (text, lawful) => {
  expect(feeIsLawful(text)).toBe(lawful);
});

it('takes the shipped text about the fee, filled in with what the tariff allows', () => {
  const { metin_tr = '', metin_en = '' } =
    SHIPPED_TEMPLATES.find(({ kod }) => kod === 'ucret') ?? {};
  const filled = (amount: string) => [
    metin_tr.replace('[sayfa sayısı]', '34').replace('[tutar]', `${amount} TL`),
    metin_en.replace('[number of pages]', '34').replace('[amount]', `${amount} TRY`),
  ];
  expect(filled('24').map(feeIsLawful)).toEqual([true, true]);
  expect(filled('25').map(feeIsLawful)).toEqual([false, false]);
});
