import type { CompanyProfile } from '@emanet/contract/companies';
import { describe, expect, it } from 'vitest';
import { changedCount, mersisDigits, taxDigits, valuesOf } from './form-values.ts';

const profile: CompanyProfile = {
  ...{ company_id: 1001, company_name: 'Ilgaz', logo: null, surum: 3 },
  ...{ unvan: 'Ilgaz A.Ş.', adres: null, vergi_no: '4840847211', mersis_no: '0484084721100018' },
  ...{ kep: null, web: null, verbis_kayit_no: null, irtibat_kisisi: null, kurum_turu: null },
  ...{ irtibat_tckn: null, irtibat_telefon: null, irtibat_eposta: null, irtibat_kep: null },
  ...{ yerlesim: null, temsilci_unvan: null, temsilci_vergi_no: null, temsilci_adres: null },
  ...{ temsilci_eposta: null, temsilci_kep: null },
  ...{ verbis_silme_tarihi: null, verbis_silme_nedeni: null },
  ...{ calisan_sayisi: 214, bilanco_toplami: null, ikinci_adim_tarihi: null },
};

it('shows long numbers in groups and counts what was changed', () => {
  const values = valuesOf(profile);
  expect(values).toMatchObject({ vergi_no: '484 084 7211', mersis_no: '0484 0847 2110 0018' });
  expect(values).toMatchObject({ adres: '', calisan_sayisi: 214, bilanco_toplami: '' });
  expect(changedCount(values, valuesOf(profile))).toBe(0);
  expect(changedCount({ ...values, adres: 'A', calisan_sayisi: '' }, values)).toBe(2);
});

describe('digits being typed', () => {
  it.each([
    ['484 084 72', undefined],
    ['484 084 7211', 'right'],
    ['484 084 7212', 'wrong'],
  ])('a tax number %s is %s', (text, told) => expect(taxDigits(text)).toBe(told));

  it.each([
    ['0484 0847 2110', '4840847211', undefined],
    ['0484 0847 2110 0018', '484 084 7211', 'fits'],
    ['0484 0847 2110 0018', '', 'right'],
    ['0484 0847 2110 0018', '0010010010', 'differs'],
    ['0484 0847 2120 0018', '', 'wrong'],
  ])('a MERSİS number %s beside %j is %s', (text, tax, told) =>
    expect(mersisDigits(text, tax)).toBe(told),
  );
});
