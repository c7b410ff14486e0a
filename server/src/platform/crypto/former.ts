/** Secrets of before by the present one: while a rotation is under way, each process knows one pair. */
const former = new Map<string, string>();

/**
 * From now on what `before` sealed opens with `secret`, too; nothing new is made with it. Without one before
 * it a secret opens its own alone.
 */
export function succeed(secret: string, before: string | undefined): void {
  if (before === undefined) former.delete(secret);
  else former.set(secret, before);
}

/** The present secret, then the one before it while there is one. */
export function secretsOf(secret: string): readonly string[] {
  const before = former.get(secret);
  return before === undefined ? [secret] : [secret, before];
}
