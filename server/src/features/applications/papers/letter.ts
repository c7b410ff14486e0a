import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import {
  articleOf,
  articlesOf,
  RIGHT_TEXTS,
  type Right,
} from '@emanet/contract/data/application-rights';
import { groundsIn, refusalLine, type RefusalGround } from '@emanet/contract/applications/refusals';
import { actsForAnother } from '@emanet/contract/applications/requesters';
import { LETTER_WORDS } from '@emanet/contract/applications/letter-words';
import { fill } from '@emanet/contract/shared/fill';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { speaker } from '../../../platform/mail/speaker.ts';
import { madeOnce } from '../../../platform/pdf/made-once.ts';
import { makePdf, type PdfBlock } from '../../../platform/pdf/pdf.ts';
import type { Brand } from '../../../records/company/brand.ts';
import type { ApplicationSource } from '../queries.ts';
import { cameAt } from '../form/status.ts';

export const rightLine = (right: Right, lang: Language) =>
  `${RIGHT_TEXTS[right].short[lang]} (${articleOf(right, lang)})`;

type ReceiptOf = Readonly<{
  basvuru_no: string;
  gelis_tarihi: string;
  /** Did it come through the form, whose hour is known? */
  dogrulandi: boolean;
  son_gun: string;
  ad_soyad: string;
  temsil_edilen: string | null;
  haklar: readonly Right[];
  cevap_yolu: 'eposta' | 'posta';
  eposta: string | null;
  ekler: readonly Readonly<{ ad: string }>[];
  company_name: string;
}>;

const RECEIPT = {
  ...serverTexts((all) => all.applications.receipt),
  by: labelOf('applications.applicant'),
  behalf: labelOf('applications.represented'),
  came: labelOf('applications.came'),
  asks: serverText('applications.rightsExercised'),
  to: serverText('common.controller'),
};

const receipts = madeOnce();

/** The receipt that an applicant keeps. */
export const receiptPdf = (receipt: ReceiptOf, lang: Language): Promise<Buffer> =>
  receipts({ receipt, lang }, () => makeReceipt(receipt, lang));

function makeReceipt(receipt: ReceiptOf, lang: Language): Promise<Buffer> {
  const say = speaker(RECEIPT, lang);
  const line = (label: string, value: string) => `${label}: ${value}`;
  const { ekler, haklar } = receipt;
  const blocks: PdfBlock[] = [
    {
      list: [
        line(say('no'), receipt.basvuru_no),
        line(say('came'), cameAt(receipt, lang)),
        line(say('last'), dayInWords(receipt.son_gun, lang)),
        line(say('by'), receipt.ad_soyad),
        ...(receipt.temsil_edilen ? [line(say('behalf'), receipt.temsil_edilen)] : []),
        line(say('to'), receipt.company_name),
        line(say('way'), receipt.cevap_yolu === 'posta' ? say('post') : (receipt.eposta ?? '–')),
      ],
    },
    { heading: say('asks') },
    { list: haklar.map((right) => rightLine(right, lang)) },
    ...(ekler.length > 0 ? [{ heading: say('files') }, { list: ekler.map(({ ad }) => ad) }] : []),
    { heading: say('next') },
    { text: say('text') },
    { text: say('complaint') },
  ];
  const foot = `${receipt.company_name} · ${receipt.basvuru_no}`;
  return makePdf({ title: say('title'), lang, foot, blocks });
}

export type Letter = Readonly<{
  application: ApplicationSource;
  /** The applicant's number in full, as Art. 6(4) of the Communiqué on applications requires. */
  kimlik_no: string | null;
  company_name: string;
  company_address: string | null;
  brand: Brand;
  lang: Language;
  text: string;
  /** Grounds and explanation of the refusal. */
  refusal?:
    | Readonly<{
        ret_nedeni: RefusalGround;
        ret_ek_nedenler?: readonly RefusalGround[];
        ret_gerekcesi: string;
      }>
    | undefined;
  writer: string;
  today: string;
  place: number;
  annexes: readonly string[];
}>;

/** Addressee of a letter: name, identity and address, then the place of delivery. */
export function addresseeLines({
  application,
  kimlik_no,
  lang,
}: Pick<Letter, 'application' | 'kimlik_no' | 'lang'>): string[] {
  const { ad_soyad, adres, cevap_yolu, eposta, kimlik_turu, uyruk } = application;
  const { basvuran_turu, temsil_edilen } = application;
  const words = LETTER_WORDS[lang];
  const number = kimlik_no && kimlik_turu && `${words[kimlik_turu]}: ${kimlik_no}`;
  const nation = number && uyruk && `${words.nationality}: ${uyruk}`;
  return [
    ad_soyad,
    actsForAnother(basvuran_turu) &&
      temsil_edilen &&
      fill(words[basvuran_turu], { name: temsil_edilen }),
    [number, nation].filter(Boolean).join(', '),
    adres,
    cevap_yolu === 'posta' ? null : eposta,
  ].filter((line): line is string => Boolean(line));
}

const answers = madeOnce();

/** An answer as it is sent and kept. */
export const answerPdf = (letter: Letter): Promise<Buffer> =>
  answers({ ...letter, brand: letter.brand.of }, () => makeAnswer(letter));

/** The refusal (art. 13(3)): each ground with its article, then the explanation. */
export const refusalBlocks = (
  { ret_gerekcesi, ...grounds }: NonNullable<Letter['refusal']>,
  lang: Language,
): PdfBlock[] => [
  ...groundsIn(grounds).map((one) => ({
    text: `${LETTER_WORDS[lang].refusal}: ${refusalLine(one, lang)}`,
    bold: true,
  })),
  { text: ret_gerekcesi },
];

function makeAnswer(letter: Letter): Promise<Buffer> {
  const { application, lang, company_name, annexes, brand } = letter;
  const words = LETTER_WORDS[lang];
  const { basvuru_no, gelis_tarihi, haklar } = application;
  const blocks: PdfBlock[] = [
    { text: addresseeLines(letter).join('\n') },
    {
      text: fill(words.about, {
        day: dayInWords(new Date(gelis_tarihi), lang),
        articles: articlesOf(haklar, lang),
      }),
      bold: true,
    },
    ...letter.text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((text) => ({ text })),
    ...(letter.refusal ? refusalBlocks(letter.refusal, lang) : []),
    { text: `${words.regards}\n${company_name}\n${words.behalf} ${letter.writer}` },
    ...(annexes.length > 0
      ? [{ list: annexes.map((name, at) => `${words.annex} ${at + 1}: ${name}`) }]
      : []),
  ];
  const foot = fill(words.foot, { no: basvuru_no, place: letter.place });
  const letterhead = {
    name: company_name,
    address: letter.company_address,
    beside: [`${words.number}: ${basvuru_no}`, dayInWords(letter.today, lang)],
  };
  const { logo, color } = brand;
  return makePdf({
    title: fill(words.title, { no: basvuru_no }),
    lang,
    foot,
    blocks,
    letterhead,
    ...(logo && { logo }),
    ...(color && { color }),
  });
}
