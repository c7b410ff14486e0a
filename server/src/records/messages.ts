import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Sentence } from '@emanet/contract/shared/primitives';

/** Sentences about an act on records that went well. */
export const done = {
  ...serverTexts((all) => all.records.done),
  bulkUndone: serverText('common.bulkUndone'),
  noneChanged: serverText('common.noneChanged'),
};

/** Sentences of a life with an archive, about a noun in both languages: `Aksiyon`, `action`. */
export const archiveMessages = (tr: string, en: string) =>
  ({
    added: { tr: `${tr} eklendi.`, en: `The ${en} was added.` },
    updated: { tr: `${tr} güncellendi.`, en: `The ${en} was updated.` },
    archived: { tr: `${tr} arşivlendi.`, en: `The ${en} was archived.` },
    unarchived: {
      tr: `${tr} arşivden çıkarıldı.`,
      en: `The ${en} was removed from the archive.`,
    },
    deleted: { tr: `${tr} silindi.`, en: `The ${en} was deleted.` },
    restored: { tr: `${tr} geri getirildi.`, en: `The ${en} was restored.` },
  }) satisfies Record<string, Sentence>;
