import labelsEn from '@emanet/contract/locales/labels.en.json';
import labelsTr from '@emanet/contract/locales/labels.tr.json';
import { expect, it } from 'vitest';
import en from './en.json';
import signInEn from './sign-in.en.json';
import signInTr from './sign-in.tr.json';
import siteEn from './site.en.json';
import siteTr from './site.tr.json';
import tr from './tr.json';

/** The blanks of each text by its key; forms for one and for many are one text. */
function blanksOf(texts: object, path = ''): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    const key = `${path}${name.replace(/_(one|other)$/, '')}`;
    const inside =
      typeof value === 'object' && value !== null
        ? blanksOf(value, `${key}.`)
        : new Map([[key, new Set(String(value).match(/\{\{\w+\}\}/g))]]);
    for (const [at, blanks] of inside)
      found.set(at, new Set([...(found.get(at) ?? []), ...blanks]));
  }
  return found;
}

it.each([
  ['the application', tr, en],
  ['the labels', labelsTr, labelsEn],
  ['signing in', signInTr, signInEn],
  ['the public site', siteTr, siteEn],
])('texts of %s stand in both languages with the same blanks', (_, turkish, english) => {
  const sorted = (texts: object) =>
    [...blanksOf(texts)].map(([key, blanks]) => `${key} ${[...blanks].sort().join(' ')}`).sort();
  expect(sorted(english)).toEqual(sorted(turkish));
});
