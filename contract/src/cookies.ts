import type { z } from 'zod';
import type { Word } from './records/fields.ts';
import { defineNoun } from './records/noun/noun.ts';
import { endpointsOf } from './shared/endpoint.ts';

/** Whose a cookie is: of the site itself, or of another whom the site lets in. */
const PARTIES: readonly Word[] = [
  ['birinci', 'cookies.parties.birinci', ['1st party', 'First', 'Own', 'Birinci', 'Kendi']],
  ['ucuncu', 'cookies.parties.ucuncu', ['3rd party', 'Third', 'Üçüncü']],
];

export const COOKIE_CATEGORIES = ['zorunlu', 'islevsel', 'analitik', 'pazarlama'] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

/**
 * Categories by purpose, as the Authority's guide on cookies (2022) groups them, with what scanners call
 * them. A scanner that did not recognise a cookie says so, which is no category.
 */
const CATEGORIES: readonly Word[] = [
  [
    'zorunlu',
    'cookies.categories.zorunlu',
    [
      ...['Zorunlu', 'Gerekli', 'Kesinlikle gerekli', 'Necessary', 'Essential'],
      ...['Strictly necessary', 'Required', 'Security'],
    ],
  ],
  [
    'islevsel',
    'cookies.categories.islevsel',
    ['İşlevsellik', 'Tercih', 'Functional', 'Functionality', 'Preferences', 'Preference'],
  ],
  [
    'analitik',
    'cookies.categories.analitik',
    [
      ...['Analitik', 'Performans', 'İstatistik', 'Analytics', 'Analytical', 'Performance'],
      ...['Statistics', 'Statistical'],
    ],
  ],
  [
    'pazarlama',
    'cookies.categories.pazarlama',
    [
      ...['Pazarlama', 'Reklam', 'Hedefleme', 'Marketing', 'Advertising', 'Advertisement'],
      ...['Targeting', 'Ads', 'Social media'],
    ],
  ],
  [
    'bilinmiyor',
    'cookies.categories.bilinmiyor',
    [
      ...['Sınıflandırılmamış', 'Diğer', 'Unclassified', 'Uncategorized', 'Uncategorised'],
      ...['Unknown', 'Other', 'Others'],
    ],
  ],
];

/** Cookies of a company's sites: the inventory from which its cookie policy is made. */
// prettier-ignore
export const cookieNoun = defineNoun({
  tur: 'cerezler',
  base: '/api/cerezler',
  title: 'Çerez / Cookie',
  read: 'cookies.read',
  write: 'cookies.write',
  labels: 'cookies',
  nameField: 'cerez_adi',
  fields: [
    { name: 'cerez_adi', control: 'text', max: 200, required: true },
    { name: 'kategori', control: 'word', words: CATEGORIES },
    { name: 'taraf', control: 'word', words: PARTIES },
    { name: 'saglayan', control: 'text', max: 200 },
    { name: 'sure', control: 'text', max: 100 },
    { name: 'amac', control: 'textarea', max: 500 },
    { name: 'yurt_disi', control: 'boolean' },
    { name: 'ulke', control: 'country', max: 100, home: true },
    { name: 'site', control: 'text', max: 200 },
  ],
});
export type Cookie = z.output<typeof cookieNoun.row>;
export const cookies = endpointsOf('cookies', cookieNoun.calls);
