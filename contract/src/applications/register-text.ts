import { choiceOf, type LookupName } from '../lookups.ts';
import { countryText } from '../shared/countries.ts';
import { recipientStatement, statementOf } from '../records/linked-answers.ts';
import { articleIn } from '../shared/articles.ts';
import type { Known } from '../shared/known.ts';
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
    missing: 'bilgi eksik',
  },
  en: {
    data: 'Data',
    purposes: 'Purpose',
    bases: 'Legal basis',
    recipients: 'Recipients',
    period: 'Retention period',
    none: 'none',
    noTransfer: 'none',
    missing: 'information missing',
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
export function recipientIn(transfer: TouchedTransfer, lang: Language): string {
  const { kurum, ulke, yurt_disi } = transfer;
  const name = (kurum !== null && choiceOf('kurum_adi', kurum)?.[lang]) || transfer.ad;
  return yurt_disi && ulke ? `${name} (${countryText(ulke, lang)})` : name;
}

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

/** Kinds of values an answer takes from the register. */
export const ANSWER_PARTS = ['veri', 'amac', 'sebep', 'alici', 'sure'] as const;
export type AnswerPart = (typeof ANSWER_PARTS)[number];

/** A value that can be taken out of an answer: a category of data, a purpose, a recipient and so on. */
export type AnswerChip = Readonly<{ part: AnswerPart; name: string; yurt_disi?: boolean }>;
export const chipKey = ({ part, name }: AnswerChip): string => `${part}:${name}`;

const NOTHING_OUT: ReadonlySet<string> = new Set();

type Records = Pick<Touched, 'faaliyetler' | 'aktarimlar' | 'varliklar'>;

/**
 * A gap that a person or the register has to fill; an answer with a gap cannot be sent. It names the
 * activities that leave it open.
 */
const missing = (lang: Language, of: readonly TouchedActivity[] = []): string =>
  `[${[WORDS[lang].missing, of.map(({ ad }) => ad.replace(/[[\]]/g, '')).join(', ')].filter(Boolean).join(': ')}]`;

const linkedTo = <One extends Readonly<{ faaliyetler: readonly number[] }>>(
  { id }: TouchedActivity,
  records: readonly One[],
): One[] => records.filter(({ faaliyetler }) => faaliyetler.includes(id));

const recipientsKnown = (one: TouchedActivity, { aktarimlar }: Records): Known =>
  recipientStatement(
    { ...one, groups: one.alici_grubu.length > 0 },
    linkedTo(one, aktarimlar).length,
  ).known;

/** A letter names recipients abroad, so only a transfer answers; an asset there has none recorded. */
function abroadKnown(one: TouchedActivity, { aktarimlar, varliklar }: Records): Known {
  const transfers = linkedTo(one, aktarimlar);
  const assets = linkedTo(one, varliklar);
  const records = transfers.filter(({ yurt_disi }) => yurt_disi).length;
  const open = [...transfers, ...assets].some(({ yurt_disi }) => yurt_disi !== false);
  return statementOf(one.yurt_disi_aktarim, { records, open }).known;
}
/** A text of an activity's line, and the chip that takes it out. */
type Said = AnswerChip & Readonly<{ text: string }>;

function saidOf(one: TouchedActivity, transfers: Touched['aktarimlar'], lang: Language): Said[] {
  const plain = (part: AnswerPart, texts: readonly string[]) =>
    texts.map((text) => ({ part, name: text, text }));
  return [
    ...one.islenen_kisisel_veriler.map((code) => {
      const item = choiceOf('kisisel_veriler', code);
      const text = item?.[lang] ?? code;
      return { part: 'veri' as const, name: item?.group?.[lang] ?? text, text };
    }),
    ...plain('amac', named('islenme_amaci', one.islenme_amaci, lang)),
    ...plain(
      'sebep',
      one.isleme_sarti.map((code) => basisIn(code, lang)),
    ),
    ...plain('alici', recipientsOf(one, transfers, lang)),
    ...plain('sure', one.saklama_suresi ? named('saklama_suresi', [one.saklama_suresi], lang) : []),
  ];
}

/** Transfers of these activities alone. */
const transfersOf = ({ faaliyetler, aktarimlar }: Records) => {
  const ids = new Set(faaliyetler.map(({ id }) => id));
  return aktarimlar.filter((one) => one.faaliyetler.some((activity) => ids.has(activity)));
};

/** Every value that these records bring into an answer, each once, part by part. */
export function answerChips(records: Records, lang: Language): readonly AnswerChip[] {
  const own = transfersOf(records);
  const abroad = new Set(
    own.filter(({ yurt_disi }) => yurt_disi).map((one) => recipientIn(one, lang)),
  );
  const all = new Map<string, AnswerChip>();
  for (const { part, name } of records.faaliyetler.flatMap((one) => saidOf(one, own, lang))) {
    const chip = { part, name, yurt_disi: part === 'alici' && abroad.has(name) };
    all.set(chipKey(chip), chip);
  }
  return [...all.values()].toSorted(
    (a, b) => ANSWER_PARTS.indexOf(a.part) - ANSWER_PARTS.indexOf(b.part),
  );
}

const LABELS = {
  veri: 'data',
  amac: 'purposes',
  sebep: 'bases',
  alici: 'recipients',
  sure: 'period',
} as const satisfies Record<AnswerPart, keyof (typeof WORDS)['tr']>;

/**
 * A line about one activity: data, purposes, bases, recipients, period. What a person took out is left
 * out; what the register does not know is missing.
 */
function lineOf(one: TouchedActivity, whole: readonly Said[], records: Records, choice: Choice) {
  const { lang, out } = choice;
  const words = WORDS[lang];
  const parts = ANSWER_PARTS.flatMap((part) => {
    const own = whole.filter((each) => each.part === part);
    const texts = own.filter((each) => !out.has(chipKey(each))).map(({ text }) => text);
    const recipients = part === 'alici' ? recipientsKnown(one, records) : 'evet';
    if (recipients === 'hayir') texts.push(words.none);
    if (recipients === 'bilinmiyor' || (own.length === 0 && recipients === 'evet'))
      texts.push(missing(lang));
    return texts.length > 0 ? [`${words[LABELS[part]]}: ${texts.join(', ')}`] : [];
  });
  return [`• ${one.ad}`, ...parts].join('. ');
}

/** Transfers abroad of the recipients that a person left in, and what is not known of others. */
function abroadOf(records: Records, { lang, out }: Choice): string {
  const abroad = records.aktarimlar
    .filter(({ yurt_disi }) => yurt_disi)
    .filter((one) => !out.has(chipKey({ part: 'alici', name: recipientIn(one, lang) })))
    .map((one) => {
      const way = one.mekanizma && choiceOf('yurt_disi_mekanizma', one.mekanizma)?.[lang];
      return `${recipientIn(one, lang)}: ${way || missing(lang)}`;
    });
  const open = records.faaliyetler.filter((one) => abroadKnown(one, records) === 'bilinmiyor');
  const texts = [...unique(abroad), ...(open.length > 0 ? [missing(lang, open)] : [])];
  return texts.join('; ') || WORDS[lang].noTransfer;
}

/** Names of recipients, and what is not known of others. */
function recipientsText(whole: readonly Said[], records: Records, { lang, out }: Choice): string {
  const told = whole.filter((each) => each.part === 'alici' && !out.has(chipKey(each)));
  const open = records.faaliyetler.filter((one) => recipientsKnown(one, records) === 'bilinmiyor');
  const texts = [
    ...unique(told.map(({ text }) => text)),
    ...(open.length > 0 ? [missing(lang, open)] : []),
  ];
  return texts.join(', ') || WORDS[lang].none;
}

/** The language of an answer, and the chips that a person took out of it. */
type Choice = Readonly<{ lang: Language; out: ReadonlySet<string> }>;

export type RegisterWords = Readonly<Record<RegisterPlaceholder, string>>;

/**
 * Words of the register for those of its activities that concern the applicant, without the chips
 * that are `out`. Without an activity the names stay, and the answer cannot be sent with them.
 */
export function registerWords(
  records: Records,
  lang: Language,
  out: ReadonlySet<string> = NOTHING_OUT,
): RegisterWords {
  const { faaliyetler } = records;
  if (faaliyetler.length === 0)
    return { kayitlar: '{kayitlar}', alicilar: '{alicilar}', yurt_disi: '{yurt_disi}' };
  const own = { ...records, aktarimlar: transfersOf(records) };
  const choice = { lang, out };
  const said = faaliyetler.map((one) => saidOf(one, own.aktarimlar, lang));
  return {
    kayitlar: faaliyetler.map((one, at) => lineOf(one, said[at] ?? [], own, choice)).join('\n'),
    alicilar: recipientsText(said.flat(), own, choice),
    yurt_disi: abroadOf(own, choice),
  };
}

/** Fills in what the register knows. */
export const fillFromRegister = (text: string, words: RegisterWords): string =>
  REGISTER_PLACEHOLDERS.reduce((now, name) => now.replaceAll(`{${name}}`, () => words[name]), text);

/**
 * Replaces the register's old words by its new ones. Words that a person has edited since stay: a short one
 * is recognised by the colon before it and the full stop after it.
 */
export const exchangeWords = (text: string, before: RegisterWords, after: RegisterWords): string =>
  REGISTER_PLACEHOLDERS.reduce((now, name) => {
    const [from, to] = [before[name], after[name]];
    return name === 'kayitlar' || from === `{${name}}`
      ? now.replaceAll(from, () => to)
      : now.replaceAll(`: ${from}.`, () => `: ${to}.`);
  }, text);

/** Activities and chips that are left out of an answer. */
export type AnswerChoice = Readonly<{ records: ReadonlySet<number>; chips: ReadonlySet<string> }>;
export const WHOLE_CHOICE: AnswerChoice = { records: new Set(), chips: NOTHING_OUT };

/** The choice that a text was filled with, read from its lines; everything if they match no choice. */
export function choiceIn(text: string, all: Records, lang: Language): AnswerChoice {
  const lines = text.split('\n').filter((line) => line.startsWith('• '));
  const isThere = ({ ad }: TouchedActivity) =>
    lines.some((line) => line === `• ${ad}` || line.startsWith(`• ${ad}. `));
  const faaliyetler = all.faaliyetler.filter(isThere);
  const some = { ...all, faaliyetler };
  const said = faaliyetler.flatMap((one) => saidOf(one, transfersOf(some), lang));
  const told = new Set(
    said.filter((each) => lines.some((line) => line.includes(each.text))).map(chipKey),
  );
  const chips = new Set(said.map(chipKey).filter((key) => !told.has(key)));
  const fits = lines.length > 0 && registerWords(some, lang, chips).kayitlar === lines.join('\n');
  const records = new Set(all.faaliyetler.filter((one) => !isThere(one)).map(({ id }) => id));
  return fits ? { records, chips } : WHOLE_CHOICE;
}
