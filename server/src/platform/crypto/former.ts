/** Former secrets by the present one: during a rotation each process knows one pair. */
const former = new Map<string, string>();

/** From now on `secret` also opens what `before` sealed; new seals use `secret` alone. */
export function succeed(secret: string, before: string | undefined): void {
  if (before === undefined) former.delete(secret);
  else former.set(secret, before);
}

/** The present secret, then the one before it while there is one. */
export function secretsOf(secret: string): readonly string[] {
  const before = former.get(secret);
  return before === undefined ? [secret] : [secret, before];
}
