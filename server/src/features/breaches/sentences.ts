import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { LetterContent } from '@emanet/contract/breaches/letter';
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
  sifat: UNDECIDED.sifat[lang],
  kurul: UNDECIDED.kurul[lang],
  kurul_bildirimi: UNDECIDED.kurul_bildirimi[lang],
  kisi: UNDECIDED.kisi[lang],
  kisi_bildirimi: UNDECIDED.kisi_bildirimi[lang],
  mektup: UNDECIDED.mektup[lang],
  sorumlu: UNDECIDED.sorumlu[lang],
  isler: UNDECIDED.isler[lang],
});

const CONTENTS: Readonly<Record<LetterContent, Sentence>> = serverTexts(
  (all) => all.breaches.contents,
);

/** Names of what a letter must contain, in a language. */
export const contentsIn = (lang: Language): Readonly<Record<LetterContent, string>> => ({
  zaman: CONTENTS.zaman[lang],
  veriler: CONTENTS.veriler[lang],
  sonuclar: CONTENTS.sonuclar[lang],
  tedbirler: CONTENTS.tedbirler[lang],
  irtibat: CONTENTS.irtibat[lang],
});
