/** Widths of the columns of a sheet, in characters. */
export const NARROW = 14;
export const NORMAL = 24;
export const WIDE = 44;
