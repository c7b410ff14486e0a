/** Stand in the built page for what the server fills in (features/auth/sign-in-page/page.ts). */
export const BLANKS = {
  email: '__EMAIL__',
  next: '__NEXT__',
  andNext: '__AND_NEXT__',
  message: '__MESSAGE__',
} as const;
