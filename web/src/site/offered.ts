/**
 * Parts of the product whose screens came after this page was written. A line of a text that `needs`
 * one is shown once the part is named here.
 */
export const OFFERED: readonly string[] = ['applications'];
