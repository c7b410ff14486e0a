import { agreed, known, type Known } from '../shared/known.ts';

/** Why a statement about a record is not known: no answer, an answer without its record, or both against each other. */
export const LACKS = ['yanitsiz', 'kayitsiz', 'celiski'] as const;
export type Lack = (typeof LACKS)[number];

/** A statement about an activity, from its own answer and its linked records. */
export type Statement = Readonly<{ known: Known; lack?: Lack }>;

type YesNo = boolean | null | undefined;

/** Records linked to an activity; `open`: one of them leaves the same question unanswered. */
export type Linked = Readonly<{ records: number; open?: boolean }>;

/** A record's own answer with its linked records, and what is missing if they do not settle it. */
export function statementOf(own: YesNo, { records, open = false }: Linked): Statement {
  const answer = agreed(known(own), records);
  if (answer === 'evet') return { known: answer };
  if (answer === 'hayir') return open ? { known: 'bilinmiyor' } : { known: answer };
  if (own === true) return { known: answer, lack: 'kayitsiz' };
  return { known: answer, lack: own === false ? 'celiski' : 'yanitsiz' };
}

/** Answers of an activity about those who receive its data. */
export type RecipientAnswers = Readonly<{
  /** Does it name groups of recipients, for all its data or for a category? */
  groups: boolean;
  alici_yok: YesNo;
  /** Its other answers, each of which contradicts "no recipients". */
  dahil_oluyormu?: string | null | undefined;
  yurt_disi_aktarim?: YesNo;
}>;

/** Whether an activity has recipients: its groups or its transfers name them. */
export function recipientStatement(one: RecipientAnswers, transfers: number): Statement {
  const others = one.groups || one.dahil_oluyormu === 'evet' || one.yurt_disi_aktarim === true;
  if (one.alici_yok === true)
    return others || transfers > 0 ? { known: 'bilinmiyor', lack: 'celiski' } : { known: 'hayir' };
  return one.groups || transfers > 0
    ? { known: 'evet' }
    : { known: 'bilinmiyor', lack: 'yanitsiz' };
}

/** Whether a supplier takes part in an activity, by its answer and the transfers to suppliers. */
export const supplierStatement = (dahil_oluyormu: string | null | undefined, transfers: number) =>
  statementOf(dahil_oluyormu === 'evet' ? true : dahil_oluyormu === 'hayir' ? false : null, {
    records: transfers,
  });
