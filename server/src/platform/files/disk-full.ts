import { fail } from '../errors.ts';

/** The code of a failure of the system, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** A full disk or quota is told apart, since an operator can do something about it. */
export function refuseWhenFull(error: unknown): void {
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') fail('STORAGE_FULL');
}
