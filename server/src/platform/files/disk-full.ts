import { fail } from '../errors.ts';

/** The code of a system error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** A full disk or quota has its own error, since an operator can solve it. */
export function refuseWhenFull(error: unknown): void {
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') fail('STORAGE_FULL');
}
