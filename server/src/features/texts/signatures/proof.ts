import { serverText } from '@emanet/contract/locales/server-texts';
import { createHash } from 'node:crypto';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TextKind } from '@emanet/contract/texts/kinds';
import { kindOf } from '@emanet/contract/texts/kinds';
import { outcomeOf, subjectsOf } from '@emanet/contract/texts/signatures';
import type { Decision, Outcome, SignatureState, Subject } from '@emanet/contract/texts/signatures';
import { dayInWords, momentInWords } from '../../../platform/day-in-words.ts';
import { makePdf, type PdfBlock } from '../../../platform/pdf/pdf.ts';
import type { Brand } from '../../../records/company/brand.ts';
import { stateOf, type SignaturePage, type StoredSignature } from './queries.ts';

const read = serverText('texts.signatures.read');
const agreed = serverText('texts.signatures.agreed');
const consented = serverText('texts.signatures.consented');
const refused = serverText('texts.signatures.refused');

const partly = serverText('texts.signatures.partly');

/** The sentence of a declaration: a notice informs, a contract is agreed to. */
export function declarationOf(kind: TextKind, decision: Outcome, lang: Language): string {
  if (decision === 'kismi') return partly[lang];
  if (decision === 'ret') return refused[lang];
  const { group } = kindOf(kind);
  if (group === 'riza') return consented[lang];
  return (group === 'sozlesme' || group === 'standart' ? agreed : read)[lang];
}

const WORDS = {
  tr: {
    receipt: 'Okuma ve beyan belgesi',
    proof: 'İmza listesi kanıtı',
    person: 'Ad soyad',
    text: 'Metin',
    version: 'Sürüm',
    published: 'Yayımlanma',
    approved: 'Onaylayan',
    digest: 'Sürümün özeti (SHA-256)',
    said: 'Beyan',
    when: 'Beyan anı (Türkiye saati)',
    no: 'Kayıt no',
    opened: 'İlk açılış',
    note: 'Beyan, kişiye özel e-posta bağlantısından verilmiştir; 5070 sayılı Kanun anlamında güvenli elektronik imza değildir.',
    made: 'Belge anı',
    summary: 'Özet',
    totals: (all: number, given: number, back: number) =>
      `${all} kişiden ${given} kişi beyanda bulundu.${back > 0 ? ` Açık rızasını tümüyle ya da kısmen geri alan: ${back} kişi.` : ''}`,
    people: 'Kişiler',
    listDigest: 'Listenin özeti (SHA-256)',
    subject: (at: number) => `Konu ${at}`,
    subjects: 'Rıza konuları',
    decided: { kabul: 'açık rıza veriyorum', ret: 'açık rıza vermiyorum' },
    given: (numbers: string) => `rıza verilen konular: ${numbers}`,
    refused: (numbers: string) => `rıza verilmeyen konular: ${numbers}`,
    withdrawn: (what: string, day: string, written: boolean) =>
      `geri alınan rıza: ${what} (${day}${written ? ', yazılı' : ''})`,
    back: 'Geri alınan rıza',
    whole: 'tümü',
    states: {
      kabul: 'beyan verdi',
      kismi: 'kısmen rıza verdi',
      ret: 'rıza vermedi',
      geri_alindi: 'rızasını geri aldı',
      acildi: 'açtı, beyan vermedi',
      bekliyor: 'açmadı',
      posta_istemiyor: 'adres e-posta istemiyor',
      ulasmadi: 'e-posta ulaşmadı',
      suresi_doldu: 'süresi doldu',
      yenilendi: 'yerini yeni sürüm aldı',
    },
  },
  en: {
    receipt: 'Record of reading and declaration',
    proof: 'Proof of a signature list',
    person: 'Name',
    text: 'Text',
    version: 'Version',
    published: 'Published',
    approved: 'Approved by',
    digest: 'Digest of the version (SHA-256)',
    said: 'Declaration',
    when: 'Declared at (Turkey time)',
    no: 'Record no.',
    opened: 'First opened',
    note: 'The declaration was made through a personal e-mail link; it is not a secure electronic signature within the meaning of Turkish Law No. 5070.',
    made: 'Made at',
    summary: 'Summary',
    totals: (all: number, given: number, back: number) =>
      `${given} of ${all} people made a declaration.${back > 0 ? ` Consent withdrawn, wholly or in part, by: ${back}.` : ''}`,
    people: 'People',
    listDigest: 'Digest of the list (SHA-256)',
    subject: (at: number) => `Subject ${at}`,
    subjects: 'Subjects of the consent',
    decided: { kabul: 'I give my explicit consent', ret: 'I do not give my explicit consent' },
    given: (numbers: string) => `consented to subjects ${numbers}`,
    refused: (numbers: string) => `did not consent to subjects ${numbers}`,
    withdrawn: (what: string, day: string, written: boolean) =>
      `consent withdrawn: ${what} (${day}${written ? ', in writing' : ''})`,
    back: 'Consent withdrawn',
    whole: 'all of it',
    states: {
      kabul: 'declared',
      kismi: 'consented in part',
      ret: 'did not consent',
      geri_alindi: 'withdrew the consent',
      acildi: 'opened, did not declare',
      bekliyor: 'did not open',
      posta_istemiyor: 'address refuses e-mail',
      ulasmadi: 'e-mail did not arrive',
      suresi_doldu: 'expired',
      yenilendi: 'superseded by a new version',
    },
  },
} as const;

