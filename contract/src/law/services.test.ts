import { describe, expect, it } from 'vitest';
import { countriesIn, HOME, namesAbroad, speaksOfAbroad } from '../shared/countries.ts';
import {
  CLOUDS,
  DATA_CENTRES,
  namesDataCentre,
  providersAbroad,
  SERVICES,
  servicesOf,
  USUAL_ROLES,
  usualRole,
} from './services.ts';

describe('every service', () => {
  it.each(SERVICES)('$kod has a role, a seat and their source', ({ rol, yer, dayanak, kaynak }) => {
    expect(USUAL_ROLES).toContain(rol);
    expect(yer === 'degisir' || namesAbroad(yer)).toBe(true);
    expect(dayanak).toMatch(/KVKK m\. 3\/1|s\. (?:Kanun|TTK)/);
    expect(['metin', 'yorum']).toContain(kaynak);
  });

  it('is named once, and every cloud has the country of its seller', () => {
    expect(new Set(SERVICES.map(({ kod }) => kod)).size).toBe(SERVICES.length);
    for (const { yer } of CLOUDS) expect(yer).not.toMatch(/degisir|TR/);
    for (const [code, towns] of Object.entries(DATA_CENTRES)) {
      expect(countriesIn(code, 'tr').map(({ key }) => key)).toEqual([code]);
      for (const town of towns) expect(namesDataCentre(`Bulut, ${town} (yedek)`), town).toBe(true);
      expect(code).not.toBe(HOME);
    }
  });
});

it.each([
  ['Yurtiçi Kargo Servisi A.Ş.', 'Dağıtım', 'ayri_veri_sorumlusu'],
  ['T. Garanti Bankası A.Ş.', 'Maaş ödemeleri', 'ayri_veri_sorumlusu'],
  ['GARANTİ BANKASI', 'Bordro ödemeleri', 'ayri_veri_sorumlusu'],
  ['Ada Sigorta', 'Tamamlayıcı sağlık', 'ayri_veri_sorumlusu'],
  ['Av. Ayşe Yılmaz', 'Dava takibi', 'ayri_veri_sorumlusu'],
  ['Ada Yeminli Mali Müşavirlik', 'Tasdik', 'ayri_veri_sorumlusu'],
  ['Ada', 'Aylık bordro hazırlanması', 'veri_isleyen'],
  ['Amazon Web Services EMEA SARL', 'Sunucu', 'veri_isleyen'],
  ['İletişim Köprüsü', 'Çağrı merkezi ve toplu mesaj', 'veri_isleyen'],
  ['Denge Bordro ve Mali Müşavirlik', 'Bordro', undefined],
  ['Çınar OSGB', 'İşyeri hekimliği', undefined],
  ['Kargosoft', 'Kargo yazılımı', undefined],
  ['Ada Temizlik', 'Banka şubelerinin temizliği', undefined],
  ['Avcılar Nakış', 'Forma', undefined],
] as const)('%s for “%s”: %s', (name, subject, role) => {
  expect(usualRole(name, subject)).toBe(role);
});

it('takes a name before a subject', () => {
  expect(servicesOf('Garanti Bankası', 'Bordro').map(({ kod }) => kod)).toEqual(['banka']);
});

it.each([
  ['Google Ireland Ltd.', true],
  ['Kestrel Analytics GmbH', true],
  ['Ada Bilişim Ltd. Şti.', false],
  ['Zoom Optik', false],
  ['Incir Gıda', false],
])('%s is a provider abroad: %s', (name, isAbroad) => {
  expect(providersAbroad(name)).toBe(isAbroad);
});

it.each([
  ['Almanya’daki sunucuda', true],
  ['servers in the United States of America', true],
  ['ABD ve İrlanda', true],
  ['Türkiye', false],
  ['Mali müşavirlik', false],
  ['Atatürk Cad. 5', false],
  ['Merkez veri odası', false],
])('“%s” speaks of a country abroad: %s', (text, isAbroad) => {
  expect(speaksOfAbroad(text)).toBe(isAbroad);
});
