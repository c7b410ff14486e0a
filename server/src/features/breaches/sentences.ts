import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Undecided } from './breaches.ts';

/** Sentences of successful calls about a breach. */
export const done = {
  ...serverTexts((all) => all.breaches.done),
  noted: serverText('common.noted'),
};

const UNDECIDED: Readonly<Record<Undecided, Sentence>> = serverTexts(
  (all) => all.breaches.undecided,
);

/** Names of the steps before closing, in a language. */
export const undecidedIn = (lang: Language): Readonly<Record<Undecided, string>> => ({
  kurul: UNDECIDED.kurul[lang],
  kurul_bildirimi: UNDECIDED.kurul_bildirimi[lang],
  kisi: UNDECIDED.kisi[lang],
  kisi_bildirimi: UNDECIDED.kisi_bildirimi[lang],
  sorumlu: UNDECIDED.sorumlu[lang],
});
