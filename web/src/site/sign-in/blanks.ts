/** Placeholders in the built page, filled by the server (features/auth/sign-in-page/page.ts). */
export const BLANKS = {
  email: '__EMAIL__',
  next: '__NEXT__',
  andNext: '__AND_NEXT__',
  message: '__MESSAGE__',
} as const;
