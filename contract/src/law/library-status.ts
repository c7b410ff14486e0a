/**
 * How far a row of the library was checked: its articles, periods and conditions agree with tables of the
 * law whose text was read; it cites a page; or it was written from general knowledge. No counsel has read any.
 */
export const LIBRARY_STATUSES = ['karsilastirildi', 'ikinci_elden', 'dogrulanmadi'] as const;
export type LibraryStatus = (typeof LIBRARY_STATUSES)[number];

/** The status as a file of the library spells it. */
export const statusIn = (status: string): LibraryStatus =>
  LIBRARY_STATUSES.find((one) => one === status) ?? 'dogrulanmadi';
