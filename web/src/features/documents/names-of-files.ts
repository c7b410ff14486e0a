import type { DocumentType } from '@emanet/contract/documents';
import { searchable } from '@emanet/contract/shared/turkish';

/** Most letters of a document's name. */
export const LONGEST_NAME = 200;

/** Kind of a document by its file's name; a policy by default. */
export function typeOfName(name: string): DocumentType {
  const text = searchable(name);
  if (/riza|consent/.test(text)) return 'Açık Rıza Metni';
  if (/aydinlatma|notice|bilgilendirme/.test(text)) return 'Aydınlatma Metni';
  if (/taahhut|gizlilik soz|undertaking|nda/.test(text)) return 'Taahhütname';
  return 'Politika';
}

/** Name of a document from its file's: without the ending, with blanks for signs. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
