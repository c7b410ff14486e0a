import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  departmentAdded: { tr: 'Departman eklendi.', en: 'The department was added.' },
  departmentRenamed: { tr: 'Departmanın adı değişti.', en: 'The department was renamed.' },
  departmentMerged: { tr: 'Departmanlar birleştirildi.', en: 'The departments were merged.' },
  departmentDeleted: { tr: 'Departman silindi.', en: 'The department was deleted.' },
  added: { tr: 'Temsilci eklendi.', en: 'The representative was added.' },
  listAdded: { tr: 'Liste işlendi.', en: 'The list was processed.' },
  updated: { tr: 'Temsilci güncellendi.', en: 'The representative was updated.' },
  deleted: { tr: 'Temsilci silindi.', en: 'The representative was removed.' },
} as const satisfies Record<string, Sentence>;

/** Sentences about a change that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
