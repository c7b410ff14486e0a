const LONGEST = 300;

/** A name of the program or of the schema: here no input of a person looks like it. */
const READING = /(?<=\((?:reading|setting) )'(\w+)'/;

/**
 * The message of an unexpected error without its quotations: quoted words, addresses and numbers can be
 * personal data, and the other words describe the error.
 */
export function plainMessage(error: Error): string {
  const kept = READING.exec(error.message)?.[0];
  const plain = error.message
    .replace(/(["'`“‘«]).*(["'`”’»])/gs, '…')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\d{4,}/g, '#')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .slice(0, LONGEST);
  return kept ? `${plain} ${kept}` : plain;
}

/**
 * The words of an unforeseen failure for the log: of the program's own the plain message, of the database's,
 * which can quote a row in any words, the names that migrations gave.
 */
export function placeOf(error: Error): Record<string, unknown> {
  if (!('code' in error)) return { reason: plainMessage(error) };
  const names = ['table', 'column', 'constraint', 'routine'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = name in error ? error[name as keyof typeof error] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
