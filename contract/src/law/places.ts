import { searchable } from '../shared/turkish.ts';

/** A place or a way of monitoring that a name may contain, with the law of the question. */
export type Cue = Readonly<{
  kod: string;
  /** In plain small letters (`searchable`). */
  sozler: RegExp;
  madde: string;
  kaynak: 'metin' | 'yorum';
}>;

const PRIVATE_LIFE = 'Anayasa m. 20; 5237 s. TCK m. 134; KVKK m. 4/2-ç';
/** Beside a room, not in it. */
const BESIDE = '(?!\\p{L}* (?:koridor|kapi|giris|onu|disi))';

/** Places where people do not expect cameras. */
export const PRIVATE_PLACES: readonly Cue[] = [
  place('soyunma', 'soyunma oda|soyunma kabin|giyinme kabin'),
  place('tuvalet', 'tuvalet|\\bwc\\b|lavabo'),
  place('banyo', 'banyo|dus kabin|duslar'),
  place('ibadet', 'ibadet|mescit|namaz oda'),
  place('emzirme', 'emzirme oda'),
];

/** Monitoring beyond what work needs. */
export const WATCHING: readonly Cue[] = [
  { ...place('ekran', 'ekran (?:kayd|goruntu|izle)'), madde: 'KVKK m. 4/2-ç; 4857 s. Kanun m. 75' },
  { ...place('tus', 'klavye|tus (?:kayd|vurus)|keylog'), madde: 'KVKK m. 4/2-ç; Anayasa m. 22' },
];

/** Words that deny a place or a way of monitoring. */
const DENIED = /yok|bulunma|konma|haric|disinda|yerlestirilme|izlenme[zm]|degil|kaydedilme/;

/** Cues of a table in a text, sentence by sentence, unless the sentence denies them. */
export const cuesIn = (cues: readonly Cue[], text: string): readonly Cue[] =>
  searchable(text)
    .split(/[.;\n]/)
    .filter((sentence) => !DENIED.test(sentence))
    .flatMap((sentence) => cues.filter(({ sozler }) => sozler.test(sentence)));

function place(kod: string, words: string): Cue {
  const sozler = new RegExp(`(?:${words})${BESIDE}`, 'u');
  return { kod, sozler, madde: PRIVATE_LIFE, kaynak: 'yorum' };
}
