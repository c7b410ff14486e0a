import labelsEn from '@emanet/contract/locales/labels.en.json';
import labelsTr from '@emanet/contract/locales/labels.tr.json';
import en from '../../locales/en.json';
import tr from '../../locales/tr.json';
import { addTexts } from './translate.ts';

/** Knows every text of both languages, as a browser does that has opened every screen. */
export function startTexts(): void {
  // Copies: texts that are added lie within those that were there before.
  for (const texts of [tr, labelsTr]) addTexts('tr', structuredClone(texts));
  for (const texts of [en, labelsEn]) addTexts('en', structuredClone(texts));
}
