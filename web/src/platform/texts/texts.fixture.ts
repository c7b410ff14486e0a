import labelsEn from '@emanet/contract/locales/labels.en.json';
import labelsTr from '@emanet/contract/locales/labels.tr.json';
import en from '../../locales/en.json';
import tr from '../../locales/tr.json';
import { i18n } from '../i18n.ts';

/** Starts `i18n` in Turkish with every text of both languages. */
export async function startTexts(): Promise<void> {
  await i18n.init({ lng: 'tr', resources: { tr: { translation: tr }, en: { translation: en } } });
  i18n.addResourceBundle('tr', 'translation', labelsTr, true);
  i18n.addResourceBundle('en', 'translation', labelsEn, true);
}
