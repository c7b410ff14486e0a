import { choiceOf, type LookupName } from '../lookups.ts';
import { countryText } from '../shared/countries.ts';
import { articleIn } from '../shared/articles.ts';
import type { Language } from '../shared/primitives.ts';
import type { Touched, TouchedActivity, TouchedTransfer } from './touched.ts';

/** Names for parts of an answer that the register knows: `{kayitlar}`. */
export const REGISTER_PLACEHOLDERS = ['kayitlar', 'alicilar', 'yurt_disi'] as const;
type RegisterPlaceholder = (typeof REGISTER_PLACEHOLDERS)[number];

const WORDS = {
  tr: {
    data: 'Veriler',
    purposes: 'Amaç',
    bases: 'Hukuki sebep',
    recipients: 'Alıcılar',
    period: 'Saklama süresi',
    none: 'yok',
    noTransfer: 'yapılmamaktadır',
  },
  en: {
    data: 'Data',
    purposes: 'Purpose',
    bases: 'Legal basis',
    recipients: 'Recipients',
    period: 'Retention period',
    none: 'none',
    noTransfer: 'none',
  },
} as const;

const named = (lookup: LookupName, codes: readonly string[], lang: Language): string[] =>
  codes.map((code) => choiceOf(lookup, code)?.[lang] ?? code);

/** "Açık rıza (m. 5/1)": a basis with its article. */
const basisIn = (code: string, lang: Language): string => {
  const basis = choiceOf('isleme_sarti', code);
  if (!basis) return code;
  const article = basis.article && articleIn(`m. ${basis.article}`, lang);
  return article ? `${basis[lang]} (${article})` : basis[lang];
};

/** A recipient by its name and, abroad, its country. */
export const recipientIn = ({ ad, ulke, yurt_disi }: TouchedTransfer, lang: Language): string =>
  yurt_disi && ulke ? `${ad} (${countryText(ulke, lang)})` : ad;

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Names of the transfers of an activity, then the groups of recipients that none of them names. */
function recipientsOf(one: TouchedActivity, transfers: Touched['aktarimlar'], lang: Language) {
  const own = transfers.filter(({ faaliyetler }) => faaliyetler.includes(one.id));
  const covered = new Set(own.map(({ alici_grubu }) => alici_grubu));
  const groups = one.alici_grubu.filter((code) => !covered.has(code));
  return unique([
    ...own.map((transfer) => recipientIn(transfer, lang)),
    ...named('alici_grubu', groups, lang),
  ]);
}

/** A line about one activity: data, purposes, bases, recipients, period. What is empty is left out. */
function lineOf(one: TouchedActivity, transfers: Touched['aktarimlar'], lang: Language): string {
  const words = WORDS[lang];
  const period = one.saklama_suresi ?? '';
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [words.data, named('kisisel_veriler', one.islenen_kisisel_veriler, lang)],
    [words.purposes, named('islenme_amaci', one.islenme_amaci, lang)],
    [words.bases, one.isleme_sarti.map((code) => basisIn(code, lang))],
    [words.recipients, recipientsOf(one, transfers, lang)],
    [words.period, period ? named('saklama_suresi', [period], lang) : []],
  ];
  const said = parts.filter(([, values]) => values.length > 0);
  return [`• ${one.ad}`, ...said.map(([name, values]) => `${name}: ${values.join(', ')}`)].join(
    '. ',
  );
}

function abroadOf(transfers: Touched['aktarimlar'], lang: Language): string {
  const abroad = transfers.filter(({ yurt_disi }) => yurt_disi);
  if (abroad.length === 0) return WORDS[lang].noTransfer;
  return unique(
    abroad.map((one) => {
      const way = one.mekanizma && choiceOf('yurt_disi_mekanizma', one.mekanizma)?.[lang];
      return way ? `${recipientIn(one, lang)}: ${way}` : recipientIn(one, lang);
    }),
  ).join('; ');
}

/** Words of the register for those of its activities that concern the applicant. */
export function registerWords(
  { faaliyetler, aktarimlar }: Pick<Touched, 'faaliyetler' | 'aktarimlar'>,
  lang: Language,
): Readonly<Record<RegisterPlaceholder, string>> {
  const ids = new Set(faaliyetler.map(({ id }) => id));
  const own = aktarimlar.filter((one) => one.faaliyetler.some((activity) => ids.has(activity)));
  const recipients = unique(faaliyetler.flatMap((one) => recipientsOf(one, own, lang)));
  return {
    kayitlar: faaliyetler.map((one) => lineOf(one, own, lang)).join('\n'),
    alicilar: recipients.join(', ') || WORDS[lang].none,
    yurt_disi: abroadOf(own, lang),
  };
}

/**
 * Fills in what the register knows. Without an activity that concerns the applicant the names stay,
 * and the answer cannot be sent with them.
 */
export function fillFromRegister(
  text: string,
  records: Pick<Touched, 'faaliyetler' | 'aktarimlar'>,
  lang: Language,
): string {
  if (records.faaliyetler.length === 0) return text;
  const words = registerWords(records, lang);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const known = REGISTER_PLACEHOLDERS.find((one) => one === name);
    return known ? words[known] : whole;
  });
}
