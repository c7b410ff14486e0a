import retentionPeriods from '../data/retention-periods.json' with { type: 'json' };
import { choiceOf, type LookupName } from '../lookups.ts';
import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

const JOINED = { tr: ' ve ', en: ' and ' } as const;

/** `a, b ve c` */
export const enumerated = (words: readonly string[], lang: Language): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')}${JOINED[lang]}${words.at(-1) ?? ''}`;

/** Words that a person wrote, without the full stop that ends the sentence they are put into. */
export const unended = (text: string): string => text.trim().replace(/\.+$/, '');

/** Names that keep their capital wherever they stand. */
const PROPER = /^(?:Türk|Turkish$|Kurul$|Board$|Active$|Directory$|Wi$|Bluetooth$)/;

/** Small letters within a sentence; names and abbreviations (KVKK, T.C., SaaS) keep theirs. */
export const inSentence = (phrase: string, lang: Language): string =>
  phrase.replace(/\p{L}[\p{L}.’']*/gu, (word) =>
    /\p{Lu}.*\p{Lu}/u.test(word) || PROPER.test(word) ? word : word.toLocaleLowerCase(lang),
  );

/** The first letter of a cell or sentence. */
export const capital = (phrase: string, lang: Language): string =>
  phrase.charAt(0).toLocaleUpperCase(lang) + phrase.slice(1);

/** Stored codes as words of a sentence. */
export const words = (lookup: LookupName, codes: readonly string[], lang: Language): string[] =>
  codes.map((code) => inSentence(withoutSuchAs(choiceOf(lookup, code)?.[lang] ?? code), lang));

/** A text names no “and the like” (Tebliğ art. 5/1-g): examples of a choice help to choose it alone. */
export const withoutSuchAs = (name: string): string =>
  name.replace(/ \([^)]*(?:vb\.|etc\.)\)/, '').replace(/,? (?:vb\.|etc\.)(?= |$)/g, '');

/** A legal basis with its article: `sözleşmenin kurulması veya ifası (m. 5/2-c)`. */
export function basisWords(code: string, lang: Language): string {
  const choice = choiceOf('isleme_sarti', code);
  if (!choice) return code;
  const name = inSentence(
    choice[lang].replace(/ \((?:özel nitelikli|special category)\)$/, ''),
    lang,
  );
  return choice.article ? `${name} (${articleIn(`m. ${choice.article}`, lang)})` : name;
}

/** Bases in a table, where the article tells the rest. */
const SHORT_BASES: Readonly<Record<string, Sentence>> = {
  k5_1_acik_riza: { tr: 'açık rıza', en: 'explicit consent' },
  k5_2_a_kanun: { tr: 'kanunda açıkça öngörülme', en: 'provided for by law' },
  k5_2_b_fiili_imkansizlik: { tr: 'hayatın korunması', en: 'protection of life' },
  k5_2_c_sozlesme: { tr: 'sözleşme', en: 'contract' },
  k5_2_cc_hukuki_yukumluluk: { tr: 'hukuki yükümlülük', en: 'legal obligation' },
  k5_2_e_hak: {
    tr: 'bir hakkın tesisi veya korunması',
    en: 'establishment or protection of a right',
  },
  k6_3_d_hak: {
    tr: 'bir hakkın tesisi veya korunması',
    en: 'establishment or protection of a right',
  },
  k6_3_a_acik_riza: { tr: 'açık rıza', en: 'explicit consent' },
  k6_3_b_kanun: { tr: 'kanunda açıkça öngörülme', en: 'provided for by law' },
  k6_3_e_saglik_hizmeti: {
    tr: 'sağlık hizmeti, sır saklama altında',
    en: 'healthcare under secrecy',
  },
  k6_3_f_istihdam_isg: {
    tr: 'istihdam, iş sağlığı ve güvenliği, sosyal güvenlik yükümlülüğü',
    en: 'obligation in employment, occupational safety or social security',
  },
  k5_2_f_mesru_menfaat: { tr: 'meşru menfaat', en: 'legitimate interest' },
};

/** A legal basis in a table. */
export function shortBasis(code: string, lang: Language): string {
  const article = choiceOf('isleme_sarti', code)?.article;
  const short = SHORT_BASES[code]?.[lang];
  return short && article
    ? `${short} (${articleIn(`m. ${article}`, lang)})`
    : basisWords(code, lang);
}

/** A purpose of the registry without the words that tell nothing: `eğitim faaliyetleri`. */
export const shortPurpose = (name: string, lang: Language): string =>
  lang === 'tr'
    ? name.replace(
        /(süreçleri|faaliyetleri|işleri|aktiviteleri|çalışmaları|yetkileri|işlemleri)nin (?:yürütülmesi|takibi ve yürütülmesi|planlanması)$/,
        '$1',
      )
    : name.replace(/^(?:running|carrying out|conducting|handling) /, '');

/** A period without the start that another cell tells: `10 yıl`. */
export function shortPeriod(value: string, lang: Language): string {
  const choice = choiceOf('saklama_suresi', value);
  if (!choice) return value;
  const name = inSentence(choice[lang], lang);
  if (lang === 'en') return name;
  return /itibaren (.+)$/.exec(name)?.[1] ?? name;
}

/** Periods whose names leave their start unsaid: `30 gün`. */
const BARE = /^(?:En (?:az|çok) )?\d+ (?:gün|ay|yıl)(?!\p{L})|^\d+ yıldan/u;
const STARTS = new Map(
  retentionPeriods.items
    .filter(({ tr }) => BARE.test(tr))
    .map(({ code, start_tr: tr, start_en: en }) => [code, { tr, en }]),
);

/** A period within a sentence, with its start; free text stays as it is. */
export function periodWords(value: string, lang: Language): string {
  const choice = choiceOf('saklama_suresi', value);
  if (!choice) return value;
  const start = STARTS.get(value)?.[lang];
  const of = lang === 'tr' ? 'başlangıç' : 'counted from';
  return `${inSentence(choice[lang], lang)}${start ? ` (${of}: ${start})` : ''}`;
}
