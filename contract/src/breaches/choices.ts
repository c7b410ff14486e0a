import { choicesOf, type Choice } from '../lookups.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

/** Hours from becoming aware to the notification of the Board (KVKK art. 12/5, decision 2019/10). */
export const BOARD_HOURS = 72;
/** Letters that one call sends at most. */
export const MOST_LETTERS = 500;

/** Sources of a breach as the Board's form asks for them; several may apply. */
export const CAUSES = [
  ...(['yanlis_alici', 'kayip_calinti', 'guvensiz_ortam', 'yetkisiz_erisim'] as const),
  ...(['kotuye_kullanim', 'zararli_yazilim', 'fidye_yazilimi', 'sosyal_muhendislik'] as const),
  ...(['parola_saldirisi', 'hizmet_engelleme', 'hata_ihmal', 'usulsuz_imha', 'diger'] as const),
] as const;
export const ELEMENTS = ['gizlilik', 'butunluk', 'erisilebilirlik'] as const;
/**
 * Decisions about the Board: art. 12/5 of the law knows no threshold of risk, so a breach is notified or
 * is none. `bildirilmeyecek` of earlier versions is history; it ends no clock and is not decided any more.
 */
export const BOARD_DECISIONS = ['bildirilecek', 'ihlal_degil'] as const;
/** Persons with a known address are notified directly, others by an announcement (2019/10). */
export const PERSON_DECISIONS = ['bildirilecek', 'duyurulacak'] as const;
export const STORED_DECISIONS = [
  ...(['bildirilecek', 'duyurulacak', 'ihlal_degil'] as const),
  'bildirilmeyecek',
] as const;
/** Grounds on which an incident is no breach: no third person obtained personal data unlawfully. */
export const NO_BREACH_GROUNDS = [
  ...(['kisisel_veri_yok', 'elde_edilmedi', 'yetkili_erisim', 'yanlis_alarm', 'mukerrer'] as const),
] as const;
/** Addressees of a notification; `sorumlu`: the controller, notified by its processor. */
export const ADDRESSEES = ['kurul', 'ilgili_kisi', 'sorumlu'] as const;
export const BREACH_ROLES = ['sorumlu', 'isleyen'] as const;
type BreachRole = (typeof BREACH_ROLES)[number];
const ROLE_WORDS: Readonly<Record<BreachRole | 'bilinmiyor', Sentence>> = {
  sorumlu: { tr: 'Veri sorumlusu', en: 'Controller' },
  isleyen: { tr: 'Veri işleyen', en: 'Processor' },
  bilinmiyor: {
    tr: 'Bilinmiyor (süre için veri sorumlusu sayıldı)',
    en: 'Not known (the clock counts as for a controller)',
  },
};
/** Role of the company in words, also while nobody has answered it. */
export const roleInWords = (sifat: BreachRole | null, lang: Language): string =>
  ROLE_WORDS[sifat ?? 'bilinmiyor'][lang];
export const BREACH_SOURCES = ['varlik_listesi', 'tedarikci_listesi'] as const;
export type BreachCause = (typeof CAUSES)[number];
export type BreachElement = (typeof ELEMENTS)[number];

export const CAUSE_WORDS: Readonly<Record<BreachCause, Sentence>> = {
  yanlis_alici: { tr: 'Verinin yanlış alıcıya gönderilmesi', en: 'Data sent to the wrong person' },
  kayip_calinti: {
    tr: 'Belgenin veya cihazın çalınması ya da kaybolması',
    en: 'Theft or loss of a document or device',
  },
  guvensiz_ortam: { tr: 'Verinin güvensiz ortamda saklanması', en: 'Data kept in an unsafe place' },
  yetkisiz_erisim: { tr: 'Yetkisiz erişim', en: 'Unauthorised access' },
  kotuye_kullanim: { tr: 'Yetkinin kötüye kullanılması', en: 'Abuse of authorised access' },
  zararli_yazilim: { tr: 'Zararlı yazılım', en: 'Malware' },
  fidye_yazilimi: { tr: 'Fidye yazılımı', en: 'Ransomware' },
  sosyal_muhendislik: {
    tr: 'Sosyal mühendislik (oltalama vb.)',
    en: 'Social engineering (phishing etc.)',
  },
  parola_saldirisi: { tr: 'Parola saldırısı', en: 'Attack on passwords' },
  hizmet_engelleme: { tr: 'Hizmet engelleme (DoS/DDoS)', en: 'Denial of service (DoS/DDoS)' },
  hata_ihmal: { tr: 'Hata veya ihmal', en: 'Mistake or negligence' },
  usulsuz_imha: { tr: 'Usulsüz imha', en: 'Improper disposal' },
  diger: { tr: 'Diğer', en: 'Other' },
};