type Version = Pick<SignaturePage, 'ad' | 'sira' | 'onaylayan' | 'yayin_tarihi' | 'ozet'>;
const versionFacts = (one: Version, lang: Language): [string, string][] => {
  const words = WORDS[lang];
  return [
    [words.text, one.ad],
    [words.version, String(one.sira)],
    [words.published, momentInWords(one.yayin_tarihi, lang)],
    [words.approved, one.onaylayan],
    [words.digest, one.ozet],
  ];
};

export type Declared = Pick<
  SignaturePage,
  'id' | 'fullname' | 'tur' | 'icerik' | 'kararlar' | 'geri_alinan'
> &
  Version &
  Readonly<{ karar: Decision; karar_tarihi: string }>;

/** Decisions of a person about each subject of a consent, in the order of the text. */
export const decisionLines = (
  { tur, icerik, kararlar }: Pick<Declared, 'tur' | 'icerik' | 'kararlar'>,
  lang: Language,
): [string, string][] =>
  subjectsOf(tur, icerik[lang], lang).flatMap(({ k, text }, at): [string, string][] => {
    const decision = kararlar?.[k];
    const words = WORDS[lang];
    return decision ? [[words.subject(at + 1), `${text}: ${words.decided[decision]}`]] : [];
  });

/** Version of a person's declaration, its digest, and its time. */
export const receiptFacts = (one: Declared, lang: Language): [string, string][] => {
  const words = WORDS[lang];
  return [
    [words.person, one.fullname],
    ...versionFacts(one, lang),
    [words.said, declarationOf(one.tur, outcomeOf(one.karar, one.kararlar), lang)],
    ...decisionLines(one, lang),
    [words.when, momentInWords(one.karar_tarihi, lang)],
    ...withdrawalLines(one, subjectsOf(one.tur, one.icerik[lang], lang), lang).map(
      (line): [string, string] => [words.back, line],
    ),
    [words.no, String(one.id)],
  ];
};

/** Withdrawals of a person, grouped by day: subjects by their place in the text, and the day. */
export function withdrawalLines(
  { geri_alinan }: Pick<Declared, 'geri_alinan'>,
  subjects: readonly Subject[],
  lang: Language,
): string[] {
  const words = WORDS[lang];
  const days = Map.groupBy(geri_alinan, ({ gun, yol }) => `${gun} ${yol}`);
  return [...days.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const places = some.flatMap(({ konu }) => {
      const at = subjects.findIndex(({ k }) => k === konu);
      return at < 0 ? [] : String(at + 1);
    });
    const what = places.length > 0 ? places.join(', ') : words.whole;
    return words.withdrawn(what, dayInWords(first.gun, lang), first.yol === 'yazili');
  });
}

