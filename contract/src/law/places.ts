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
const BESIDE = '(?!\\p{L}* (?:koridor|kapi|giris|onu|disi|bahce|avlu))';

/** Places where people do not expect cameras. */
export const PRIVATE_PLACES: readonly Cue[] = [
  place(
    'soyunma',
    'soyunma (?:oda|kabin|dolap|bolum|alan)|giyinme (?:oda|kabin)|(?:deneme|prova) kabin|(?:changing|fitting|locker) room',
  ),
  place('tuvalet', 'tuvalet|\\bwc\\b|lavabo|toilet|restroom'),
  place('banyo', 'banyo|\\bdus\\b|dus kabin|duslar|sauna|hamam|shower'),
  place('ibadet', 'ibadet|mescit|mescid|namaz oda|abdest|prayer room|chapel'),
  place('emzirme', 'emzirme oda|sut (?:sagma )?oda|bebek bakim oda|nursing room'),
  place('yatak', 'yatakhane|yatak oda|dormitor|bedroom'),
  place(
    'tedavi',
    'yogun bakim|ameliyathane|dogumhane|(?:hasta|muayene|tedavi|mudahale|pansuman|dogum|ameliyat)\\p{L}* oda|intensive care|operating room|(?:patient|treatment|examination) room',
  ),
];

/** Monitoring beyond what work needs. */
export const WATCHING: readonly Cue[] = [
  { ...place('ekran', 'ekran (?:kayd|goruntu|izle)'), madde: 'KVKK m. 4/2-ç; 4857 s. Kanun m. 75' },
  {
    ...place('tus', 'klavye (?:kayd|izle|vurus|hareket)|tus (?:kayd|vurus)|keylog'),
    madde: 'KVKK m. 4/2-ç; Anayasa m. 22',
  },
  place('etkinlik', 'fare hareket|(?:aktiflik|verimlilik) (?:takib|takip|izle|yazilim)'),
  {
    ...place(
      'icerik',
      '(?:posta|yazisma|mesaj)\\p{L}*(?: \\p{L}+){0,2} (?:incele|tara|okun|denetl)|\\bdlp\\b',
    ),
    madde: 'KVKK m. 4/2-ç; Anayasa m. 22',
  },
  place(
    'ortam',
    'web ?kamera|webcam|ortam dinle|(?:telefon|gorusme)\\p{L}*(?: \\p{L}+){0,3} dinle',
  ),
  {
    ...place('canli', 'canli (?:izle|yayin|goruntu)|(?:veli|anne|aile)\\p{L}* (?:canli )?izle'),
    madde: 'KVKK m. 4/2-ç; Çocuk Hakları Sözleşmesi m. 16',
  },
  place('sosyal', 'sosyal medya(?: \\p{L}+)? (?:takip|takib|izle|incele)'),
];

/** Moods that a machine reads in voices, faces or words. */
export const MOODS: readonly Cue[] = [
  {
    ...place('duygu', 'duygu(?:sal)? (?:analiz|tani|durum|tespit|olc)|mimik|emotion|sentiment'),
    madde: 'KVKK m. 4/2-ç, 6, 11/1-g',
  },
];

/** Data of a service used once more, to train a model. */
export const TRAINING: readonly Cue[] = [
  {
    ...place(
      'model',
      '(?:yapay zeka|makine ogren|dil model)\\p{L}*(?: \\p{L}+){0,3} (?:egitil|egitme|gelistiril)|model\\p{L}* egit|(?:train|fine ?tun)\\p{L}*(?: \\p{L}+){0,3} (?:model|ai)\\b',
    ),
    madde: 'KVKK m. 4/2-c, 4/2-ç, 5/2-c',
  },
];

/** People close to a debtor, whom collectors may not call. */
export const KIN_OF_DEBTORS: readonly Cue[] = [
  {
    ...place('borclu', 'borclu\\p{L}* (?:yakin|aile|akraba)|debtors? (?:relative|famil)'),
    madde: 'KVKK m. 4/2-ç, 5, 12',
  },
];

/** Ways by which a debt becomes known to neighbours. */
export const AMONG_NEIGHBOURS: readonly Cue[] = [
  {
    ...place(
      'komsular',
      '(?:whatsapp|telegram|mesaj(?:lasma)?|sosyal medya)\\p{L}* grub|\\bpano|asansor|ilan tahta|hoparlor|anons|notice ?board|group chat',
    ),
    madde: 'KVKK m. 4/2-ç, 12',
  },
];

/** Work on a device of the person’s own, on which private life is watched along. */
export const OWN_DEVICE: readonly Cue[] = [
  place('cihaz', '(?:kendi|kisisel) (?:cihaz|telefon|bilgisayar)|\\bbyod\\b|\\bmdm\\b'),
];

/** Hours outside work. */
export const OFF_HOURS: readonly Cue[] = [
  place('saat', 'hafta sonu|mesai (?:dis|sonra)|\\b7 ?/ ?24\\b|24 saat|weekend|around the clock'),
];

/** Words that deny a place or a way of monitoring. */
const DENIED = /yok|bulunma|konma|haric|disinda|yerlestirilme|izlenme[zm]|degil|kaydedilme/;

/** Cues of a table in a text, sentence by sentence, unless the sentence denies them. */
export const cuesIn = (cues: readonly Cue[], text: string): readonly Cue[] =>
  searchable(text)
    .split(/[.;\n]/)
    .filter((sentence) => !DENIED.test(sentence.replaceAll('mesai disinda', 'mesai disi')))
    .flatMap((sentence) => cues.filter(({ sozler }) => sozler.test(sentence)));

function place(kod: string, words: string): Cue {
  const sozler = new RegExp(`(?:${words})${BESIDE}`, 'u');
  return { kod, sozler, madde: PRIVATE_LIFE, kaynak: 'yorum' };
}
