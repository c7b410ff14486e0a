/** A row of the project's data with the days between which it holds; without them it always does. */
export type Dated = Readonly<{ valid_from?: string; valid_until?: string }>;

/** The day on which a row becomes valid, or was last valid, if a day (`YYYY-MM-DD`) is outside. */
export function outOfForce(
  { valid_from, valid_until }: Dated,
  day: string,
): Readonly<{ problem: 'not_yet_valid' | 'no_longer_valid'; day: string }> | undefined {
  if (valid_from !== undefined && day < valid_from)
    return { problem: 'not_yet_valid', day: valid_from };
  if (valid_until !== undefined && valid_until < day)
    return { problem: 'no_longer_valid', day: valid_until };
  return undefined;
}

/** Does a row hold on a day? */
export const isValidOn = (row: Dated, day: string): boolean => outOfForce(row, day) === undefined;

/** Only the days of a row, to be carried on with the rest of it. */
export const datesOf = ({
  valid_from,
  valid_until,
}: Dated & Readonly<{ code: string }>): Dated => ({
  ...(valid_from !== undefined && { valid_from }),
  ...(valid_until !== undefined && { valid_until }),
});
