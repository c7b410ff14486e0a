import type { AnswerOutcome, Application, ApplicationTemplate } from '../applications.ts';
import { feeIsLawful } from './fee.ts';
import { fitsRights, groundsIn, isRefusal, REFUSALS, type RefusalGround } from './refusals.ts';
import { actsForAnother } from './requesters.ts';
import type { Right } from '../data/application-rights.ts';

/** Names for values of the application, in texts and templates: `{ad_soyad}`. */
export const PLACEHOLDERS = ['ad_soyad', 'basvuru_no', 'gelis_tarihi'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Fills in the placeholders; what the writer has to replace (`[…]`) stays. */
export const fillIn = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = PLACEHOLDERS.find((one) => one === name);
    return known ? values[known] : whole;
  });

/** The parts of a text that wait for the writer: `[saklama süresi]`, or a name in braces that is none. */
export const openParts = (text: string): string[] =>
  [...text.matchAll(/\[[^\]\n]+\]|\{(\w+)\}/g)]
    .filter(([, name]) => !PLACEHOLDERS.some((one) => one === name))
    .map(([whole]) => whole);

/** Conditions of sending an answer; only a person can confirm the last one. */
export const ANSWER_CHECKS = [
  'sonuc',
  'metin',
  'gerekce',
  'dayanak',
  'yer_tutucu',
  'ucret',
  'sikayet',
  'departman',
  'alici',
  'basvuran',
  'yetki',
  'kimlik',
  'kontrol',
] as const;
export type AnswerCheck = (typeof ANSWER_CHECKS)[number];

type Checked = Pick<
  Application,
  | ('taslak' | 'haklar' | 'department_id' | 'cevap_yolu' | 'eposta' | 'adres')
  | ('basvuran_turu' | 'yetki_tarihi' | 'kimlik_turu')
>;

/** Fewer letters than this are no explanation. */
const LEAST_REASON = 20;
const isWritten = (text: string | null | undefined, least: number): boolean =>
  (text ?? '').trim().length >= least;

/** Which of them are so. */
export function checkAnswer(application: Checked): Readonly<Record<AnswerCheck, boolean>> {
  const { taslak, haklar, department_id, cevap_yolu, eposta, adres } = application;
  const metin = taslak?.metin ?? '';
  return {
    sonuc: Boolean(taslak?.sonuc),
    metin: metin.trim().length >= 20,
    gerekce:
      taslak?.sonuc === 'kabul' ||
      (isRefusal(taslak?.sonuc) &&
        Boolean(taslak?.ret_nedeni) &&
        isWritten(taslak?.ret_gerekcesi, LEAST_REASON)),
    dayanak:
      !taslak?.sonuc ||
      !isRefusal(taslak.sonuc) ||
      !taslak.ret_nedeni ||
      fitsRights(groundsIn(taslak), haklar, taslak.sonuc, taslak.ret_gerekcesi ?? ''),
    ucret: metin !== '' && feeIsLawful(metin),
    yer_tutucu: metin !== '' && openParts(metin).length === 0,
    // Every answer names the road to the Board, with its article.
    sikayet: /\b14\b/.test(metin) && /Kurul|Board/i.test(metin),
    departman: department_id !== null,
    alici: Boolean(cevap_yolu === 'eposta' ? eposta : adres),
    basvuran: application.basvuran_turu !== null,
    yetki: !actsForAnother(application.basvuran_turu) || application.yetki_tarihi !== null,
    // A refusal holds no personal data; any other answer needs an identified person, which is impossible
    // while the type of applicant is unknown.
    kimlik:
      taslak?.sonuc === 'ret' ||
      (application.basvuran_turu !== null &&
        (application.kimlik_turu !== null || isWritten(taslak?.kimlik_nedeni, LEAST_REASON))),
    kontrol: taslak?.kontrol === true,
  };
}

/** The checks of this answer that a screen shows with a tick; a check without a question gets no tick. */
export const checksRaised = ({ basvuran_turu, taslak }: Checked): readonly AnswerCheck[] => {
  const asked: Partial<Record<AnswerCheck, boolean>> = {
    gerekce: isRefusal(taslak?.sonuc),
    dayanak: isRefusal(taslak?.sonuc) && Boolean(taslak?.ret_nedeni),
    yetki: actsForAnother(basvuran_turu),
    kimlik: taslak?.sonuc !== 'ret',
    kontrol: false,
  };
  return ANSWER_CHECKS.filter((one) => asked[one] ?? true);
};

/** Shipped texts by the rights they answer, the strictest right first. */
const FITTING: readonly (readonly [rights: readonly Right[], codes: readonly string[]])[] = [
  [['e'], ['silindi', 'silme_kismen', 'silme_ret']],
  [['d'], ['duzeltme', 'duzeltme_ret']],
  [['a', 'b', 'c'], ['bilgi']],
  [['ç'], ['aktarim']],
  [['g'], ['otomatik_kabul', 'otomatik_ret']],
  [['ğ'], ['zarar_ret']],
];

/** The text that states a ground or else answers these rights, with an outcome a person chose; none is right for all. */
export const templateFor = (
  rights: readonly Right[],
  outcome: AnswerOutcome,
  templates: readonly ApplicationTemplate[],
  ground?: RefusalGround | null,
): ApplicationTemplate | undefined => {
  const stated = ground ? REFUSALS[ground].templates : [];
  const byRight = FITTING.find(([own]) => own.some((right) => rights.includes(right)))?.[1] ?? [];
  const codes = stated.length > 0 ? stated : byRight;
  return templates.find(({ kod, sonuc }) => sonuc === outcome && codes.includes(kod));
};