export const ELEMENT_WORDS: Readonly<Record<BreachElement, Sentence>> = {
  gizlilik: { tr: 'Gizlilik', en: 'Confidentiality' },
  butunluk: { tr: 'Bütünlük', en: 'Integrity' },
  erisilebilirlik: { tr: 'Erişilebilirlik', en: 'Availability' },
};

export const NO_BREACH_WORDS: Readonly<Record<(typeof NO_BREACH_GROUNDS)[number], Sentence>> = {
  kisisel_veri_yok: { tr: 'Olayda kişisel veri yok', en: 'No personal data is involved' },
  elde_edilmedi: {
    tr: 'Veriler kimsenin eline geçmedi; kayıtlarla doğrulandı',
    en: 'Nobody obtained the data, as records confirm',
  },
  yetkili_erisim: {
    tr: 'Veriye erişen kişi buna yetkiliydi',
    en: 'The person who accessed the data was authorised',
  },
  yanlis_alarm: { tr: 'Olay gerçekleşmedi (yanlış alarm)', en: 'It did not happen (false alarm)' },
  mukerrer: {
    tr: 'Aynı ihlal başka bir kayıtta izleniyor',
    en: 'The same breach is kept in another entry',
  },
};

export const DECISION_WORDS: Readonly<Record<(typeof STORED_DECISIONS)[number], Sentence>> = {
  bildirilecek: { tr: 'Bildirilecek', en: 'To be notified' },
  duyurulacak: { tr: 'İnternet sitesinde duyurulacak', en: 'To be announced on the website' },
  bildirilmeyecek: { tr: 'Bildirilmeyecek', en: 'Not notified' },
  ihlal_degil: { tr: 'İhlal değil', en: 'Not a breach' },
};

export const ADDRESSEE_WORDS: Readonly<Record<(typeof ADDRESSEES)[number], Sentence>> = {
  kurul: { tr: 'Kurula bildirim', en: 'Notification to the Board' },
  ilgili_kisi: { tr: 'İlgili kişiye bildirim', en: 'Notification to the persons affected' },
  sorumlu: { tr: 'Veri sorumlusuna bildirim', en: 'Notification to the controller' },
};

type Category = Readonly<{ code: string; tr: string; en: string; special: boolean }>;

/** Categories of data in the order of the registry. */
export const dataCategories = (): Category[] => [
  ...new Map(
    choicesOf('kisisel_veriler').flatMap(({ group, special }) =>
      group ? [[group.code, { ...wordsOf(group), special: special === true }] as const] : [],
    ),
  ).values(),
];

const wordsOf = ({ code, tr, en }: Pick<Choice, 'code' | 'tr' | 'en'>) => ({ code, tr, en });

/** Names of codes in a language, in the order of their list; an unknown one is shown as it is. */
export function namesOf(
  list: readonly Readonly<{ code: string; tr: string; en: string }>[],
  codes: readonly string[],
  lang: Language,
): string[] {
  return codes.map((code) => list.find((one) => one.code === code)?.[lang] ?? code);
}

/** Is one of these categories special (art. 6/1)? */
export const holdsSpecial = (categories: readonly string[]): boolean =>
  dataCategories().some(({ code, special }) => special && categories.includes(code));
