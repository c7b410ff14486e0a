import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Undecided } from './breaches.ts';

const SENTENCES = {
  added: { tr: 'İhlal kaydedildi.', en: 'The breach was recorded.' },
  begun: { tr: 'Tatbikat başladı.', en: 'The exercise has begun.' },
  updated: { tr: 'İhlal güncellendi.', en: 'The breach was updated.' },
  decided: { tr: 'Karar yazıldı.', en: 'The decision was written down.' },
  staged: { tr: 'Bildirim girildi.', en: 'The notification was entered.' },
  noted: { tr: 'Not eklendi.', en: 'The note was added.' },
  sent: { tr: 'Mektuplar gönderiliyor.', en: 'The letters are being sent.' },
  rehearsed: {
    tr: 'Tatbikat: mektuplar yalnızca kaydedildi, e-posta gönderilmedi.',
    en: 'Exercise: the letters were only recorded; no e-mail was sent.',
  },
  closed: { tr: 'İhlal kapatıldı.', en: 'The breach was closed.' },
  reopened: { tr: 'İhlal yeniden açıldı.', en: 'The breach was opened again.' },
  reported: { tr: 'Bildiriminiz alındı.', en: 'Your report has been received.' },
} as const satisfies Record<string, Sentence>;

/** Sentences of successful calls about a breach. */
export const sentence = (key: keyof typeof SENTENCES, lang: Language): string =>
  SENTENCES[key][lang];

const UNDECIDED: Readonly<Record<Undecided, Sentence>> = {
  kurul: {
    tr: 'Kurula bildirim kararı yazılmadı',
    en: 'no decision on notifying the Board has been written',
  },
  kurul_bildirimi: {
    tr: 'Kurula bildirileceği yazıldı, ama bildirim girilmedi',
    en: 'the Board is to be notified, but no notification was entered',
  },
  kisi: {
    tr: 'ilgili kişilere bildirim kararı yazılmadı',
    en: 'no decision on notifying the persons affected has been written',
  },
  kisi_bildirimi: {
    tr: 'ilgili kişilere bildirileceği yazıldı, ama bildirim girilmedi',
    en: 'the persons affected are to be notified, but no notification was entered',
  },
  sorumlu: {
    tr: 'veri sorumlusuna yapılan bildirim girilmedi',
    en: 'the notification to the controller was not entered',
  },
};

/** Names of the steps before closing, in a language. */
export const undecidedIn = (lang: Language): Readonly<Record<Undecided, string>> => ({
  kurul: UNDECIDED.kurul[lang],
  kurul_bildirimi: UNDECIDED.kurul_bildirimi[lang],
  kisi: UNDECIDED.kisi[lang],
  kisi_bildirimi: UNDECIDED.kisi_bildirimi[lang],
  sorumlu: UNDECIDED.sorumlu[lang],
});
