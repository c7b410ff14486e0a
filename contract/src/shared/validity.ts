/** A row of the project's data with the days between which it holds; without them it always does. */
export type Dated = Readonly<{ valid_from?: string; valid_until?: string }>;

/** Does a row hold on a day (`YYYY-MM-DD`)? */
export const isValidOn = ({ valid_from, valid_until }: Dated, day: string): boolean =>
  (valid_from === undefined || valid_from <= day) &&
  (valid_until === undefined || day <= valid_until);

/** Only the days of a row, to be carried on with the rest of it. */
export const datesOf = ({
  valid_from,
  valid_until,
}: Dated & Readonly<{ code: string }>): Dated => ({
  ...(valid_from !== undefined && { valid_from }),
  ...(valid_until !== undefined && { valid_until }),
});
