import type { DutyOwner } from '@emanet/contract/clocks/owner';
import type { Language } from '@emanet/contract/shared/primitives';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Tx } from '../platform/db.ts';
import { rowsOf } from '../platform/rows.ts';

const BY_DEFAULT = labelOf('common.byDefault');

type Named = Readonly<{ company_id: number; sorumlu_id: number | null }>;
type Member = Readonly<{
  company_id: number;
  user_id: number;
  fullname: string;
  varsayilan: boolean;
}>;

/**
 * Persons in charge of duties on a day, in the companies of the transaction: the member it names, otherwise
 * the person in charge of the company. Every list that shows an owner asks here.
 */
export async function ownersOn(tx: Tx, today: string) {
  const members = await rowsOf<Member>(tx)`select * from duty_owners(${today}::date)`;
  const inCompany = Map.groupBy(members, ({ company_id }) => company_id);
  return ({ company_id, sorumlu_id }: Named): DutyOwner | null => {
    const all = inCompany.get(company_id) ?? [];
    const owner =
      all.find(({ user_id }) => user_id === sorumlu_id) ?? all.find((one) => one.varsayilan);
    if (!owner) return null;
    const { user_id, fullname } = owner;
    return { user_id, ad: fullname, varsayilan: user_id !== sorumlu_id };
  };
}

export type Owned = Readonly<{ sahip: DutyOwner | null }>;

/** Rows with the person who answers for each. A closed row (see `isOpen`) gets no default: it keeps its name. */
export async function withOwners<Row extends Named>(
  tx: Tx,
  today: string,
  rows: readonly Row[],
  isOpen: (row: Row) => boolean = () => true,
): Promise<(Row & Owned)[]> {
  if (rows.length === 0) return [];
  const ownerOf = await ownersOn(tx, today);
  return rows.map((row) => {
    const owner = ownerOf(row);
    return { ...row, sahip: owner?.varsayilan && !isOpen(row) ? null : owner };
  });
}

/** The person in charge in a sheet; a default of the company is marked. */
export const ownerInWords = ({ sahip }: Owned, lang: Language): string | null =>
  sahip && (sahip.varsayilan ? `${sahip.ad} (${BY_DEFAULT[lang]})` : sahip.ad);

/** One row with the person who answers for it. */
export async function withOwner<Row extends Named>(tx: Tx, today: string, row: Row) {
  return { ...row, sahip: (await ownersOn(tx, today))(row) };
}
