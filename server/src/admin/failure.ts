/** A command that cannot be done; its message is one sentence for the operator. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/** Ends the command with a sentence. */
export function refuse(sentence: string): never {
  throw new AdminError(sentence);
}
