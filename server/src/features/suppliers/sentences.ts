import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

/** Sentences about a change of the directory that went well. */
export const done = serverTexts((all) => all.suppliers.done);

/** The same of an update, with the number of records that took the new name. */
export function updatedSentence(renamed: number, language: Language): string {
  const updated = done.updated[language];
  if (renamed === 0) return updated;
  return language === 'tr'
    ? `${updated} Yeni adı alan kayıt sayısı: ${renamed}.`
    : `${updated} Records that took the new name: ${renamed}.`;
}