/** The record of one person's declaration. */
export const receiptPdf = (
  one: Declared,
  { lang, company_name, brand }: Readonly<{ lang: Language; company_name: string; brand: Brand }>,
): Promise<Buffer> =>
  makePdf({
    ...brand,
    title: WORDS[lang].receipt,
    lang,
    foot: `${company_name} · ${one.ad}`,
    blocks: [{ facts: receiptFacts(one, lang) }, { text: WORDS[lang].note }],
  });

type Listed = Readonly<{
  tur: TextKind;
  lang: Language;
  inForce: number | null;
  today: string;
  /** Addresses that want no mail. */
  refusing: ReadonlySet<string>;
  /** Subjects of a consent, in the order in which decisions name them. */
  subjects: readonly Subject[];
}>;

/** Numbers of the subjects with one decision. */
const numbersOf = (
  subjects: readonly Subject[],
  kararlar: StoredSignature['kararlar'],
  decision: Decision,
): string =>
  subjects.flatMap(({ k }, at) => (kararlar?.[k] === decision ? String(at + 1) : [])).join(', ');

/** Addressees of a version, one a line: what each declared and when, or why not. */
export const linesOf = (
  people: readonly StoredSignature[],
  { tur, lang, inForce, today, refusing, subjects }: Listed,
): string[] => {
  const words = WORDS[lang];
  return people.map((one) => {
    const { id, fullname, email, karar, kararlar, karar_tarihi, acilma_tarihi } = one;
    const given = numbersOf(subjects, kararlar, 'kabul');
    const refused = numbersOf(subjects, kararlar, 'ret');
    const states: Readonly<Record<SignatureState, string>> = words.states;
    const state = states[stateOf(one, { inForce, today, optedOut: refusing.has(email) })];
    const said =
      karar && karar_tarihi
        ? [
            momentInWords(karar_tarihi, lang),
            declarationOf(tur, outcomeOf(karar, kararlar), lang),
            ...(given ? [words.given(given)] : []),
            ...(refused ? [words.refused(refused)] : []),
            ...withdrawalLines(one, subjects, lang),
          ].join(' · ')
        : `${state}${acilma_tarihi ? ` (${words.opened}: ${momentInWords(acilma_tarihi, lang)})` : ''}`;
    return `${fullname} (${email}) · ${said} · ${words.no} ${id}`;
  });
};

/** The same as a document, with a digest of the whole list. */
export function proofPdf(
  people: readonly StoredSignature[],
  {
    version,
    now,
    company_name,
    brand,
    ...listed
  }: Listed & Readonly<{ version: Version; now: Date; company_name: string; brand: Brand }>,
): Promise<Buffer> {
  const { lang } = listed;
  const words = WORDS[lang];
  const rows = linesOf(people, listed);
  const blocks: PdfBlock[] = [
    { facts: [...versionFacts(version, lang), [words.made, momentInWords(now, lang)]] },
    { heading: words.summary },
    {
      text: words.totals(
        people.length,
        people.filter(({ karar }) => karar).length,
        people.filter(({ geri_alinan }) => geri_alinan.length > 0).length,
      ),
    },
    { text: words.note },
    ...(listed.subjects.length > 0
      ? [
          { heading: words.subjects },
          { list: listed.subjects.map(({ text }, at) => `${words.subject(at + 1)}: ${text}`) },
        ]
      : []),
    { heading: words.people },
    { list: rows },
    {
      facts: [[words.listDigest, createHash('sha256').update(JSON.stringify(rows)).digest('hex')]],
    },
  ];
  return makePdf({
    ...brand,
    title: `${words.proof}: ${version.ad}`,
    lang,
    foot: `${company_name} · ${version.ad}`,
    blocks,
  });
}
