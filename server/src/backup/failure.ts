/** A backup that cannot be made or restored; its message says why, for a person. */
export class BackupError extends Error {
  override name = 'BackupError';
}
