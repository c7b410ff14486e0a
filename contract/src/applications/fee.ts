/**
 * The Board's tariff for answers in writing (Communiqué on applications to the controller, m. 7/1): ten pages
 * are free, each further page may cost one lira. Answers by e-mail cost nothing.
 */
export const FREE_PAGES = 10;
const LIRA_A_PAGE = 1;

/** The highest lawful fee for an answer of so many pages. */
export const mostFee = (pages: number): number => Math.max(0, pages - FREE_PAGES) * LIRA_A_PAGE;

const SENTENCE = /[^.!?\n]*(?:\.(?=\d)[^.!?\n]*)*/g;
const FEE = /ücret|ödenecek tutar|\bfees?\b|amount due/i;
const EACH_PAGE = /her sayfa|each (?:further )?page|per page/i;
const AMOUNT = /(\d+(?:[.,]\d+)*)\s*(?:TL|TRY|Türk lirası|lira|Turkish liras?)(?![\p{L}])/iu;
const PAGES = /(\d+)\s*(?:sayfa|pages?)/i;

const numberOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/**
 * Whether a text asks for no more than the tariff allows. A text that asks for a fee has to say how many
 * pages the answer has; without a fee there is nothing to check.
 */
export function feeIsLawful(text: string): boolean {
  const pages = Number(PAGES.exec(text)?.[1] ?? 0);
  return (text.match(SENTENCE) ?? [])
    .filter((one) => FEE.test(one))
    .every((sentence) => {
      const amount = AMOUNT.exec(sentence)?.[1];
      if (amount === undefined) return true;
      return numberOf(amount) <= (EACH_PAGE.test(sentence) ? LIRA_A_PAGE : mostFee(pages));
    });
}
