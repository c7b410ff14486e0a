import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { fieldLabel } from '@emanet/contract/records/labels';
import { fill } from '@emanet/contract/shared/fill';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Register } from './register.ts';

/** Sentences about an act on records that went well. */
export const done = {
  ...serverTexts((all) => all.records.done),
  bulkUndone: serverText('common.bulkUndone'),
  noneChanged: serverText('common.noneChanged'),
};

/** A sentence of success that names fields: those that emptied with a condition, or did not come back. */
export function withFields(
  { noun }: Register,
  said: Sentence,
  why: 'emptied' | 'notBack',
  names: readonly string[],
) {
  const text = (lang: Language) => {
    const fields = names.map((name) => fieldLabel(noun, name, lang)).join(', ');
    return `${said[lang]} ${fill(done[why][lang], { fields })}`;
  };
  return names.length === 0 ? said : { tr: text('tr'), en: text('en') };
}

/** A sentence of success that names what did not come back with a restored row. */
export const withNotBack = (said: Sentence, names: readonly string[]): Sentence => {
  const text = (lang: Language) =>
    `${said[lang]} ${fill(done.notBack[lang], { fields: names.join(', ') })}`;
  return names.length === 0 ? said : { tr: text('tr'), en: text('en') };
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
